import { join } from 'node:path';
import { computeClasses } from '@/lib/classes/computation/class-computation';
import { LIBRARIES, type Library, type LibraryName } from '@/lib/classes/computation/libraries';
import { toLibraryProcesses } from '@/lib/classes/computation/library-processes';
import { projectFolder } from '@/lib/classes/computation/project-folder';
import type { Platform } from '@/lib/classes/data/class-data';
import { libraryData } from '@/lib/classes/data/class-store';
import { toLookup } from '@/lib/classes/lookup/lookup';
import { toLookupGroups } from '@/lib/classes/lookup/lookup-groups';
import type { LookupData } from '@/lib/classes/lookup/lookup-index';
import type { ReportSources } from '@/lib/classes/report/class-report';
import { type AppPaths, CheckInputError, readAppFiles } from './app-files';
import { toCombinedAsk } from './combined-ask';
import { checkFile, type FileCheck, type SourceFile, toCheckTerms } from './file-check';

/** Settings of a check. */
export interface CheckSettings extends AppPaths {
  library: LibraryName;
  platforms: readonly Platform[];
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
  const processes = toLibraryProcesses(app);
  const sources: ReportSources = {
    lookup: toLookup(data),
    ask: toCombinedAsk((names) =>
      computeClasses(
        library,
        names.map((name) => [name, 'check']),
        { processes },
      ),
    ),
    asksAll: app !== undefined,
  };
  const terms = toCheckTerms(data, platforms);
  const check = async (file: SourceFile) => (await checkFile(file, sources, terms)).check;
  return { check: (files) => Promise.all(files.map(check)), end: processes.end };
}

/** Returns the lookup data of a library, without pages. */
function toData(library: LibraryName): LookupData {
  const { file, failsBehindVariants }: Library = LIBRARIES[library];
  const data = libraryData(join(projectFolder, file));
  const { variants, open, facts } = data;
  const groups = toLookupGroups(data, () => -1);
  return { pages: [], titles: [], groups, variants, open, facts, failsBehindVariants };
}
