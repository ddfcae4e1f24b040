import normalizeColor from '@react-native/normalize-colors';
import type { Literal } from '@/lib/classes/computation/literal';
import {
  type Accepts,
  type Kind,
  toAccepts,
  toTypeTest,
} from '@/lib/classes/computation/type-tests';

/**
 * Returns a function that checks whether React Native accepts a value for a style key or prop. It needs no type
 * checker, because `questions` are the type tests that React Native's types accept, as lines of TypeScript from
 * `toTypeTest`.
 */
export function acceptedByTypes(questions: readonly string[]): Accepts {
  const accepted = new Set(questions);
  /** Whether the accepted type tests cover a value. A type that accepts the empty string accepts any string. */
  const isAccepted = (kind: Kind, key: string, value: Literal): boolean => {
    const known = [value];
    if (typeof value === 'string') known.push('');
    if (Array.isArray(value) && typeof value[0] === 'string') known.push(['']);
    return known.some((item) => accepted.has(toTypeTest(kind, key, item)));
  };
  return toAccepts(
    (kind, key, value) =>
      Array.isArray(value)
        ? value.every((item) => isAccepted(kind, key, [item]))
        : isAccepted(kind, key, value),
    normalizeColor,
  );
}
