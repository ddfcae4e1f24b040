/**
 * Parses the flags of command-line programs and prints their help. The error for an unknown flag suggests a
 * similar known flag, if there is one.
 */
import mri from 'mri';
import { didYouMean } from '@/lib/config/source/did-you-mean';
import { asksForHelp, type CommandHelp, toHelp } from './command-help.mjs';

/** Error for invalid command-line arguments. The program then exits with code 2. */
export class UsageError extends Error {}

/** Command with the flags and arguments that it accepts. The flags are keyed by name, with descriptions. */
export interface Command<
  B extends string = string,
  S extends string = string,
  N extends string = string,
  L extends string = string,
> extends Omit<CommandHelp, 'flags'> {
  /** Flags without a value. */
  boolean?: Readonly<Record<B, string>>;
  /** Flags whose value is text. */
  string?: Readonly<Record<S, string>>;
  /** Flags whose value is a whole number. */
  number?: Readonly<Record<N, string>>;
  /** Flags whose value is text, and which can be given several times. */
  list?: Readonly<Record<L, string>>;
  /** Maximum number of positional arguments. The default is 0. */
  words?: number;
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
>(args: readonly string[], command: Omit<Command<B, S, N, L>, 'about'>): GivenFlags<B, S, N, L> {
  const [boolean, string, number, list] = [
    Object.keys(command.boolean ?? {}),
    Object.keys(command.string ?? {}),
    Object.keys(command.number ?? {}),
    Object.keys(command.list ?? {}),
  ] as const;
  const { words = 0 } = command;
  const valued = [...string, ...number, ...list];
  const given = mri([...args], { boolean, string: valued });
  const mistake =
    unknownFlag(Object.keys(given), [...boolean, ...valued, 'help']) ??
    unwantedValue(args, boolean) ??
    wrongValue(given, { valued, number, list }) ??
    (given._.length > words ? `Unknown argument ${given._[words]}.` : undefined);
  if (mistake) throw new UsageError(mistake);
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
 * Runs a command with the arguments of this process, or prints its help for `--help`. If `work` fails, prints
 * the error message and sets the exit code. The code is 2 for a `UsageError`, which is printed with the usage
 * of the command, and otherwise 1.
 */
export async function runCommand<
  B extends string = never,
  S extends string = never,
  N extends string = never,
  L extends string = never,
>(
  command: Command<B, S, N, L>,
  work: (flags: GivenFlags<B, S, N, L>) => Promise<void> | void,
): Promise<void> {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) return console.log(helpOf(command));
  try {
    await work(readFlags(args, command));
  } catch (error) {
    reportFailure(error, command);
  }
}

/**
 * Parses the arguments of this process, for programs without a main function. Ends the process after it has
 * printed the help for `--help`, or the error of an invalid argument.
 */
export function startCommand<
  B extends string = never,
  S extends string = never,
  N extends string = never,
  L extends string = never,
>(command: Command<B, S, N, L>): GivenFlags<B, S, N, L> {
  const args = process.argv.slice(2);
  try {
    if (!asksForHelp(args)) return readFlags(args, command);
    console.log(helpOf(command));
  } catch (error) {
    reportFailure(error, command);
  }
  process.exit();
}

function helpOf({ boolean, string, number, list, ...rest }: Command): string {
  return toHelp({ ...rest, flags: { ...boolean, ...string, ...number, ...list } });
}

/**
 * Prints the message of an error and sets the exit code: 2 for a `UsageError`, which is printed with the
 * usage of the command, and otherwise 1.
 */
export function reportFailure(error: unknown, { usage }: Pick<Command, 'usage'>): void {
  const isUsage = error instanceof UsageError;
  console.error(error instanceof Error ? error.message : error);
  if (isUsage) console.error(`Usage: ${usage}\nThe flag --help explains it.`);
  process.exitCode = isUsage ? 2 : 1;
}
