import normalizeColor from '@react-native/normalize-colors';
import type { Literal } from '@/lib/classes/computation/literal';
import { type Kind, toAccepts, toTypeTest } from '@/lib/classes/computation/type-tests';

/**
 * Type tests that React Native's types accept, as lines of TypeScript from `toTypeTest`. The build defines
 * this variable before the worker's code.
 */
declare const ACCEPTED: string[];

const accepted = new Set(ACCEPTED);

/**
 * Whether React Native accepts a value for a style key or prop. Works in the browser, because the type
 * checker's results are precomputed.
 */
export const accepts = toAccepts(
  (kind, key, value) =>
    Array.isArray(value)
      ? value.every((item) => isAccepted(kind, key, [item]))
      : isAccepted(kind, key, value),
  normalizeColor,
);

/** Whether the accepted type tests cover a value. A type that accepts the empty string accepts any string. */
function isAccepted(kind: Kind, key: string, value: Literal): boolean {
  const known = [value];
  if (typeof value === 'string') known.push('');
  if (Array.isArray(value) && typeof value[0] === 'string') known.push(['']);
  return known.some((item) => accepted.has(toTypeTest(kind, key, item)));
}
