/** A process in the folder of an app: builds its styles with the packages that an app builds them with. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { AppOrder, BuiltStyles } from './app-styles';
import { classAtLine, onlyClass, withoutClasses } from './css-rules';

const load = createRequire(import.meta.url);
const INPUT = './global.css';
/** What Metro writes into the bundle as it is, between double quotes. */
const UNESCAPED = /["\\]/;
/** What the transformer of Metro puts around a sheet. */
const INJECT = `import { injectData } from 'react-native-css-interop/dist/runtime/native/styles';
injectData`;

process.on('message', async ({ version, classes, variables }: AppOrder) => {
  process.send?.(version === 'v2' ? buildV2(classes, variables) : await buildV4(classes));
});

/** What Metro asks of the configuration that `withNativeWind` returns. */
interface MetroConfig {
  transformer: { getTransformOptions(entries: string[], options: object): Promise<object> };
  resolver: {
    resolveRequest(context: object, name: string, platform: string): { filePath: string };
  };
}

/** Changes the CSS of Tailwind before NativeWind compiles it. */
type Change = (css: string) => string;

/** Writes the sheet of a platform as Metro reads it; throws what stops a bundle. */
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

/** Starts `withNativeWind`, whose options stay as they are, but for the CSS that it compiles. */
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
    // A file that is no JavaScript stops the bundle.
    if (platform !== 'web') new Function(`return ${text}`);
    return text;
  };
}

interface Attempt {
  write: Write;
  names: ReadonlySet<string>;
  stopped: Record<string, string>;
}

/** Writes a sheet without the classes that stop it; returns the next one that does, with the message. */
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

/** The compiler of version 2 takes quadratic time, so an app is compiled in files of so many classes. */
const BATCH = 250;

/** Runs the Babel plugin over the files of the app, and the Tailwind command for the web. */
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

/** A plugin of Tailwind, as far as it is used here. */
type Plugin = (api: { addComponents(rules: object): void }) => void;

/** A plugin that sets variables for the whole app, with which version 2 resolves them. */
function toRoot(variables: AppOrder['variables']): Plugin {
  return ({ addComponents }) => addComponents({ ':root': variables });
}

/** Compiles a file of an app with some classes. */
type CompileFile = (name: string, source: string, safelist: string[]) => string;

/** Compiles a file with classes, in halves where one of them stops the compiler. */
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

/** Notes what the compiler tells Babel of declarations that it drops. */
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

/** What the compiler of version 2 returns, as far as it tells what it drops. */
interface Extracted {
  errors: { declaration?: { prop: string; parent?: { selector?: string } } }[];
}

/** The web of version 2: Tailwind 3.3 with the plugin of the library. */
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

/** Lets NativeWind 2 find the Tailwind that is installed beside it under another name. */
function findOldTailwind(): void {
  const hook = `const { Module } = require('module');
    const find = Module._resolveFilename;
    Module._resolveFilename = (name, from, ...rest) =>
      find(/nativewind-v2/.test(from?.filename ?? '') ? name.replace(/^tailwindcss(?=\\/|$)/, 'tailwindcss-v2') : name, from, ...rest);`;
  writeFileSync('old-tailwind.cjs', hook);
  load(resolve('old-tailwind.cjs'));
}
