import {
  type CheckSettings,
  type ClassChecker,
  toClassChecker,
} from '@/lib/classes/check/class-checker';
import type { ClassProblem } from '@/lib/classes/check/class-problems';
import type { SourceFile } from '@/lib/classes/check/file-check';
import { readSourceFiles } from '@/lib/classes/check/source-files';

/** Question of the ESLint rule about one file. */
export interface CheckQuestion {
  file: SourceFile;
  settings: CheckSettings;
  /** ESLint's working directory. */
  folder: string;
}

/** Checker of an app, and the number of questions that it has answered. */
interface KeptChecker {
  checker: Promise<ClassChecker>;
  answered: number;
}

const kept = new Map<string, KeptChecker>();

/** Number of files after which ESLint seems to check the entire app, and not only what an author edits. */
const FEW = 3;
/** Maximum number of files that are checked in advance. */
const MOST_FILES = 1000;

/**
 * Resolves to the problems of a file. Keeps NativeWind running for the next file. It takes much longer to
 * compute the classes of one file after the other than those of all files together, so after a few files, this
 * computes those of the whole folder. Rejects with a `CheckInputError` if the app's configuration or CSS has an
 * error.
 */
export async function answerCheck({
  file,
  settings,
  folder,
}: CheckQuestion): Promise<ClassProblem[]> {
  const key = JSON.stringify(settings);
  const own = kept.get(key) ?? { checker: toClassChecker(settings), answered: 0 };
  kept.set(key, own);
  // The author can correct the configuration without a restart of the editor.
  own.checker.catch(() => kept.delete(key));
  const checker = await own.checker;
  if (own.answered === FEW) await checkInAdvance(checker, folder);
  own.answered += 1;
  const [checked] = await checker.check([file]);
  return checked?.problems ?? [];
}

async function checkInAdvance(checker: ClassChecker, folder: string): Promise<void> {
  try {
    await checker.check(readSourceFiles(folder).files.slice(0, MOST_FILES));
  } catch {
    // ESLint may not check the file with the error, and reports the error if it does.
  }
}
