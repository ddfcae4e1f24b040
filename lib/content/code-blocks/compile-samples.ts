/** Compiles TypeScript samples in another process. Only author commands and tests import this module. */
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { ContentError } from '@/lib/config/source/content-error';
import type { Sample } from './sample';
import {
  isTyped,
  readOutput,
  type TypeProblem,
  type TypeProblems,
  toFiles,
  toTypeErrors,
} from './sample-types';

const FOLDER = 'node_modules/.cache/samples';
/** Time limit for the compiler, in milliseconds. */
const LIMIT = 120_000;
/** Age in milliseconds after which a folder is the rest of a process that was stopped. */
const OLD = 60 * 60_000;
/** Package whose types add `className` to the components of React Native. */
const LIBRARY = 'nativewind';

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

/** Options for compiling samples. */
export interface CompileOptions {
  /**
   * Versions of the packages that a docs version is about, keyed by name, such as those in its class data. If
   * another version has the name of such a package, samples get the one that `package.json` installs under an
   * alias.
   */
  versions: Readonly<Record<string, string>>;
  /** Runs the compiler at a low CPU priority. Defaults to false. */
  isInBackground?: boolean;
}

/**
 * Returns a sentence that says how to install the compiler, or undefined if it is installed. Without it, samples
 * cannot be type-checked.
 */
export function missingCompiler(from: string | URL = import.meta.url): string | undefined {
  if (findCompiler(from) !== undefined) return undefined;
  return 'The types of samples are not checked, because TypeScript is not installed. Run npm install to install it.';
}

/**
 * Type-checks TypeScript samples against the installed packages and returns the errors. Ignores samples in other
 * languages.
 */
export async function typeCheckSamples(
  samples: readonly Sample[],
  options: CompileOptions,
): Promise<ContentError[]> {
  return toTypeErrors(await findTypeProblems(samples.filter(isTyped), options));
}

/**
 * Compiles samples and returns the errors of each. The samples of a page can import each other, and do not
 * affect other pages. Rejects if the compiler is missing or fails.
 */
export async function findTypeProblems(
  samples: readonly Sample[],
  options: CompileOptions,
): Promise<TypeProblems> {
  const problems = new Map<Sample, TypeProblem[]>();
  for (const group of toGroups(samples))
    for (const [sample, found] of await compileGroup(group, options)) problems.set(sample, found);
  return problems;
}

/**
 * Splits samples into lists that are compiled together. Pages that declare types for all files are compiled
 * alone.
 */
function toGroups(samples: readonly Sample[]): Sample[][] {
  const declaring = new Map<string, Sample[]>();
  for (const { page, code } of samples)
    if (/^\s*declare\s+(?:module|global)\b/m.test(code)) declaring.set(page, []);
  const others: Sample[] = [];
  for (const sample of samples) (declaring.get(sample.page) ?? others).push(sample);
  return [others, ...declaring.values()].filter((group) => group.length > 0);
}

/**
 * Compiles samples in one run. A syntax error hides the type errors in all other files, so pages without one are
 * compiled again without the others.
 */
async function compileGroup(
  samples: readonly Sample[],
  options: CompileOptions,
): Promise<TypeProblems> {
  const files = toFiles(samples);
  const problems = readOutput(await compile(files, options), files);
  const isUnread = ([, found]: [Sample, { code: string }[]]) =>
    found.some(({ code }) => /^1\d{3}$/.test(code));
  const unread = new Set([...problems].filter(isUnread).map(([{ page }]) => page));
  const rest = samples.filter(({ page }) => !unread.has(page));
  if (unread.size === 0 || rest.length === 0) return problems;
  return new Map([...problems, ...(await compileGroup(rest, options))]);
}

/** Writes the files to a new folder, runs the compiler there, and resolves to its output. */
async function compile(
  files: ReadonlyMap<string, Sample>,
  options: CompileOptions,
): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  removeOldFolders();
  const folder = mkdtempSync(join(resolve(FOLDER), 'run-'));
  try {
    for (const [path, { code }] of files) write(join(folder, path), code);
    writeSetup(folder, options.versions);
    return await runCompiler(folder, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function removeOldFolders(): void {
  for (const name of readdirSync(FOLDER)) {
    const folder = join(FOLDER, name);
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > OLD) rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the configuration of the compiler, and declares the types that apps have. */
function writeSetup(folder: string, versions: CompileOptions['versions']): void {
  const aliases = Object.entries(versions).flatMap(([name, version]) => {
    const alias = aliasOf(name, version);
    return alias === undefined ? [] : [[name, alias] as const];
  });
  mkdirSync(join(folder, 'node_modules'));
  for (const [name, alias] of aliases)
    symlinkSync(resolve('node_modules', alias), join(folder, 'node_modules', name), 'junction');
  const installed = resolve('node_modules', new Map(aliases).get(LIBRARY) ?? LIBRARY);
  const hasRuntime = LIBRARY in versions && existsSync(join(installed, 'jsx-runtime'));
  const compilerOptions = hasRuntime ? { ...OPTIONS, jsxImportSource: LIBRARY } : OPTIONS;
  write(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const types = LIBRARY in versions ? `/// <reference types="${LIBRARY}/types" />\n` : '';
  write(join(folder, 'environment.d.ts'), `${types}declare module '*.css';\n`);
}

/** Returns the name under which `package.json` installs this version of a package, if it is not its own name. */
function aliasOf(name: string, version: string): string | undefined {
  const {
    dependencies,
    devDependencies,
  }: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'));
  const all = Object.entries({ ...dependencies, ...devDependencies });
  return all.find(([, wanted]) => wanted === `npm:${name}@${version}`)?.[0];
}

function runCompiler(folder: string, { isInBackground }: CompileOptions): Promise<string> {
  const compiler = findCompiler(import.meta.url);
  if (compiler === undefined) throw new Error(missingCompiler());
  const args = [compiler, '--project', folder, '--pretty', 'false'];
  const settings = { cwd: folder, maxBuffer: 2 ** 26, timeout: LIMIT };
  return new Promise((resolveOutput, reject) => {
    const child = execFile(process.execPath, args, settings, (error, out, err) => {
      if (error && (error.killed || out === ''))
        reject(new Error(`tsc failed: ${err || error.message}`));
      else resolveOutput(out);
    });
    if (isInBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  });
}

function findCompiler(from: string | URL): string | undefined {
  try {
    return join(dirname(createRequire(from).resolve('typescript-native/package.json')), 'bin/tsc');
  } catch {
    return undefined;
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
