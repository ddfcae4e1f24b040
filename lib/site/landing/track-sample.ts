/** Where the sample is drawn. */
export const platforms = ['ios', 'android', 'web'] as const;
/** One of the three frames. */
export type Platform = (typeof platforms)[number];

/** A class of the sample and what the library makes of it; no value where it does nothing. */
export interface SampleClass {
  name: string;
  /** On when the page arrives. */
  on: boolean;
  /** Native style properties that the platform uses, at 14 dp to the rem. */
  ios?: NativeStyle;
  android?: NativeStyle;
  /** CSS declarations with their variables filled in (16 px to the rem). */
  web?: Record<string, string>;
  /** The class whose values this one replaces where both apply. */
  replaces?: string;
}

/** Style values of React Native; an offset is the one nested value among them. */
export type NativeStyle = Record<string, string | number | { width: number; height: number }>;

/** Classes of the card that can be switched one by one, in the order of the code. */
export const switches: readonly SampleClass[] = [
  both('flex-row', { flexDirection: 'row' }, { 'flex-direction': 'row' }),
  both('items-center', { alignItems: 'center' }, { 'align-items': 'center' }),
  both('gap-4', { rowGap: 14, columnGap: 14 }, { gap: '1rem' }),
  both('p-4', { padding: 14 }, { padding: '1rem' }),
  both('rounded-2xl', { borderRadius: 14 }, { 'border-radius': '1rem' }),
  {
    name: 'shadow-lg',
    on: true,
    ios: {
      shadowColor: '#00000059',
      shadowOffset: { width: 0, height: 4 },
      shadowRadius: 10,
      shadowOpacity: 1,
    },
    android: { shadowColor: '#00000059', elevation: 8 },
    web: { 'box-shadow': '0 4px 10px rgb(0 0 0 / 0.35)' },
  },
  { name: 'ios:rounded-full', on: false, ios: { borderRadius: 9999 }, replaces: 'rounded-2xl' },
];

/** Background classes of the card: always exactly one. */
export const colors: readonly SampleClass[] = [
  both('bg-sky-700', { backgroundColor: '#0369a1' }, { 'background-color': 'rgb(3 105 161)' }),
  {
    ...both(
      'bg-teal-700',
      { backgroundColor: '#0f766e' },
      { 'background-color': 'rgb(15 118 110)' },
    ),
    on: false,
  },
  {
    ...both(
      'bg-rose-700',
      { backgroundColor: '#be123c' },
      { 'background-color': 'rgb(190 18 60)' },
    ),
    on: false,
  },
];

/** Every class of the card, the color first, as the code lists them. */
export const sampleClasses: readonly SampleClass[] = [...colors, ...switches];

/** The classes of the parts inside the card, which cannot be switched. */
export const parts = {
  cover: 'size-12 rounded-lg bg-white/25',
  title: 'text-base font-bold text-white',
  artist: 'text-sm text-white',
} as const;

/** A style value as it is written in code. */
export function toLiteral(value: NativeStyle[string]): string {
  if (typeof value === 'object') return `{ width: ${value.width}, height: ${value.height} }`;
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function both(name: string, native: NativeStyle, web: Record<string, string>): SampleClass {
  return { name, on: true, ios: native, android: native, web };
}
