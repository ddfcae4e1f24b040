import { z } from 'zod';

/** A URL path without query, hash, blanks or empty parts. */
export const urlPath = /^\/?(?!(?:.*\/)?\.{1,2}(?:\/|$))(?:[\w.~-]+\/)*[\w.~-]*$/;

/** A part of a URL path or of a file's path that leads to no folder above. */
export const pathPart = String.raw`(?!\.{1,2}(?:/|$))[\w.~-]+`;

/** An object without unknown keys; a mistake in its keys carries the list of known ones. */
export function object<S extends z.ZodRawShape>(shape: S, expected: string) {
  const keys = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? keys : expected),
  });
}

/** A text that is not empty. */
export function text(expected = 'a text', length?: number) {
  const any = z.string({ error: expected }).trim().min(1, { error: expected });
  return length === undefined ? any : any.max(length, { error: expected });
}

/** A text that matches a pattern. */
export function pattern(regex: RegExp, expected: string) {
  return z.string({ error: expected }).regex(regex, { error: expected });
}

/** True or false. */
export function flag() {
  return z.boolean({ error: 'true or false' });
}

/** A whole number between two others, both included. */
export function whole(min: number, max: number) {
  const error = `a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
}

/** One of a few texts. */
export function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, { error: `one of: ${values.join(', ')}` });
}

/** A list of one kind of value. */
export function list<T extends z.ZodType>(item: T, expected: string) {
  return z.array(item, { error: expected });
}

/** Keys of which exactly one is given. */
export type ExactlyOne<T, K extends keyof T> = {
  [P in K]: Required<Pick<T, P>> & { [Q in Exclude<K, P>]?: never };
}[K];

/** A value of a type that says more than its schema; the mistakes are those that the schema finds. */
export function typed<T>(schema: z.ZodType) {
  return z.custom<T>().superRefine((value, context) => {
    const { error } = schema.safeParse(value);
    for (const issue of error?.issues ?? []) context.addIssue({ ...issue });
  });
}

/** Reports what is wrong with a value as a whole: "[its path] [problem]", and what was expected. */
export function refuse(context: z.RefinementCtx, problem: string, expected: string): void {
  context.addIssue({ code: 'custom', params: { problem }, message: expected });
}

/** Reports that not exactly one of two keys is given. */
export function refusePair(context: z.RefinementCtx, keys: [string, string], given: number): void {
  const problem =
    given === 0 ? `has neither ${keys.join(' nor ')}` : `has both ${keys.join(' and ')}`;
  refuse(context, problem, 'exactly one of the two');
}
