import { z } from 'zod';

/**
 * Matches a URL path of ASCII letters, digits, `_`, `.`, `~` and `-`, with or without a leading and a
 * trailing slash. Also matches an empty string. Rejects empty segments and the segments `.` and `..`.
 */
export const urlPath = /^\/?(?!(?:.*\/)?\.{1,2}(?:\/|$))(?:[\w.~-]+\/)*[\w.~-]*$/;

/**
 * Regular expression source that matches one segment of a URL or file path, made of ASCII letters, digits,
 * `_`, `.`, `~` and `-`. It does not match the segments `.` and `..`.
 */
export const pathPart = String.raw`(?!\.{1,2}(?:/|$))[\w.~-]+`;

/**
 * Creates a schema for an object that rejects unknown keys. `expected` describes the object for error
 * messages. An error about an unknown key lists the known keys.
 */
export function object<S extends z.ZodRawShape>(shape: S, expected: string) {
  const keys = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? keys : expected),
  });
}

/** Creates a schema for a string that is trimmed and must not be empty. `length` is its maximum length. */
export function text(expected = 'a text', length?: number) {
  const any = z.string({ error: expected }).trim().min(1, { error: expected });
  return length === undefined ? any : any.max(length, { error: expected });
}

/**
 * Creates a schema for a string that matches a regular expression. `expected` describes it for error
 * messages.
 */
export function pattern(regex: RegExp, expected: string) {
  return z.string({ error: expected }).regex(regex, { error: expected });
}

/** Creates a schema for a boolean. */
export function flag() {
  return z.boolean({ error: 'true or false' });
}

/** Creates a schema for an integer from `min` to `max`. */
export function whole(min: number, max: number) {
  const error = `a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
}

/** Creates a schema for one of several strings. The error lists all of them. */
export function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, { error: `one of: ${values.join(', ')}` });
}

/** Creates a schema for a list. `expected` describes the list for error messages. */
export function list<T extends z.ZodType>(item: T, expected: string) {
  return z.array(item, { error: expected });
}

/** Object type with exactly one of the keys `K`. */
export type ExactlyOne<T, K extends keyof T> = {
  [P in K]: Required<Pick<T, P>> & { [Q in Exclude<K, P>]?: never };
}[K];

/**
 * Creates a schema that validates values with `schema`, but has the more precise type `T`. Values are not
 * changed.
 */
export function typed<T>(schema: z.ZodType) {
  return z.custom<T>().superRefine((value, context) => {
    const { error } = schema.safeParse(value);
    for (const issue of error?.issues ?? []) context.addIssue({ ...issue });
  });
}

/**
 * Adds a validation issue. `problem` continues the value's path, as in `toc has minLevel 3`, and `expected`
 * describes a valid value.
 */
export function addIssue(context: z.RefinementCtx, problem: string, expected: string): void {
  context.addIssue({ code: 'custom', params: { problem }, message: expected });
}

/**
 * Adds a validation issue for an object that must have exactly one of two keys. `given` is the number of
 * these keys that are set.
 */
export function refusePair(context: z.RefinementCtx, keys: [string, string], given: number): void {
  const problem =
    given === 0 ? `has neither ${keys.join(' nor ')}` : `has both ${keys.join(' and ')}`;
  addIssue(context, problem, 'exactly one of the two');
}
