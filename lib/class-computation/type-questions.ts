import { type Literal, print } from './literal';

/** Tells whether React Native accepts `value` for a style key or, with `prop`, for a prop. */
export type Accepts = (kind: Kind, key: string, value: Literal) => boolean;
export type Kind = 'style' | 'prop';

/** Props of react-native-svg, which takes what CSS takes. */
const SVG_PROPS = new Set(['fill', 'stroke', 'strokeWidth']);
/** Numbers whose types list the values one by one. */
const LISTED_NUMBERS = new Set(['fontWeight']);

/** One line of TypeScript that is correct when React Native accepts the value; alike values share it. */
export function toQuestion(kind: Kind, key: string, value: Literal): string {
  return `: ${kind}<'${key}'> = ${print(representative(key, value))};`;
}

/** Judges values by the questions that the types of React Native answered; colors by its own parser. */
export function toAccepts(
  isAccepted: Accepts,
  normalizeColor: (color: string) => number | null,
): Accepts {
  return (kind, key, value) => {
    if (kind === 'prop' && SVG_PROPS.has(key)) return true;
    if (/color$/i.test(key) && typeof value === 'string' && !value.startsWith('PlatformColor')) {
      return normalizeColor(value) !== null;
    }
    return isAccepted(kind, key, value);
  };
}

function representative(key: string, value: Literal): Literal {
  if (typeof value === 'number') return LISTED_NUMBERS.has(key) ? value : 1;
  if (typeof value === 'string') {
    return value.replace(/^#[\da-f]{3,8}$/i, '#000').replace(/^-?[\d.]+(%|deg|px)$/, '1$1');
  }
  if (Array.isArray(value)) return value.map((item) => representative(key, item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, representative(name, item)]);
  return Object.fromEntries(entries);
}
