/** File locks that are shared between processes. */
import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

/**
 * Path of the lock file for builds, relative to the project root. Builds must not overlap because Next has a
 * single working folder.
 */
export const buildLock = 'node_modules/.cache/build.lock';

/**
 * Milliseconds after which a lock expires if it was not renewed. A busy process may not renew its lock for a
 * while, so the time is long.
 */
const STALE = 60_000;
const SILENCE = 1000;
const PAUSE = 100;

/**
 * Waits for the lock `file`, runs `work` while holding it, and resolves to the result. If waiting takes more
 * than a second, prints which process holds the lock. A lock expires when its process has not renewed it for
 * `stale` milliseconds, which must be at least 2,000. Rejects when `work` rejects or the lock cannot be
 * created.
 */
export async function withLock<T>(file: string, work: () => Promise<T>, stale = STALE): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const release = await takeLock(file, stale);
  writeFileSync(file, `process ${process.pid} (${basename(process.argv[1] ?? '')})`);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
    await release();
  }
}

async function takeLock(file: string, stale: number): Promise<() => Promise<void>> {
  const start = performance.now();
  const removeUnrenewed = watchLock(`${file}.lock`, stale);
  for (let isTold = false; ; await wait(PAUSE)) {
    try {
      return await lock(file, { realpath: false, stale });
    } catch (error) {
      if (!hasCode(error, 'ELOCKED')) throw error;
    }
    removeUnrenewed();
    if (isTold || performance.now() - start < SILENCE) continue;
    isTold = true;
    console.log(`Waiting for ${describeHolder(file)} … If it was killed, that takes a minute.`);
  }
}

/**
 * Returns a function that removes the lock at `folder` once it has not been renewed for `stale` milliseconds.
 * The function is called repeatedly while waiting. proper-lockfile compares the lock's modification time with
 * the clock, so its own check fails if the clock was set back.
 */
function watchLock(folder: string, stale: number): () => void {
  let time: number | undefined;
  let since = 0;
  return () => {
    const now = performance.now();
    const current = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
    if (current !== time) since = now;
    time = current;
    if (current !== undefined && now - since > stale) removeLock(folder);
  };
}

function removeLock(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    // Another waiting process has already removed it.
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/**
 * Describes which process holds a lock and for how long. The process is unknown until it has written its name
 * into the file.
 */
function describeHolder(file: string): string {
  const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
  if (size === 0) return `another process, which holds ${file}`;
  const seconds = Math.round((Date.now() - mtimeMs) / 1000);
  // A negative age means that the clock was set back.
  if (seconds < 0) return `${readFileSync(file, 'utf8')}, which holds ${file}`;
  return `${readFileSync(file, 'utf8')}, which has held ${file} for ${seconds} s`;
}
