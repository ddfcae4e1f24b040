import type { Platform } from '@/lib/classes/data/class-data';
import type { LookupData } from '@/lib/classes/lookup/lookup-index';
import {
  type ClassReport,
  NO_CLASSES,
  type ReportSources,
  toClassReport,
} from '@/lib/classes/report/class-report';
import {
  type CheckTerms,
  type ClassProblem,
  SYNTAX_ERROR,
  toClassProblems,
} from './class-problems';
import { type SyntaxMistake, syntaxErrorIn } from './syntax-error';

/** File to check. The extension of its name determines its language. */
export interface SourceFile {
  name: string;
  text: string;
}

/** Result of the check of one file. */
export interface FileCheck {
  name: string;
  /** Number of classes in the file. */
  classes: number;
  /** Number of classes that only the app's own configuration could define. 0 if the check uses it. */
  unchecked: number;
  problems: ClassProblem[];
  /** Reason why the file, or a part of it, is not checked. */
  notice?: string;
}

/** Result of the check of one file, with the report that it comes from. */
export interface CheckedFile {
  check: FileCheck;
  report: ClassReport;
}

/** Returns what a check of these platforms needs to recognize problems, based on the lookup data of a library. */
export function toCheckTerms(
  { variants }: Pick<LookupData, 'variants'>,
  platforms: readonly Platform[],
): CheckTerms {
  const native = variants.find(({ name }) => name === 'native');
  return { platforms, hasNative: Boolean(native?.on.length) };
}

/** Checks the classes of a file. Rejects if `sources.ask` does. */
export async function checkFile(
  file: SourceFile,
  sources: ReportSources,
  terms: CheckTerms,
): Promise<CheckedFile> {
  const report = await toClassReport(file.text, { ...sources, isFile: true });
  return { check: toFileCheck(file, report, toClassProblems(report, terms)), report };
}

function toFileCheck(
  { name, text }: SourceFile,
  { mistake, problem, classes }: ClassReport,
  problems: ClassProblem[],
): FileCheck {
  const unchecked = classes.filter(({ verdict }) => verdict === 'theme').length;
  const checked = { name, classes: classes.length, unchecked, problems };
  if (!mistake)
    return problem && problem !== NO_CLASSES ? { ...checked, notice: problem } : checked;
  // The parser of the report does not support all of TypeScript and Flow, so its syntax errors are verified.
  const error = syntaxErrorIn(name, text);
  return error ? { ...checked, problems: [...problems, toSyntaxProblem(error)] } : checked;
}

function toSyntaxProblem({ line, column, message }: SyntaxMistake): ClassProblem {
  return {
    line,
    column,
    name: SYNTAX_ERROR,
    platforms: [],
    problem: message,
    advice: 'Correct it, and check again: classes after it may be missing.',
  };
}
