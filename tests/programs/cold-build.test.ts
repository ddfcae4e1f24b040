import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { listFiles } from '@/lib/export/build/list-files';
import { longOnly } from '@/tests/support/long';

const run = promisify(execFile);

/** Clones the last commit of the project into a folder that shares the packages and nothing that a build has left. */
function cloneProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  execFileSync('git', ['clone', '-q', '.', folder]);
  // Linked file by file: packages that lie elsewhere are not bundled.
  execFileSync('cp', ['-al', 'node_modules', folder]);
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
}

/** Builds a clone; resolves to the hash of each file of its export. */
async function build(folder: string): Promise<Record<string, string>> {
  const command = ['--import', 'tsx', 'scripts/build.ts'];
  await run(process.execPath, command, { cwd: resolve(folder), maxBuffer: 1e8 });
  const out = join(folder, 'out');
  const hashes = (await listFiles(out)).map((name) => {
    const bytes = readFileSync(join(out, name));
    return [name, createHash('sha256').update(bytes).digest('hex')];
  });
  return Object.fromEntries(hashes);
}

test(
  'builds of one commit give the same bytes, wherever they run and whatever is kept',
  longOnly,
  async () => {
    test.setTimeout(1_200_000);
    const [here, elsewhere] = ['out.bench/cold', 'out.bench/elsewhere/once-more'] as const;
    cloneProject(here);
    const first = await build(here);
    expect(Object.keys(first).length).toBeGreaterThan(1000);
    cloneProject(elsewhere);
    expect(await build(elsewhere), 'another cold build').toEqual(first);
    rmSync(join(elsewhere, 'out'), { recursive: true });
    expect(await build(elsewhere), 'with the results that it has kept').toEqual(first);
    for (const folder of [here, elsewhere]) rmSync(folder, { recursive: true });
  },
);
