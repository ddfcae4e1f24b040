import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { listFiles } from '@/lib/export/build/list-files';
import { cloneProject, removeDevPackages } from '@/tests/support/clone-project';
import { longOnly } from '@/tests/support/long';

const run = promisify(execFile);

async function build(folder: string): Promise<void> {
  const command = ['--import', 'tsx', 'scripts/build.ts'];
  await run(process.execPath, command, { cwd: resolve(folder), maxBuffer: 1e8 });
}

/** Returns a hash of each file in an export, keyed by file name. */
async function hashesOf(out: string): Promise<Record<string, string>> {
  const hashes = (await listFiles(out)).map((name) => {
    const bytes = readFileSync(join(out, name));
    return [name, createHash('sha256').update(bytes).digest('hex')];
  });
  return Object.fromEntries(hashes);
}

/** Returns the disk space of a folder in megabytes. Each file takes whole blocks of 4 KB. */
async function megabytesOf(folder: string): Promise<number> {
  const blocks = (await listFiles(folder)).map((name) =>
    Math.ceil(statSync(join(folder, name)).size / 4096),
  );
  return (blocks.reduce((sum, count) => sum + count, 0) * 4096) / 2 ** 20;
}

test(
  'builds of one commit give the same bytes, with a cache and all packages, and without, in any folder',
  longOnly,
  async () => {
    test.setTimeout(1_200_000);
    // The export in `out/` was built here, with everything that was cached.
    const first = hashesOf('out');
    expect(Object.keys(await first).length).toBeGreaterThan(1000);
    const elsewhere = 'out.bench/elsewhere/once-more';
    cloneProject(elsewhere);
    removeDevPackages(elsewhere);
    expect(await megabytesOf(join(elsewhere, 'node_modules'))).toBeLessThan(650);
    await build(elsewhere);
    expect(await hashesOf(join(elsewhere, 'out')), 'a cold build').toEqual(await first);
    rmSync(elsewhere, { recursive: true });
  },
);
