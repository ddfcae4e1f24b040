/** The flags of a command that people type: an unknown one is refused, and the right ones are named. */
import mri from 'mri';
import { didYouMean } from '@/lib/content/nearest';

/** Thrown when a command was called in a way that it does not understand; its exit code is 2. */
export class UsageError extends Error {}

/** What a command takes: flags without and with a value, and how to call it. */
export interface CommandFlags<B extends string, S extends string> {
  boolean: readonly B[];
  string: readonly S[];
  usage: string;
}

/** What was given: `words` are the arguments that are no flags. */
export type GivenFlags<B extends string, S extends string> = Record<B, boolean> &
  Record<S, string | undefined> & { words: string[] };

/** Reads the arguments of a command; throws a UsageError. */
export function readFlags<B extends string, S extends string>(
  args: readonly string[],
  { boolean, string, usage }: CommandFlags<B, S>,
): GivenFlags<B, S> {
  const known = [...boolean, ...string].map((name) => `--${name}`);
  const given = mri([...args], { boolean: [...boolean], string: [...string] });
  for (const name of Object.keys(given).filter((key) => key !== '_')) {
    const flag = name.length === 1 ? `-${name}` : `--${name}`;
    if (known.includes(flag)) continue;
    const near = didYouMean(flag, known);
    throw new UsageError(`${[`Unknown flag ${flag}.`, near].filter(Boolean).join(' ')}\n${usage}`);
  }
  const empty = string.find((name) => given[name] === '' || Array.isArray(given[name]));
  if (empty) throw new UsageError(`--${empty} needs one value.\n${usage}`);
  const values = [...boolean, ...string].map((name) => [name, given[name]]);
  return { ...Object.fromEntries(values), words: given._.map(String) };
}

/** Runs a command: a UsageError is shown and ends it with 2, any other error with 1. */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
