import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { redirectModules } from '@/lib/classes/computation/library-packages';
import type { ContentError } from '@/lib/config/source/content-error';
import { type Sample, sampleError } from '@/lib/content/code-blocks/sample';
import { babelProblems, filesBeside, type Tool, toolOf } from '../support/sample-tools';

const FOLDER = 'node_modules/.cache/configurations';
const metro = { getDefaultConfig: () => ({ resolver: {}, transformer: {}, server: {} }) };

/** Stubs for packages that are not installed here. They have only what configuration files use. */
const STUBS = {
  'expo/metro-config': metro,
  '@expo/metro-config': metro,
  '@react-native/metro-config': { ...metro, mergeConfig: Object.assign },
  '@storybook/react-native/metro/withStorybook': { withStorybook: (config: unknown) => config },
  '@vitejs/plugin-react': () => ({ name: 'react' }),
  autoprefixer: () => ({}),
  vite: { defineConfig: (config: unknown) => config },
};

/** API object that Babel passes to a configuration function. */
const BABEL = {
  cache: Object.assign(() => {}, { using() {}, invalidate() {}, forever() {}, never() {} }),
  env: () => false,
  caller: (read: (caller: object) => unknown) => read({ name: 'metro' }),
};

/** Tailwind configuration for samples whose page does not show one. */
const FALLBACK = "module.exports = { content: [], presets: [require('nativewind/preset')] };";

/**
 * Loads every configuration file among the samples as its tool would, with the installed packages. Returns an
 * error for each problem.
 */
export async function checkConfigurations(samples: readonly Sample[]): Promise<ContentError[]> {
  redirectModules(STUBS);
  rmSync(FOLDER, { recursive: true, force: true });
  const errors: ContentError[] = [];
  for (const [index, sample] of samples.entries()) {
    const tool = toolOf(sample);
    if (!tool) continue;
    const folder = resolve(FOLDER, String(index));
    for (const problem of await problemsOf(sample, tool, prepare(folder, sample, samples))) {
      const message = { problem: `${sample.meta.title} does not load: ${problem}` };
      errors.push(sampleError(sample, { line: 1, column: 1 }, message));
    }
  }
  return errors;
}

async function problemsOf(sample: Sample, tool: Tool, load: NodeJS.Require): Promise<string[]> {
  try {
    const config: unknown = loadIn(sample, load);
    if (tool === 'tailwind') await runTailwind(config, load);
    if (tool !== 'babel') return isFilled(config) ? [] : ['it exports nothing'];
    const value = typeof config === 'function' ? config(BABEL) : config;
    return babelProblems(value, (name) => canResolve(load, name));
  } catch (error) {
    // Node appends the require stack to the message, so only the first line is kept.
    return [String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''];
  }
}

/**
 * Loads a sample's configuration file with the project folder as the working directory, because tools run
 * there and the Metro plugin reads files from it.
 */
function loadIn({ meta }: Sample, load: NodeJS.Require): unknown {
  const cwd = process.cwd();
  process.chdir(dirname(load.resolve('./package.json')));
  try {
    const exported = load(`./${meta.title}`);
    return exported?.__esModule ? exported.default : exported;
  } finally {
    process.chdir(cwd);
  }
}

/**
 * Checks a Tailwind configuration by resolving its theme and generating CSS with its plugins. Rejects if the
 * configuration is invalid.
 */
async function runTailwind(config: unknown, load: NodeJS.Require): Promise<void> {
  load('tailwindcss/resolveConfig')(config);
  const plugin = load('tailwindcss')({ ...Object(config), content: [{ raw: 'p-4' }] });
  await load('postcss')([plugin]).process('@tailwind utilities', { from: undefined });
}

function prepare(folder: string, sample: Sample, samples: readonly Sample[]): NodeJS.Require {
  const files = filesBeside(sample, samples);
  const path = /configPath: '\.\/([^']+)'/.exec(sample.code)?.[1] ?? 'tailwind.config.js';
  if (!files.has(path)) files.set(path, FALLBACK);
  for (const [name, code] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    const isModule = /^(import|export) /m.test(code);
    const text = isModule ? transformSync(code, { format: 'cjs', loader: 'jsx' }).code : code;
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }');
  if (sample.version === 'v2') linkPackages(join(folder, 'node_modules'));
  return createRequire(join(folder, 'package.json'));
}

/**
 * Links `nativewind` and `tailwindcss` in a folder to the packages of NativeWind 2, which are installed under
 * other names.
 */
function linkPackages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of ['nativewind', 'tailwindcss']) {
    symlinkSync(resolve('node_modules', `${name}-v2`), join(folder, name), 'junction');
  }
}

function isFilled(config: unknown): boolean {
  return typeof config === 'function' || Object.keys(Object(config)).length > 0;
}

function canResolve(load: NodeJS.Require, name: string): boolean {
  try {
    return load.resolve(name) !== '';
  } catch {
    return false;
  }
}
