/** Child process that builds an app's styles with NativeWind's own packages. It runs in the app's folder. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { AppOrder, BuiltStyles } from './app-styles';
import { classAtLine, onlyClass, withoutClasses } from './css-rules';

const load = createRequire(import.meta.url);
const INPUT = './global.css';
/**
 * Characters that NativeWind's Metro plugin fails to escape when it writes a class name between double
 * quotes.
 */
const UNESCAPED = /["\\]/;
/** Code that NativeWind's Metro transformer puts before the compiled styles. */
const INJECT = `import { injectData } from 'react-native-css-interop/dist/runtime/native/styles';
injectData`;

process.on('message', async ({ version, classes, variables }: AppOrder) => {
  process.send?.(version === 'v2' ? buildV2(classes, variables) : await buildV4(classes));
});

/** Functions that Metro calls, from the configuration that `withNativeWind` returns. */
interface MetroConfig {
  transformer: { getTransformOptions(entries: string[], options: object): Promise<object> };
  resolver: {
    resolveRequest(context: object, name: string, platform: string): { filePath: string };
  };
}

/** Function that changes the CSS from Tailwind before NativeWind compiles it. */
type Change = (css: string) => string;

/**
 * Function that compiles the styles for a platform and returns them as Metro would read them. Rejects if
 * compiling fails or returns invalid JavaScript, because Metro would stop too.
 */
type Write = (platform: string, change: Change) => Promise<string>;

async function buildV4(classes: string[]): Promise<BuiltStyles> {
  const write = startMetro();
  const names = new Set(classes);
  const stopped: Record<string, string> = {};
  const sheets = { web: await write('web', (css) => css), ios: '', android: '' };
  for (const platform of ['ios', 'android'] as const) {
    for (const name of classes.filter((text) => UNESCAPED.test(text) && !(text in stopped))) {
      const problem = await problemOf(() => write(platform, (css) => onlyClass(css, name, names)));
      if (problem) stopped[name] = problem;
    }
    while (!sheets[platform]) {
      const [name, problem] = await firstProblem(platform, { write, names, stopped }, (text) => {
        sheets[platform] = text;
      });
      if (name) stopped[name] = problem;
    }
  }
  const app = readFileSync('App.jsx', 'utf8');
  const toModules = (sheet: string) => [app, `${INJECT}(${sheet});`];
  return {
    web: sheets.web,
    ios: toModules(sheets.ios),
    android: toModules(sheets.android),
    stopped,
    dropped: {},
  };
}

/**
 * Returns a function that compiles styles with `withNativeWind` and its usual options. Callers can change the
 * CSS before it is compiled.
 */
function startMetro(): Write {
  const metro = load('react-native-css-interop/metro');
  const { withCssInterop } = metro;
  const known = new Map<string, string>();
  let change: Change = (css) => css;
  metro.withCssInterop = (config: object, options: { getCSSForPlatform(os: string): unknown }) => {
    const getCSSForPlatform = async (platform: string) => {
      const css = known.get(platform) ?? String(await options.getCSSForPlatform(platform));
      known.set(platform, css);
      return change(css);
    };
    return withCssInterop(config, { ...options, getCSSForPlatform });
  };
  const { withNativeWind } = load('nativewind/metro');
  const config: MetroConfig = withNativeWind(
    { transformer: {}, resolver: {} },
    { input: INPUT, disableTypeScriptGeneration: true },
  );
  return async (platform, changed) => {
    change = changed;
    await config.transformer.getTransformOptions([], { platform, dev: false });
    const resolveRequest = () => ({ type: 'sourceFile', filePath: resolve(INPUT) });
    const { filePath } = config.resolver.resolveRequest({ resolveRequest }, INPUT, platform);
    const text = readFileSync(filePath, 'utf8');
    // Metro would fail on invalid JavaScript too.
    if (platform !== 'web') new Function(`return ${text}`);
    return text;
  };
}

interface Attempt {
  write: Write;
  names: ReadonlySet<string>;
  stopped: Record<string, string>;
}

/**
 * Compiles the styles without the classes that are known to fail. If this succeeds, passes the styles to
 * `done`. Otherwise, resolves to the class that fails and the error message, or rejects if the class cannot
 * be identified.
 */
async function firstProblem(
  platform: string,
  { write, names, stopped }: Attempt,
  done: (text: string) => void,
): Promise<[name: string | undefined, problem: string]> {
  let tried = '';
  try {
    const leaveOut: Change = (css) => withoutClasses(css, new Set(Object.keys(stopped)));
    done(await write(platform, (css) => (tried = leaveOut(css))));
    return [undefined, ''];
  } catch (error) {
    if (!(error instanceof SyntaxError) || !hasLine(error)) throw error;
    const name = classAtLine(tried, error.loc.line, names);
    if (!name || name in stopped) throw error;
    return [name, error.message];
  }
}

async function problemOf(run: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function hasLine(error: object): error is { loc: { line: number } } {
  return (
    'loc' in error && error.loc !== null && typeof error.loc === 'object' && 'line' in error.loc
  );
}

/**
 * Number of classes per compiled file. Larger files would be slower, because compile time in NativeWind 2 is
 * quadratic.
 */
const BATCH = 250;

/**
 * Builds an app with NativeWind 2. Runs the Babel plugin on the app's files, and the Tailwind command for the
 * web.
 */
function buildV2(classes: string[], variables: AppOrder['variables']): BuiltStyles {
  findOldTailwind();
  const dropped: Record<string, string[]> = {};
  const stopped: Record<string, string> = {};
  listenToCompiler(dropped);
  const compile: CompileFile = (name, source, safelist) =>
    compileFile(name, source, { safelist, plugins: [toRoot(variables)] });
  const modules = [compile('App.jsx', readFileSync('App.jsx', 'utf8'), [])];
  for (let start = 0; start < classes.length; start += BATCH)
    modules.push(...compileClasses(classes.slice(start, start + BATCH), stopped, compile));
  return { web: webV2(), ios: modules, android: modules, stopped, dropped };
}

/** Tailwind plugin that only uses `addComponents`. */
type Plugin = (api: { addComponents(rules: object): void }) => void;

/** Returns a Tailwind plugin that sets variables on `:root`, from which NativeWind 2 resolves `var()`. */
function toRoot(variables: AppOrder['variables']): Plugin {
  return ({ addComponents }) => addComponents({ ':root': variables });
}

/** Function that compiles a file of the app, with the classes in `safelist`. */
type CompileFile = (name: string, source: string, safelist: string[]) => string;

/**
 * Compiles files that use these classes and returns them. If the compiler fails, retries with each half to
 * find the class that causes the failure.
 */
function compileClasses(
  classes: string[],
  stopped: Record<string, string>,
  compile: CompileFile,
): string[] {
  try {
    return [compile('Classes.jsx', '', classes)];
  } catch (error) {
    const [name = ''] = classes;
    if (classes.length <= 1) {
      stopped[name] = error instanceof Error ? error.message : String(error);
      return [];
    }
    const half = Math.ceil(classes.length / 2);
    return [classes.slice(0, half), classes.slice(half)].flatMap((part) =>
      compileClasses(part, stopped, compile),
    );
  }
}

function compileFile(
  name: string,
  source: string,
  config: { safelist: string[]; plugins: Plugin[] },
): string {
  const { transformSync } = load('@babel/core');
  const filename = resolve(name);
  writeFileSync(filename, source);
  const { code } = transformSync(source, {
    filename,
    configFile: false,
    babelrc: false,
    plugins: [
      load.resolve('@babel/plugin-syntax-jsx'),
      [
        load.resolve('nativewind-v2/babel'),
        { tailwindConfig: { content: [`./${name}`], ...config } },
      ],
    ],
  });
  return code;
}

/** Records the declarations that NativeWind 2's compiler reports as dropped. */
function listenToCompiler(dropped: Record<string, string[]>): void {
  const extraction = load('nativewind-v2/dist/postcss/extract-styles');
  const { extractStyles } = extraction;
  extraction.extractStyles = (...given: unknown[]) => {
    const found: Extracted = extractStyles(...given);
    for (const { declaration } of found.errors) {
      const selector = declaration?.parent?.selector ?? '';
      dropped[selector] = [...(dropped[selector] ?? []), declaration?.prop ?? ''];
    }
    return found;
  };
}

/** Result of NativeWind 2's compiler, with only the dropped declarations. */
interface Extracted {
  errors: { declaration?: { prop: string; parent?: { selector?: string } } }[];
}

/** Returns NativeWind 2's CSS for the web, generated with Tailwind 3.3 and NativeWind's plugin. */
function webV2(): string {
  const config = `module.exports = { ...require('./tailwind.config.js'), plugins: [require('nativewind-v2/tailwind/css')] };`;
  writeFileSync('web.config.js', config);
  const command = ['-i', INPUT, '-o', './out.css', '-c', './web.config.js'];
  execFileSync(process.execPath, [
    '-r',
    './old-tailwind.cjs',
    load.resolve('tailwindcss-v2/lib/cli.js'),
    ...command,
  ]);
  return readFileSync('out.css', 'utf8');
}

/**
 * Makes NativeWind 2 load the Tailwind version that it needs, which is installed under another package name.
 */
function findOldTailwind(): void {
  const hook = `const { Module } = require('module');
    const find = Module._resolveFilename;
    Module._resolveFilename = (name, from, ...rest) =>
      find(/nativewind-v2/.test(from?.filename ?? '') ? name.replace(/^tailwindcss(?=\\/|$)/, 'tailwindcss-v2') : name, from, ...rest);`;
  writeFileSync('old-tailwind.cjs', hook);
  load(resolve('old-tailwind.cjs'));
}
