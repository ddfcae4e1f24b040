/** Locks between processes. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

/** Held while Next builds, from the project's root: it has one working folder, and two builds would mix. */
export const buildLock = 'node_modules/.cache/build.lock';

/** A process that was killed cannot give back its lock, and one that computes cannot say for a while that it lives. */
const MILLISECONDS_WITHOUT_SIGN_OF_LIFE = 60_000;
const SILENCE = 1000;
const PAUSE = 100;

/**
 * Runs the work while no other process holds the lock; says after a second which one it waits for.
 * Rejects when the lock cannot be made.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const release = await takeLock(file);
  writeFileSync(file, `process ${process.pid} (${basename(process.argv[1] ?? '')})`);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
    await release();
  }
}

async function takeLock(file: string): Promise<() => Promise<void>> {
  const start = performance.now();
  for (let isTold = false; ; await wait(PAUSE)) {
    try {
      return await lock(file, { realpath: false, stale: MILLISECONDS_WITHOUT_SIGN_OF_LIFE });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ELOCKED')) throw error;
    }
    if (isTold || performance.now() - start < SILENCE) continue;
    isTold = true;
    console.log(`Waiting for ${describeHolder(file)} … If it was killed, that takes a minute.`);
  }
}

/** Who holds a lock and for how long, which is not known of a process that was killed as it took it. */
function describeHolder(file: string): string {
  const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
  if (size === 0) return `another process, which holds ${file}`;
  const seconds = Math.round((Date.now() - mtimeMs) / 1000);
  return `${readFileSync(file, 'utf8')}, which has held ${file} for ${seconds} s`;
}
