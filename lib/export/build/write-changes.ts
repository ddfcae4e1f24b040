/** Applies the file changes of authoring commands, such as `npm run move`. */
import { constants, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileChange } from '@/lib/content/authoring/file-change';

/**
 * Prints one line for each file change, then applies the changes unless `dryRun` is true. `site` is the
 * site's folder.
 */
export function applyChanges(site: string, changes: readonly FileChange[], dryRun: boolean): void {
  printChanges(changes);
  if (!dryRun) writeChanges(site, changes);
  console.log(
    dryRun ? 'Nothing was written.' : 'Done. Run npm run check:content to see what is left to do.',
  );
}

/** Prints one line for each file change. */
export function printChanges(changes: readonly FileChange[]): void {
  for (const { file, text, isNew } of changes)
    console.log(`${isNew ? 'new' : text === undefined ? 'remove' : 'edit'}\t${file}`);
}

/** Writes, copies and deletes files in the site's folder. Throws when a file to be created already exists. */
export function writeChanges(site: string, changes: readonly FileChange[]): void {
  for (const { file, text, copyOf, isNew } of changes) {
    const path = join(site, file);
    mkdirSync(dirname(path), { recursive: true });
    if (copyOf !== undefined) copyFileSync(join(site, copyOf), path, constants.COPYFILE_EXCL);
    else if (text === undefined) rmSync(path);
    else writeFileSync(path, text, { flag: isNew ? 'wx' : 'w' });
  }
}
