import { join } from 'node:path';
import { computeClasses } from '@/lib/classes/computation/class-computation';
import { LIBRARIES, type Library, type LibraryName } from '@/lib/classes/computation/libraries';
import { toLibraryProcesses } from '@/lib/classes/computation/library-processes';
import { projectFolder } from '@/lib/classes/computation/project-folder';
import type { ClassSupport, Platform } from '@/lib/classes/data/class-data';
import { libraryData } from '@/lib/classes/data/class-store';
import { toLookup } from '@/lib/classes/lookup/lookup';
import { toLookupGroups } from '@/lib/classes/lookup/lookup-groups';
import type { LookupData } from '@/lib/classes/lookup/lookup-index';
import {
  type ClassReport,
  NO_CLASSES,
  type ReportSources,
  toClassReport,
} from '@/lib/classes/report/class-report';
import { type AppPaths, CheckInputError, readAppFiles } from './app-files';
import { type ClassProblem, toClassProblems } from './class-problems';
import { type SyntaxMistake, syntaxErrorIn } from './syntax-error';

/** Settings of a check. */
export interface CheckSettings extends AppPaths {
  library: LibraryName;
  platforms: readonly Platform[];
}

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

/** Check of the classes in files. */
export interface ClassChecker {
  /**
   * Checks files, and resolves to one result for each, in the same order. NativeWind computes the classes of all
   * files together.
   */
  check(files: readonly SourceFile[]): Promise<FileCheck[]>;
  /** Ends the processes that run NativeWind. */
  end(): void;
}

/**
 * Creates a check of classes. It runs NativeWind for the classes that the class data does not cover, or for all
 * classes if the app has a configuration or CSS, and remembers the results. Rejects with a `CheckInputError` if
 * these files have an error, or if the library does not support them.
 */
export async function toClassChecker(settings: CheckSettings): Promise<ClassChecker> {
  const { library, platforms, theme, css } = settings;
  const { program }: Library = LIBRARIES[library];
  if ((theme !== undefined || css.length > 0) && !program.takesTheme)
    throw new CheckInputError(`Classes of ${library} are checked with its default theme only.`);
  const app = await readAppFiles(settings);
  const data = toData(library);
  const native = data.variants.find(({ name }) => name === 'native');
  const processes = toLibraryProcesses(app);
  const sources: ReportSources = {
    lookup: toLookup(data),
    ask: askTogether((names) =>
      computeClasses(
        library,
        names.map((name) => [name, 'check']),
        { processes },
      ),
    ),
    asksAll: app !== undefined,
    isFile: true,
  };
  const checkFile = async (file: SourceFile) => {
    const report = await toClassReport(file.text, sources);
    const terms = { platforms, hasNative: Boolean(native?.on.length) };
    return toFileCheck(file, report, toClassProblems(report, terms));
  };
  return { check: (files) => Promise.all(files.map(checkFile)), end: processes.end };
}

/** Returns the lookup data of a library, without pages. */
function toData(library: LibraryName): LookupData {
  const { file, failsBehindVariants }: Library = LIBRARIES[library];
  const data = libraryData(join(projectFolder, file));
  const { variants, open, facts } = data;
  const groups = toLookupGroups(data, () => -1);
  return { pages: [], titles: [], groups, variants, open, facts, failsBehindVariants };
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
    name: 'Syntax error',
    platforms: [],
    problem: message,
    advice: 'Correct it, and check again: classes after it may be missing.',
  };
}

/** Returns a function that computes classes and remembers the results. Simultaneous calls are combined. */
function askTogether(compute: (names: string[]) => Promise<ClassSupport[]>): ReportSources['ask'] {
  const known = new Map<string, ClassSupport>();
  let next: { names: Set<string>; done: Promise<void> } | undefined;
  const run = async (names: Set<string>) => {
    // All files that are checked together have asked when this continues.
    await new Promise(setImmediate);
    next = undefined;
    for (const item of names.size > 0 ? await compute([...names]) : []) known.set(item.name, item);
  };
  return async (names) => {
    if (!next) {
      const waiting = new Set<string>();
      next = { names: waiting, done: run(waiting) };
    }
    for (const name of names) if (!known.has(name)) next.names.add(name);
    await next.done;
    return known;
  };
}
