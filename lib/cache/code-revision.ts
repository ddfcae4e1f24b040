import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** The code that makes results, by paths from the project's root. */
export interface Code {
  /** Modules; what they import is part of them. */
  modules: readonly string[];
  /** Files that the modules read when they run, and folders of such files. */
  files?: readonly string[];
}

/** A short hash that changes with the modules, all of ours that they import, the files, and the installed packages. */
export function codeRevision({ modules, files = [] }: Code): string {
  const hash = createHash('sha256');
  for (const file of [...importedFiles(modules), ...files.flatMap(filesOf), 'package-lock.json']) {
    hash.update(`${file} `).update(existsSync(file) ? readFileSync(file) : '');
  }
  return hash.digest('hex').slice(0, 16);
}

/** The files of ours that modules are made of: themselves and what they import, without types. */
export function importedFiles(modules: readonly string[]): string[] {
  const { metafile } = buildSync({
    absWorkingDir: process.cwd(),
    entryPoints: [...modules],
    bundle: true,
    packages: 'external',
    external: ['*.woff2', '*.svg'],
    platform: 'node',
    write: false,
    metafile: true,
    outdir: 'out',
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).sort();
}

function filesOf(path: string): string[] {
  if (!existsSync(path) || statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name))
    .sort();
}
