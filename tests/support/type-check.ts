import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { ContentError } from '@/lib/config/source/content-error';
import type { Sample } from '@/lib/content/code-blocks/sample';
import { isTyped, toFiles, toMistakes } from './sample-types';

/** Names under which the packages of NativeWind 2 are installed. Its samples import `nativewind`. */
const RENAMED = { nativewind: 'nativewind-v2', tailwindcss: 'tailwindcss-v2' };

/** Compiler options for type-checking samples, including strict mode. */
const OPTIONS = {
  target: 'esnext',
  lib: ['dom', 'esnext'],
  module: 'preserve',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  checkJs: false,
  resolveJsonModule: true,
  esModuleInterop: true,
  types: [],
};

/**
 * Type-checks a docs version's TypeScript samples against the installed packages. `name` is the name of the
 * folder that the samples are written to, so checks that run in parallel need different names.
 */
export async function typeCheckSamples(
  samples: readonly Sample[],
  version: string,
  name: string = version,
): Promise<ContentError[]> {
  const files = toFiles(samples.filter((it) => it.version === version && isTyped(it)));
  const folder = resolve('node_modules/.cache/samples', name);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, { code }] of files) write(join(folder, path), code);
  write(join(folder, 'environment.d.ts'), '/// <reference types="nativewind/types" />\n');
  write(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: optionsOf(version) }));
  if (version === 'v2') linkPackages(join(folder, 'node_modules'));
  return toMistakes(await compile(folder), files);
}

function optionsOf(version: string) {
  return version === 'current' ? { ...OPTIONS, jsxImportSource: 'nativewind' } : OPTIONS;
}

function linkPackages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, installed] of Object.entries(RENAMED)) {
    symlinkSync(resolve('node_modules', installed), join(folder, name), 'junction');
  }
}

function compile(folder: string): Promise<string> {
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve('typescript-native/package.json')),
    'bin/tsc',
  );
  const args = [compiler, '--project', folder, '--pretty', 'false'];
  return new Promise((resolveOutput, reject) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 26 }, (error, out, err) => {
      if (error && out === '') reject(new Error(`tsc failed: ${err || error.message}`));
      else resolveOutput(out);
    });
  });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
