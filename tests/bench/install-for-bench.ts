import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeTree } from '@/tests/support/write-tree';

/**
 * Installs packages that only a benchmark needs into a separate folder, unless the same versions are already
 * installed there.
 */
export function installForBench(dir: string, dependencies: Readonly<Record<string, string>>): void {
  const wanted = JSON.stringify({ private: true, dependencies });
  const done = join(dir, 'node_modules', '.installed');
  writeTree(dir, { 'package.json': wanted });
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return;
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: dir, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm could not install the packages in ${dir}.`);
  writeFileSync(done, wanted);
}
