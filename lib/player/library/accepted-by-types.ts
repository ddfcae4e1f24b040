import normalizeColor from '@react-native/normalize-colors';
import type { Literal } from '@/lib/classes/computation/literal';
import { type Kind, toAccepts, toTypeTest } from '@/lib/classes/computation/type-tests';

/**
 * Lines of TypeScript from `toQuestion` that React Native's types accept. The build defines them in front of
 * the worker's code.
 */
declare const ACCEPTED: string[];

const accepted = new Set(ACCEPTED);

/**
 * Reports whether React Native's types accept a value. Works in the browser because the results are
 * precomputed.
 */
export const accepts = toAccepts(
  (kind, key, value) =>
    Array.isArray(value)
      ? value.every((item) => isAccepted(kind, key, [item]))
      : isAccepted(kind, key, value),
  normalizeColor,
);

/** A type that accepts the empty string accepts any string. */
function isAccepted(kind: Kind, key: string, value: Literal): boolean {
  const known = [value];
  if (typeof value === 'string') known.push('');
  if (Array.isArray(value) && typeof value[0] === 'string') known.push(['']);
  return known.some((item) => accepted.has(toTypeTest(kind, key, item)));
}
