import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeTree } from '@/tests/support/write-tree';

/** Installs packages that only a bench needs into a folder of their own, once. */
export function installPackages(dir: string, dependencies: Readonly<Record<string, string>>): void {
  writeTree(dir, { 'package.json': JSON.stringify({ private: true, dependencies }) });
  if (existsSync(join(dir, 'node_modules'))) return;
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: dir, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The packages of ${dir} cannot be installed.`);
}
