import { turnOf } from './long';

/** Number of commits after which `npm test` has run each of these files about once. */
const TURNS = 3;

/**
 * Test files about details that change rarely. `npm test` runs a third of them, a different third for each commit.
 * `npm run test:long` runs all of them, and a file named on the command line always runs.
 */
export const filesInTurn: readonly string[] = [];

/** The files that `npm test` leaves out for the tested commit: all but the third whose turn it is. */
export function filesWaiting(files: readonly string[], turn: number): string[] {
  return files.filter((_, index) => index % TURNS !== turn);
}

/** Glob patterns of the test files to leave out of a run with these command line arguments. */
export function ignoredFiles(args: readonly string[]): string[] {
  const isNamed = (file: string) =>
    args.some((arg) => !arg.startsWith('-') && file.includes(arg.replace(/^\.\//, '')));
  return filesWaiting(filesInTurn, turnOf('files in turn', TURNS))
    .filter((file) => !isNamed(file))
    .map((file) => `**/${file}`);
}
