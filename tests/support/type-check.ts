import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { ContentError } from '@/lib/config/source/content-error';
import type { Sample } from '@/lib/content/code-blocks/sample';
import { sampleEnvironment } from './sample-environment';
import { isTyped, toFiles, toMistakes } from './sample-types';

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
  const { options, declarations, renamed } = sampleEnvironment(version);
  write(join(folder, 'environment.d.ts'), declarations);
  write(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...OPTIONS, ...options } }),
  );
  linkPackages(join(folder, 'node_modules'), renamed);
  return toMistakes(await compile(folder), files);
}

function linkPackages(folder: string, renamed: Readonly<Record<string, string>>): void {
  for (const [name, installed] of Object.entries(renamed)) {
    mkdirSync(folder, { recursive: true });
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
