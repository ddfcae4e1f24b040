import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Clones the last commit of this project into a folder, with the installed packages and without build output
 * or caches. Replaces the folder if it exists. Programs in the clone must not change its packages, because
 * they are hard links to this project's files.
 */
export function cloneProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  execFileSync('git', ['clone', '-q', '.', folder]);
  // Hard links, because packages in another folder would not be bundled.
  execFileSync('cp', ['-al', 'node_modules', folder]);
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
}

/** Removes the packages that `npm start` does not install from the clone of this project in a folder. */
export function removeDevPackages(folder: string): void {
  const { packages }: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  );
  for (const [path, { dev }] of Object.entries(packages))
    if (dev) rmSync(join(folder, path), { recursive: true, force: true });
}
