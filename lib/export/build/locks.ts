/** Locks between processes. */
import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

/** Held while Next builds, from the project's root: it has one working folder, and two builds would mix. */
export const buildLock = 'node_modules/.cache/build.lock';

/** A process that was killed cannot release its lock, and one that computes cannot renew it for a while. */
const STALE = 60_000;
const SILENCE = 1000;
const PAUSE = 100;

/**
 * Runs the work while no other process holds the lock; says after a second which one it waits for.
 * A lock is taken from a process that has not renewed it for `stale` milliseconds, 2,000 at least.
 * Rejects when the lock cannot be made.
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
 * Removes a lock, each time it is called, whose time has not changed for that long. proper-lockfile compares
 * that time with the clock, so a lock that was made before the clock was set back would not become stale.
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
    // Another process that waits has removed it.
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Who holds a lock and for how long, which is not known of a process that was killed as it took it. */
function describeHolder(file: string): string {
  const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
  if (size === 0) return `another process, which holds ${file}`;
  const seconds = Math.round((Date.now() - mtimeMs) / 1000);
  // The clock has been set back since.
  if (seconds < 0) return `${readFileSync(file, 'utf8')}, which holds ${file}`;
  return `${readFileSync(file, 'utf8')}, which has held ${file} for ${seconds} s`;
}
