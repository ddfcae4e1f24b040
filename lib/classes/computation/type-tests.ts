import { type Literal, print } from './literal';

/** Whether React Native accepts a value for a style key (kind `style`) or for a prop (kind `prop`). */
export type Accepts = (kind: Kind, key: string, value: Literal) => boolean;
/** Kind of a key: `style` for a style key such as `padding`, `prop` for the name of a prop. */
export type Kind = 'style' | 'prop';

/**
 * Props of react-native-svg shapes. They accept any CSS value, and a shape also reads them from its style.
 */
const SHAPE_PROPS = new Set(['fill', 'stroke', 'strokeWidth']);
/**
 * Matches transform steps that need an angle unit. React Native throws if the unit is missing, although its
 * types allow this.
 */
const TURN = /^(?:rotate|skew)/;
const ANGLE = /(?:deg|rad)$/;
/**
 * Matches strings that React Native's `processAspectRatio` accepts. In development, the function throws for
 * strings that are neither numbers, ratios nor `auto`.
 */
const RATIO = /^(?:auto|[\d.]+(?: *\/ *[\d.]+)?)$/;
/**
 * Matches the names of length properties whose type allows any string. The layout engine only parses
 * percentages in such strings.
 */
const LENGTHS = /^(?:gap|rowGap|columnGap|border\w*Radius)$/;
const PERCENTAGE = /^-?[\d.]+%$/;
/** Style keys whose types list each allowed number. */
const LISTED_NUMBERS = new Set(['fontWeight']);

/**
 * Returns a line of TypeScript that compiles only if React Native's types accept the value. Similar values,
 * such as all numbers, usually give the same line, so they are checked only once.
 */
export function toTypeTest(kind: Kind, key: string, value: Literal): string {
  return `: ${kind}<'${key}'> = ${print(representative(key, value))};`;
}

/**
 * Extends a check against React Native's types (`isAccepted`) with rules that the types do not cover. Colors
 * must parse with React Native's own color parser. Empty objects, and values that React Native cannot
 * process, are rejected. Props of SVG shapes are always accepted, unless their value is an empty object.
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
 * Moves the props of react-native-svg shapes, such as `fill`, from a style to the props of the component.
 * Returns a new style and new props.
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
 * Whether React Native can process a value that passes the type check. Some of these values are ignored or
 * cause an error at run time.
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
