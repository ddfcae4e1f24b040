/**
 * Parses the flags of command-line programs. The error for an unknown flag suggests a similar known flag, if
 * there is one.
 */
import mri from 'mri';
import { didYouMean } from '@/lib/config/source/did-you-mean';

/** Error for invalid command-line arguments. The program then exits with code 2. */
export class UsageError extends Error {}

/** Flags and arguments that a command accepts. */
export interface CommandFlags<
  B extends string,
  S extends string,
  N extends string,
  L extends string,
> {
  /** Names of flags without a value. */
  boolean?: readonly B[];
  /** Names of flags whose value is text. */
  string?: readonly S[];
  /** Names of flags whose value is a whole number. */
  number?: readonly N[];
  /** Names of flags whose value is text, and which can be given several times. */
  list?: readonly L[];
  /** Maximum number of positional arguments. The default is 0. */
  words?: number;
  /** Usage text, which is appended to each error message. */
  usage: string;
}

/** Parsed values, keyed by flag name. `words` are the positional arguments. */
export type GivenFlags<
  B extends string,
  S extends string,
  N extends string,
  L extends string = never,
> = Record<B, boolean> &
  Record<S, string | undefined> &
  Record<N, number | undefined> &
  Record<L, string[]> & { words: string[] };

/**
 * Parses a command's arguments. Throws a `UsageError` when a flag is unknown, a value is invalid, or there
 * are too many positional arguments.
 */
export function readFlags<
  B extends string = never,
  S extends string = never,
  N extends string = never,
  L extends string = never,
>(args: readonly string[], takes: CommandFlags<B, S, N, L>): GivenFlags<B, S, N, L> {
  const { boolean = [], string = [], number = [], list = [], words = 0 } = takes;
  const valued = [...string, ...number, ...list];
  const given = mri([...args], { boolean: [...boolean], string: valued });
  const mistake =
    unknownFlag(Object.keys(given), [...boolean, ...valued]) ??
    unwantedValue(args, boolean) ??
    wrongValue(given, { valued, number, list }) ??
    (given._.length > words ? `Unknown argument ${given._[words]}.` : undefined);
  if (mistake) throw new UsageError(`${mistake}\n${takes.usage}`);
  const texts = [...boolean, ...string].map((name) => [name, given[name]]);
  const numbers = number.map((name) => [name, given[name] && Number(given[name])]);
  const lists = list.map((name) => [name, valuesOf(given[name])]);
  return { ...Object.fromEntries([...texts, ...numbers, ...lists]), words: given._.map(String) };
}

function unknownFlag(given: readonly string[], known: readonly string[]): string | undefined {
  const flags = known.map((name) => `--${name}`);
  const unknown = given
    .filter((name) => name !== '_')
    .map((name) => (name.length === 1 ? `-${name}` : `--${name}`))
    .find((flag) => !flags.includes(flag));
  if (unknown === undefined) return undefined;
  return [`Unknown flag ${unknown}.`, didYouMean(unknown, flags)].filter(Boolean).join(' ');
}

function unwantedValue(args: readonly string[], boolean: readonly string[]): string | undefined {
  const found = args.find((arg) => boolean.some((name) => arg.startsWith(`--${name}=`)));
  return found && `--${found.slice(2, found.indexOf('='))} takes no value: ${found}.`;
}

function wrongValue(
  given: Readonly<Record<string, unknown>>,
  { valued, number, list }: Record<'valued' | 'number' | 'list', readonly string[]>,
): string | undefined {
  const empty = valued.find((name) => {
    const values = valuesOf(given[name]);
    return values.includes('') || (values.length > 1 && !list.includes(name));
  });
  if (empty) return `--${empty} needs one value.`;
  const odd = number.find((name) => !/^\d+$/.test(String(given[name] ?? 0)));
  return odd && `--${odd} is ${given[odd]}; it needs a whole number.`;
}

function valuesOf(given: unknown): string[] {
  if (given === undefined) return [];
  return Array.isArray(given) ? given.map(String) : [String(given)];
}

/**
 * Runs a command. If it fails, prints the error message and sets the exit code to 2 for a `UsageError`,
 * otherwise to 1.
 */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
