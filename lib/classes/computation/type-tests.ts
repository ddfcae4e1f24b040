import { type Literal, print } from './literal';

/** Whether React Native accepts `value` for a style key or, with kind `prop`, for a prop. */
export type Accepts = (kind: Kind, key: string, value: Literal) => boolean;
/** Whether a value is set as a style key or as a prop. */
export type Kind = 'style' | 'prop';

/**
 * Props of react-native-svg shapes. They accept any CSS value, and shapes read them from a style as
 * well.
 */
const SHAPE_PROPS = new Set(['fill', 'stroke', 'strokeWidth']);
/**
 * Transform steps that need an angle unit. React Native throws without one, although its types
 * allow it.
 */
const TURN = /^(?:rotate|skew)/;
const ANGLE = /(?:deg|rad)$/;
/**
 * Strings that React Native's `processAspectRatio` accepts. The function throws for any other
 * string.
 */
const RATIO = /^(?:auto|[\d.]+(?: *\/ *[\d.]+)?)$/;
/** Lengths that are typed as any string, although the layout engine only parses percentages. */
const LENGTHS = /^(?:gap|rowGap|columnGap|border\w*Radius)$/;
const PERCENTAGE = /^-?[\d.]+%$/;
/** Style keys whose types list the allowed numbers one by one. */
const LISTED_NUMBERS = new Set(['fontWeight']);

/**
 * Returns a line of TypeScript that compiles if React Native accepts the value. Similar values,
 * such as all numbers, result in the same line, so that each is checked only once.
 */
export function toTypeTest(kind: Kind, key: string, value: Literal): string {
  return `: ${kind}<'${key}'> = ${print(representative(key, value))};`;
}

/**
 * Extends the type check with rules that the types do not cover. Colors must parse with React
 * Native's own color parser, and empty objects are rejected. Props of SVG shapes are always
 * accepted.
 */
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

/**
 * Separates the style of a component from its props. Props of SVG shapes are moved from the style
 * to the props.
 */
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

/**
 * Whether React Native can process a value. Rejects values that pass the type check, but that React
 * Native ignores or throws for at run time.
 */
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
