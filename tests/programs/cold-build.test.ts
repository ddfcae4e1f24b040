import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { listFiles } from '@/lib/export/build/list-files';
import { longOnly } from '@/tests/support/long';

const run = promisify(execFile);

/** Clones the last commit into a folder with the installed packages but without any build output or cache. */
function cloneProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  execFileSync('git', ['clone', '-q', '.', folder]);
  // Hard links, because packages outside the folder would not be bundled.
  execFileSync('cp', ['-al', 'node_modules', folder]);
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
}

async function build(folder: string): Promise<void> {
  const command = ['--import', 'tsx', 'scripts/build.ts'];
  await run(process.execPath, command, { cwd: resolve(folder), maxBuffer: 1e8 });
}

/** Hash of each file of an export, by name. */
async function hashesOf(out: string): Promise<Record<string, string>> {
  const hashes = (await listFiles(out)).map((name) => {
    const bytes = readFileSync(join(out, name));
    return [name, createHash('sha256').update(bytes).digest('hex')];
  });
  return Object.fromEntries(hashes);
}

test(
  'builds of one commit give the same bytes, with a cache and without, in any folder',
  longOnly,
  async () => {
    test.setTimeout(1_200_000);
    // The run's own export was built here, with whatever was cached.
    const first = hashesOf('out');
    expect(Object.keys(await first).length).toBeGreaterThan(1000);
    const elsewhere = 'out.bench/elsewhere/once-more';
    cloneProject(elsewhere);
    await build(elsewhere);
    expect(await hashesOf(join(elsewhere, 'out')), 'a cold build').toEqual(await first);
    rmSync(elsewhere, { recursive: true });
  },
);
