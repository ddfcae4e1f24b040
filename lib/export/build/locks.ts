/** File locks between processes. */
import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

/**
 * Lock file of builds, relative to the project root. Next has a single working folder, so builds must not
 * overlap.
 */
export const buildLock = 'node_modules/.cache/build.lock';

/**
 * Age at which a lock expires, in milliseconds. It is long because a busy process cannot renew its lock for a
 * while.
 */
const STALE = 60_000;
const SILENCE = 1000;
const PAUSE = 100;

/**
 * Runs `work` while it holds the lock. After a second of waiting, prints which process holds it. A lock that
 * was not renewed for `stale` milliseconds expires. `stale` is at least 2,000. Rejects when the lock cannot
 * be created.
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
 * Returns a function that removes the lock if it was not renewed for `stale` milliseconds. proper-lockfile
 * compares the lock's modification time with the clock. If the clock was set back, such a lock would never
 * become stale.
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
 * Describes the process that holds a lock and for how long. The process is unknown when it was killed before
 * it wrote its name into the file.
 */
function describeHolder(file: string): string {
  const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
  if (size === 0) return `another process, which holds ${file}`;
  const seconds = Math.round((Date.now() - mtimeMs) / 1000);
  // A negative age means that the clock was set back.
  if (seconds < 0) return `${readFileSync(file, 'utf8')}, which holds ${file}`;
  return `${readFileSync(file, 'utf8')}, which has held ${file} for ${seconds} s`;
}
