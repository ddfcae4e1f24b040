/** Platforms on which the landing page shows its demo card. */
export const platforms = ['ios', 'android', 'web'] as const;
/** Platform on which the demo card is shown. */
export type DemoPlatform = (typeof platforms)[number];

/**
 * Class of the demo card, with its styles on each platform. A platform's styles are undefined if the class
 * does nothing there.
 */
export interface SampleClass {
  name: string;
  /** Whether the card has the class initially. */
  on: boolean;
  /** React Native style on iOS, with 14 dp per rem. */
  ios?: DemoNativeStyle;
  android?: DemoNativeStyle;
  /** CSS declarations on the web. CSS variables in their values are resolved. */
  web?: Record<string, string>;
  /** Other class of the card that this class overrides when both apply. */
  replaces?: string;
}

/** React Native style object. Only a shadow offset is a nested object. */
export type DemoNativeStyle = Record<string, string | number | { width: number; height: number }>;

/** Classes of the card that can be toggled individually, in source order. */
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

/** Background classes of the card. The card has exactly one of them at any time. */
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

/** All classes of the card, in the order in which the source shows them: background colors first. */
export const sampleClasses: readonly SampleClass[] = [...colors, ...switches];

/** Classes of the elements inside the card, which cannot be toggled. */
export const demoParts = {
  cover: 'size-12 rounded-lg bg-white/25',
  title: 'text-base font-bold text-white',
  artist: 'text-sm text-white',
} as const;

/** Formats a native style value as a JavaScript literal. */
export function toNativeLiteral(value: DemoNativeStyle[string]): string {
  if (typeof value === 'object') return `{ width: ${value.width}, height: ${value.height} }`;
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function both(name: string, native: DemoNativeStyle, web: Record<string, string>): SampleClass {
  return { name, on: true, ios: native, android: native, web };
}
