/** Locks between processes. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { lock } from 'proper-lockfile';

/** Held while Next builds, from the project's root: it has one working folder, and two builds would mix. */
export const buildLock = 'node_modules/.cache/build.lock';

/** A process that was killed cannot give back its lock, and one that computes cannot say for a while that it lives. */
const MILLISECONDS_WITHOUT_SIGN_OF_LIFE = 60_000;
const SILENCE = 1000;

/** Runs the work while no other process holds the lock; says after a second which one it waits for. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const notice = setTimeout(() => {
    console.log(`Waiting for ${holderOf(file)}, which holds ${file} …`);
  }, SILENCE);
  const release = await lock(file, {
    realpath: false,
    stale: MILLISECONDS_WITHOUT_SIGN_OF_LIFE,
    retries: { forever: true, minTimeout: 50, maxTimeout: 250 },
  }).finally(() => clearTimeout(notice));
  writeFileSync(file, `process ${process.pid} (${basename(process.argv[1] ?? '')})`);
  try {
    return await work();
  } finally {
    await release();
  }
}

function holderOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : 'another process';
}
