/** Replaces the last export with a new one. If that fails, the last export can be restored. */
import { existsSync, renameSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** Error codes of a rename whose target folder already exists. */
const TAKEN = ['ENOTEMPTY', 'EEXIST'];

/**
 * Moves the finished export to `dir`. The last export is renamed first, and gets its name back if the new one
 * cannot be moved.
 */
export async function replaceExport(dir: string, finished: string): Promise<void> {
  restoreExport(dir);
  await rm(aside(dir), { recursive: true, force: true });
  if (existsSync(dir)) await rename(dir, aside(dir));
  try {
    await rename(finished, dir);
  } catch (error) {
    restoreExport(dir);
    // A server that started at the same moment has restored the last export.
    if (hasCode(error, ...TAKEN)) return replaceExport(dir, finished);
    throw error;
  }
  await rm(aside(dir), { recursive: true, force: true });
}

/**
 * Restores the last export at `dir` if a build was interrupted while it replaced the export. Otherwise does
 * nothing.
 */
export function restoreExport(dir: string): void {
  if (existsSync(dir)) return;
  try {
    renameSync(aside(dir), dir);
  } catch (error) {
    // There is nothing to restore, or a running build has already moved its export there.
    if (!hasCode(error, 'ENOENT', ...TAKEN)) throw error;
  }
}

function aside(dir: string): string {
  return `${dir}.old`;
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
