import { folderFiles } from '@/.generated/folder-files';
import {
  folderUnpacking,
  folderUnreadable,
  folderZipFailed,
  folderZipSlow,
  folderZipTooLarge,
} from '@/content/messages/folder-check';
import { askWorker } from '@/lib/browser/ask-worker';
import { withBasePath } from '@/lib/browser/base-path';
import { errorMessage } from '@/lib/classes/check/error-message';
import { skippedFolderOf } from '@/lib/classes/check/folder-selection';
import { isScript } from '@/lib/classes/check/script-paths';
import type { FileNotice } from '@/lib/classes/check/source-files';
import type { ZipEntry } from '@/lib/player/folder/folder-protocol';

/** File or folder that the reader has dropped or chosen. */
export type FolderSource = File | FileSystemEntry;

/** Result of a search. Files that a check does not cover may have no content. */
interface Collected {
  found: ZipEntry[];
  notices: FileNotice[];
  /** Whether the search stopped at its limit. */
  isCut: boolean;
}

/** Settings of a search for files. */
interface Search {
  /** Shows a message about the progress. */
  say(words: string): void;
  signal: AbortSignal;
}

/** Maximum number of files and folders that are searched. */
export const MOST_FOUND = 20_000;
/** Maximum size of a ZIP file, in bytes. */
const MOST_ZIPPED = 50_000_000;
/** Maximum time to load the code that unpacks a ZIP file, and to unpack it, in milliseconds. */
const UNPACKING = 20_000;

/**
 * Finds all files in folders and ZIP files. Does not open folders that a check skips. Rejects with a message for
 * readers if a ZIP file cannot be unpacked.
 */
export async function collectFiles(
  sources: readonly FolderSource[],
  search: Search,
): Promise<Collected> {
  const collected: Collected = { found: [], notices: [], isCut: false };
  for (const source of sources) {
    const isZip = /\.zip$/i.test(source.name);
    if (source instanceof File) {
      const path = source.webkitRelativePath || source.name;
      if (isZip && path === source.name) collected.found.push(...(await unpack(source, search)));
      else collected.found.push({ path, size: source.size, content: source });
    } else if (isZip && isFileEntry(source))
      collected.found.push(...(await unpack(await fileOf(source), search)));
    else await walk(source, collected, search);
  }
  return collected;
}

async function unpack(file: File, { say, signal }: Search): Promise<ZipEntry[]> {
  if (file.size > MOST_ZIPPED) throw new Error(folderZipTooLarge(file.name, MOST_ZIPPED / 1e6));
  say(folderUnpacking(file.name));
  try {
    const settings = { failure: folderZipSlow, patience: UNPACKING, signal };
    return await askWorker<ZipEntry[]>(withBasePath(folderFiles.zip), file, settings);
  } catch (error) {
    throw new Error(folderZipFailed(file.name, errorMessage(error)));
  }
}

/** Adds a file, or all files of a folder. A file or folder that cannot be read gets a notice. */
async function walk(entry: FileSystemEntry, collected: Collected, search: Search): Promise<void> {
  const { found, notices } = collected;
  const path = entry.fullPath.replace(/^\//, '');
  collected.isCut ||= found.length === MOST_FOUND;
  if (search.signal.aborted || collected.isCut) return;
  try {
    if (isFolderEntry(entry)) {
      if (skippedFolderOf(`${path}/`) !== undefined) found.push({ path: `${path}/`, size: 0 });
      else for (const child of await childrenOf(entry)) await walk(child, collected, search);
    } else if (isFileEntry(entry) && isScript(path)) {
      const file = await fileOf(entry);
      found.push({ path, size: file.size, content: file });
    } else found.push({ path, size: 0 });
  } catch (error) {
    notices.push({ file: path, text: folderUnreadable(errorMessage(error)) });
  }
}

function isFolderEntry(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFileEntry(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

/** Returns the files and folders in a folder. Browsers return at most 100 of them per call. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return children;
    children.push(...some);
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}
