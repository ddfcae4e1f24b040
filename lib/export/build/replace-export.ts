/** Puts a new export in place of the last one, so that there is always one to come back to. */
import { existsSync, renameSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** What systems call a place that a folder cannot be moved to. */
const TAKEN = ['ENOTEMPTY', 'EEXIST'];

/**
 * Moves a finished export to `dir`. The last one is moved aside for that moment; it comes back when the
 * new one cannot be moved.
 */
export async function replaceExport(dir: string, finished: string): Promise<void> {
  restoreExport(dir);
  await rm(aside(dir), { recursive: true, force: true });
  if (existsSync(dir)) await rename(dir, aside(dir));
  try {
    await rename(finished, dir);
  } catch (error) {
    restoreExport(dir);
    // A server that was started in that very moment has brought the last one back.
    if (hasCode(error, ...TAKEN)) return replaceExport(dir, finished);
    throw error;
  }
  await rm(aside(dir), { recursive: true, force: true });
}

/** Brings an export back that was moved aside by a build that ended before the new one was in place. */
export function restoreExport(dir: string): void {
  if (existsSync(dir)) return;
  try {
    renameSync(aside(dir), dir);
  } catch (error) {
    // There is none, or a build that goes on has put its own there meanwhile.
    if (!hasCode(error, 'ENOENT', ...TAKEN)) throw error;
  }
}

function aside(dir: string): string {
  return `${dir}.old`;
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
