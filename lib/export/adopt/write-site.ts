/** Writes the files of a new site to an empty folder. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileContents } from './adopted-files';

/** Throws when a folder exists and has files, or when its path is that of a file. */
export function assertEmptyFolder(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory())
    throw new Error(`${folder} is a file. Name a folder that is empty or does not exist.`);
  const [first] = readdirSync(folder);
  if (first !== undefined)
    throw new Error(`${folder} contains ${first}. Name a folder that is empty or does not exist.`);
}

/** Writes the files of a site to a folder. `executable` are the paths of programs. */
export function writeSite(
  folder: string,
  files: FileContents,
  executable: readonly string[] = ['.ci/run'],
): void {
  for (const [path, content] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { mode: executable.includes(path) ? 0o755 : 0o644 });
  }
}

/**
 * Writes `package-lock.json` for the `package.json` in a folder. `lockfile` is that of the template, so the packages
 * keep their versions. Throws with npm's output when it fails.
 */
export function writeLockfile(folder: string, lockfile: Uint8Array): void {
  writeFileSync(join(folder, 'package-lock.json'), lockfile);
  const args = ['install', '--package-lock-only', '--ignore-scripts'];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, stderr, error } = spawnSync(npm, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`npm could not write package-lock.json.\n${error?.message ?? stderr}`);
}
