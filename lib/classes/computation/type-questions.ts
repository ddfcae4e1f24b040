import { type Literal, print } from './literal';

/** Tells whether React Native accepts `value` for a style key or, with `prop`, for a prop. */
export type Accepts = (kind: Kind, key: string, value: Literal) => boolean;
export type Kind = 'style' | 'prop';

/** Props of react-native-svg, which takes what CSS takes; its shapes read them from a style too. */
const SHAPE_PROPS = new Set(['fill', 'stroke', 'strokeWidth']);
/** Steps of a transform for which React Native throws without one of these units, whatever its types say. */
const TURN = /^(?:rotate|skew)/;
const ANGLE = /(?:deg|rad)$/;
/** Strings that React Native's `processAspectRatio` accepts; it throws at others. */
const RATIO = /^(?:auto|[\d.]+(?: *\/ *[\d.]+)?)$/;
/** Lengths that are typed as any string, though the layout engine only reads percentages. */
const LENGTHS = /^(?:gap|rowGap|columnGap|border\w*Radius)$/;
const PERCENTAGE = /^-?[\d.]+%$/;
/** Numbers whose types list the values one by one. */
const LISTED_NUMBERS = new Set(['fontWeight']);

/** One line of TypeScript that is correct when React Native accepts the value; alike values share it. */
export function toQuestion(kind: Kind, key: string, value: Literal): string {
  return `: ${kind}<'${key}'> = ${print(representative(key, value))};`;
}

/** Judges values by the questions that the types of React Native answered, colors by its own parser; an empty object says nothing. */
export function toAccepts(
  isAccepted: Accepts,
  normalizeColor: (color: string) => number | null,
): Accepts {
  return (kind, key, value) => {
    if (JSON.stringify(value) === '{}') return false;
    if (kind === 'prop' && SHAPE_PROPS.has(key)) return true;
    if (/color$/i.test(key) && typeof value === 'string' && !value.startsWith('PlatformColor')) {
      const isKnown = kind === 'prop' || isAccepted(kind, key, value);
      return isKnown && normalizeColor(value) !== null;
    }
    return isAccepted(kind, key, value) && isReadable(key, value);
  };
}

/** Parts what a component gets into its style and its props. */
export function toStyleAndProps(
  style: Record<string, Literal>,
  props: Record<string, Literal> = {},
): { style: Record<string, Literal>; props: Record<string, Literal> } {
  const isProp = ([key]: [string, Literal]) => SHAPE_PROPS.has(key);
  const entries = Object.entries(style);
  return {
    style: Object.fromEntries(entries.filter((entry) => !isProp(entry))),
    props: { ...Object.fromEntries(entries.filter(isProp)), ...props },
  };
}

/** Rejects values that pass the type check but fail at run time. */
function isReadable(key: string, value: Literal): boolean {
  if (key === 'transform') return turnsByAngles(value);
  if (typeof value !== 'string') return true;
  if (key === 'aspectRatio') return RATIO.test(value);
  return !LENGTHS.test(key) || PERCENTAGE.test(value);
}

function turnsByAngles(transform: Literal): boolean {
  const steps = (Array.isArray(transform) ? transform : []).flatMap((step) =>
    Object.entries(Object(step)),
  );
  return steps.every(([name, amount]) => !TURN.test(name) || ANGLE.test(String(amount)));
}

function representative(key: string, value: Literal): Literal {
  if (typeof value === 'number') return LISTED_NUMBERS.has(key) ? value : 1;
  if (typeof value === 'string') {
    return value.replace(/^#[\da-f]{3,8}$/i, '#000').replace(/^-?[\d.]+(%|deg|rad|px)$/, '1$1');
  }
  if (Array.isArray(value)) return value.map((item) => representative(key, item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, representative(name, item)]);
  return Object.fromEntries(entries);
}
