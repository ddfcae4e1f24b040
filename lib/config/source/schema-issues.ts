import type { z } from 'zod';
import { didYouMean } from './did-you-mean';

type Path = readonly PropertyKey[];

/** Validation error from a schema, with the sentences of a `ContentError`. */
export interface Issue {
  path: Path;
  /** Whether the path ends in an unknown key. */
  unknownKey: boolean;
  problem: string;
  expected: string;
  fix?: string | undefined;
}

/**
 * Converts the errors of a failed validation. Expects the messages of schemas from `schema-fields.ts`, which
 * describe the expected value. `data` is the validated data.
 */
export function toIssues(error: z.ZodError, data: unknown): Issue[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'custom' && issue.params) return [toCustom(issue.path, issue)];
    if (issue.code !== 'unrecognized_keys') return [toWrongValue(issue.path, issue.message, data)];
    return issue.keys.map((key) => toUnknownKey([...issue.path, key], issue.message.split(', ')));
  });
}

/** Formats a path in data the way it is written in code, such as `navbar.items[2].type`. */
export function formatPath(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

/** Formats a value as JSON, truncated to 60 characters. */
export function formatValue(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 60 ? `${json.slice(0, 59)}…` : json;
}

function toWrongValue(path: Path, expected: string, data: unknown): Issue {
  const value = path.reduce<unknown>(childOf, data);
  const name = path.length > 0 ? formatPath(path) : 'The data';
  const problem = value === undefined ? `${name} is missing` : `${name} is ${formatValue(value)}`;
  const choices = /^one of: (.*)$/.exec(expected)?.[1]?.split(', ');
  const fix = choices && typeof value === 'string' ? didYouMean(value, choices) : undefined;
  return { path, unknownKey: false, problem, expected: `Expected ${expected}.`, fix };
}

function toCustom(path: Path, { message, params }: z.core.$ZodIssueCustom): Issue {
  const problem = `${formatPath(path)} ${params?.problem}`;
  return { path, unknownKey: false, problem, expected: `Expected ${message}.` };
}

function toUnknownKey(path: Path, known: string[]): Issue {
  const key = String(path.at(-1));
  return {
    path,
    unknownKey: true,
    problem: `${formatPath(path)} is not a known key`,
    expected: `Known keys: ${known.join(', ')}.`,
    fix: didYouMean(key, known),
  };
}

/** Returns the value of a key in an object or a list. Undefined if there is none. */
export function childOf(data: unknown, key: PropertyKey): unknown {
  if (typeof data !== 'object' || data === null) return undefined;
  return Object.entries(data).find(([name]) => name === String(key))?.[1];
}
