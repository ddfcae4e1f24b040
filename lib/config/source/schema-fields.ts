import { z } from 'zod';

/** Matches a URL path without a query, a hash, spaces, empty segments, or `.` and `..` segments. */
export const urlPath = /^\/?(?!(?:.*\/)?\.{1,2}(?:\/|$))(?:[\w.~-]+\/)*[\w.~-]*$/;

/** Regular expression source for one segment of a URL or file path. Excludes `.` and `..`. */
export const pathPart = String.raw`(?!\.{1,2}(?:/|$))[\w.~-]+`;

/** Schema for an object without unknown keys. An error about an unknown key lists the known keys. */
export function object<S extends z.ZodRawShape>(shape: S, expected: string) {
  const keys = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? keys : expected),
  });
}

/** Schema for a text that is not empty after trimming. `length` is its maximum length. */
export function text(expected = 'a text', length?: number) {
  const any = z.string({ error: expected }).trim().min(1, { error: expected });
  return length === undefined ? any : any.max(length, { error: expected });
}

/** Schema for a text that matches a regular expression. */
export function pattern(regex: RegExp, expected: string) {
  return z.string({ error: expected }).regex(regex, { error: expected });
}

/** Schema for a boolean. */
export function flag() {
  return z.boolean({ error: 'true or false' });
}

/** Schema for an integer from `min` to `max`. */
export function whole(min: number, max: number) {
  const error = `a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
}

/** Schema for one of the given texts. */
export function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, { error: `one of: ${values.join(', ')}` });
}

/** Schema for a list of items of one kind. */
export function list<T extends z.ZodType>(item: T, expected: string) {
  return z.array(item, { error: expected });
}

/** Object type with exactly one of the keys `K`. */
export type ExactlyOne<T, K extends keyof T> = {
  [P in K]: Required<Pick<T, P>> & { [Q in Exclude<K, P>]?: never };
}[K];

/**
 * Schema for values of type `T`, for types that are more precise than `schema`. Values are validated with
 * `schema`.
 */
export function typed<T>(schema: z.ZodType) {
  return z.custom<T>().superRefine((value, context) => {
    const { error } = schema.safeParse(value);
    for (const issue of error?.issues ?? []) context.addIssue({ ...issue });
  });
}

/**
 * Adds an issue about a value. The report shows the path of the value, the problem, and what was expected.
 */
export function addIssue(context: z.RefinementCtx, problem: string, expected: string): void {
  context.addIssue({ code: 'custom', params: { problem }, message: expected });
}

/** Adds an issue because not exactly one of two keys is set. `given` is the number of keys that are set. */
export function refusePair(context: z.RefinementCtx, keys: [string, string], given: number): void {
  const problem =
    given === 0 ? `has neither ${keys.join(' nor ')}` : `has both ${keys.join(' and ')}`;
  addIssue(context, problem, 'exactly one of the two');
}
