import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CheckInputError } from './app-files';
import { errorMessage } from './error-message';
import type { SourceFile } from './file-check';
import { isScript, isSkippedFolder } from './script-paths';

/** Files that were read, and a notice for each file or folder that could not be read. */
export interface FoundScripts {
  files: SourceFile[];
  notices: FileNotice[];
}

/** Sentence about a file or folder. */
export interface FileNotice {
  file: string;
  text: string;
}

/**
 * Reads all `.tsx`, `.ts`, `.jsx`, and `.js` files below a folder, sorted by path. Skips `node_modules`, links,
 * and folders whose names start with a dot. `path` can also be a file. Throws a `CheckInputError` if there
 * is no such folder, or if the file is not a script.
 */
export function readSourceFiles(path: string): FoundScripts {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new CheckInputError(`There is no folder ${path}.`);
  if (!stats.isDirectory() && !isScript(path))
    throw new CheckInputError(`${path} is not a .tsx, .ts, .jsx, or .js file.`);
  const found: FoundScripts = { files: [], notices: [] };
  if (stats.isDirectory()) addFolder(path, found);
  else addFile(path, found);
  return found;
}

function addFolder(folder: string, found: FoundScripts): void {
  const items = attempt(folder, found, () => readdirSync(folder, { withFileTypes: true })) ?? [];
  for (const item of items.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, item.name);
    if (item.isDirectory() && !isSkippedFolder(item.name)) addFolder(path, found);
    else if (item.isFile() && isScript(item.name)) addFile(path, found);
  }
}

function addFile(path: string, found: FoundScripts): void {
  const text = attempt(path, found, () => readFileSync(path, 'utf8'));
  // Editors and ESLint do not count the byte order mark as a column.
  if (text !== undefined) found.files.push({ name: path, text: text.replace(/^\uFEFF/, '') });
}

/** Returns what `read` returns. If it fails, adds a notice. */
function attempt<Result>(file: string, { notices }: FoundScripts, read: () => Result) {
  try {
    return read();
  } catch (error) {
    notices.push({ file, text: `Not checked, because it cannot be read: ${errorMessage(error)}.` });
    return undefined;
  }
}
