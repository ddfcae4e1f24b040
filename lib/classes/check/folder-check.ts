import type { ClassReport, ReportSources } from '@/lib/classes/report/class-report';
import type { CheckTerms } from './class-problems';
import { errorMessage } from './error-message';
import { checkFile, type FileCheck } from './file-check';

/** File of a folder. `read` rejects if the file cannot be read. */
export interface FolderFile {
  name: string;
  read(): Promise<string>;
}

/** Result of the check of one file in a folder. A file that could not be checked has no report. */
export interface FolderFileCheck {
  check: FileCheck;
  report?: ClassReport;
}

/** Settings of the check of a folder. */
interface FolderCheck {
  sources: ReportSources;
  terms: CheckTerms;
  /** Called after each file. */
  onChecked(file: FolderFileCheck): void;
}

/**
 * Number of files that are checked together. NativeWind computes their classes together, which is faster, and
 * `onChecked` reports the progress of each group.
 */
const TOGETHER = 10;

/** Checks files in groups. A file that cannot be read or checked gets a notice, and the others are checked. */
export async function checkFolder(
  files: readonly FolderFile[],
  { sources, terms, onChecked }: FolderCheck,
): Promise<void> {
  for (let start = 0; start < files.length; start += TOGETHER) {
    const group = files.slice(start, start + TOGETHER);
    // All are read before the first one is checked, so that they ask for their classes at the same time.
    const texts = group.map(async ({ name, read }) =>
      read().then(
        (text) => ({ name, text }),
        (error) =>
          toUnchecked(name, `Not checked, because it cannot be read: ${errorMessage(error)}.`),
      ),
    );
    const checks = (await Promise.all(texts)).map(async (file) => {
      if ('check' in file) return onChecked(file);
      const checked = await checkFile(file, sources, terms).catch((error) =>
        toUnchecked(file.name, `Not checked: ${errorMessage(error)}`),
      );
      onChecked(checked);
    });
    await Promise.all(checks);
  }
}

function toUnchecked(name: string, notice: string): FolderFileCheck {
  return { check: { name, classes: 0, unchecked: 0, problems: [], notice } };
}
