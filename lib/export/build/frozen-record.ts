/** Records what `npm run docs:version` writes, so that it can be undone. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileChange } from '@/lib/content/authoring/file-change';

/** A file that was created, changed, or deleted. Its content before and after is undefined if it did not exist. */
interface RecordedFile {
  /** Path relative to the site's folder. */
  file: string;
  /** Content before the change in base64. */
  before?: string | undefined;
  /** Hash of the content after the change. */
  after?: string | undefined;
}

/** Record of the changes of one run. */
export interface FrozenRecord {
  /** Label of the version that the run created. */
  label: string;
  files: RecordedFile[];
}

/** Returns the record of changes that are still to be written to the site's folder. */
export function toFrozenRecord(
  site: string,
  label: string,
  changes: readonly FileChange[],
): FrozenRecord {
  const contentOf = (file: string) => readIfExists(join(site, file));
  const files = changes.map(({ file, text, copyOf }): RecordedFile => {
    const before = contentOf(file)?.toString('base64');
    const content = copyOf === undefined ? text : contentOf(copyOf);
    return { file, before, after: content === undefined ? undefined : hashOf(content) };
  });
  return { label, files };
}

/**
 * Returns the files that are no longer as the run has left them. Empty if the run can be undone without a
 * loss.
 */
export function filesChangedSince(site: string, { files }: FrozenRecord): string[] {
  return files.flatMap(({ file, after }) => {
    const content = readIfExists(join(site, file));
    return (content && hashOf(content)) === after ? [] : file;
  });
}

/** Restores the files of a record, and deletes folders that become empty. */
export function restoreFiles(site: string, { files }: FrozenRecord): void {
  for (const { file, before } of files) {
    const path = join(site, file);
    if (before === undefined) rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, Buffer.from(before, 'base64'));
    }
  }
  for (const { file, before } of files)
    if (before === undefined) removeEmptyFolders(site, dirname(file));
}

/** Returns what undoing a record does to its files, as changes. */
export function toUndoneChanges({ files }: FrozenRecord): FileChange[] {
  return files.map(({ file, before, after }) => ({
    file,
    text: before,
    isNew: after === undefined,
  }));
}

function removeEmptyFolders(site: string, folder: string): void {
  const path = join(site, folder);
  if (folder === '.' || !existsSync(path) || readdirSync(path).length > 0) return;
  rmdirSync(path);
  removeEmptyFolders(site, dirname(folder));
}

function readIfExists(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
