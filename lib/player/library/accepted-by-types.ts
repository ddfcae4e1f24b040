import normalizeColor from '@react-native/normalize-colors';
import type { Literal } from '@/lib/classes/computation/literal';
import { type Kind, toAccepts, toQuestion } from '@/lib/classes/computation/type-questions';

/** The questions about values that React Native's types answer with yes; the build puts them before the worker. */
declare const ACCEPTED: string[];

const accepted = new Set(ACCEPTED);

/** Tells in the browser what React Native's types accept. */
export const accepts = toAccepts(
  (kind, key, value) =>
    Array.isArray(value)
      ? value.every((item) => isAccepted(kind, key, [item]))
      : isAccepted(kind, key, value),
  normalizeColor,
);

/** A type that takes the empty text takes any. */
function isAccepted(kind: Kind, key: string, value: Literal): boolean {
  const known = [value];
  if (typeof value === 'string') known.push('');
  if (Array.isArray(value) && typeof value[0] === 'string') known.push(['']);
  return known.some((item) => accepted.has(toQuestion(kind, key, item)));
}
