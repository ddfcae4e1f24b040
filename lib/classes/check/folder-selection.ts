import { isScript, isSkippedFolder } from './script-paths';
import type { FileNotice } from './source-files';

/** Maximum number of files that a check in the browser covers. */
export const MOST_FILES = 200;
/** Maximum size of a file, in bytes. The report has a limit of 200,000 characters, which have up to 4 bytes each. */
export const MOST_BYTES = 800_000;

/** File or folder that was found. The path of a folder ends with a slash. `size` is in bytes. */
export interface FoundPath {
  path: string;
  size: number;
}

/** Number of files and folders that a check skips. */
export interface SkippedCounts {
  /** `node_modules`, and folders whose names start with a dot. Folders inside them do not count. */
  folders: number;
  /** Files such as `global.d.ts`, which have no classes. */
  declarations: number;
  /** Files that are not scripts. */
  others: number;
}

/** Files that a check covers, sorted by path, and those that it does not. */
export interface FolderSelection<Found extends FoundPath> {
  files: Found[];
  /** Notices about the files that are too large, or over the limit. */
  notices: FileNotice[];
  /** Paths of the files over the limit of 200. */
  leftOut: string[];
  skipped: SkippedCounts;
}

/**
 * Selects the files to check from everything in a folder. Skips what has no classes of the app, and leaves out
 * files over the limit, and files that are too large.
 */
export function toFolderSelection<Found extends FoundPath>(
  found: readonly Found[],
): FolderSelection<Found> {
  const folders = new Set<string>();
  const skipped: SkippedCounts = { folders: 0, declarations: 0, others: 0 };
  const scripts: Found[] = [];
  for (const item of found) {
    const folder = skippedFolderOf(item.path);
    if (folder !== undefined) folders.add(folder);
    else if (/\.d\.(?:\w+\.)?[cm]?ts$/.test(item.path)) skipped.declarations += 1;
    else if (isScript(item.path)) scripts.push(item);
    else if (!item.path.endsWith('/')) skipped.others += 1;
  }
  scripts.sort((a, b) => (a.path < b.path ? -1 : 1));
  const leftOut = scripts.slice(MOST_FILES).map(({ path }) => path);
  const chosen = scripts.slice(0, MOST_FILES);
  const isTooLarge = ({ size }: Found) => size > MOST_BYTES;
  return {
    files: chosen.filter((item) => !isTooLarge(item)),
    notices: [
      ...chosen.filter(isTooLarge).map(({ path: file, size }) => ({
        file,
        text: `Not checked, because it has ${size} bytes; the limit is ${MOST_BYTES}.`,
      })),
      ...leftOut.map((file) => ({
        file,
        text: `Not checked, because a check covers at most ${MOST_FILES} files.`,
      })),
    ],
    leftOut,
    skipped: { ...skipped, folders: folders.size },
  };
}

/** Returns the path of the outermost skipped folder in a file's path, or `undefined` if it contains none. */
export function skippedFolderOf(path: string): string | undefined {
  const folders = path.split('/').slice(0, -1);
  // macOS adds __MACOSX to ZIP files.
  const index = folders.findIndex((name) => isSkippedFolder(name) || name === '__MACOSX');
  return index < 0 ? undefined : folders.slice(0, index + 1).join('/');
}
