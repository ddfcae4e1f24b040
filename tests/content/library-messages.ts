import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compileNative } from '@/lib/classes/computation/native-compiler';
import { RuntimePage, runLibrary, type Setup } from '../support/library-runtime';
import { type ProjectFiles, runNode, writeProject } from '../support/project';
import { runTailwind, TAILWIND_COMMAND, TAILWIND_LINES } from '../support/tailwind-project';

const require = createRequire(import.meta.url);

/**
 * Function that reproduces a situation described in the docs. Resolves to what the installed packages print.
 */
export type MessageSituation = () => Promise<string>;

/** Returns a function that calls `verifyInstallation()` in an app. `css` is the CSS in the app's bundle. */
export function verifying(setup: Omit<Setup, 'platform'>, css?: string): MessageSituation {
  return async () => {
    const { verifyInstallation, injectData } = await runLibrary<{
      verifyInstallation(): void;
      injectData(sheet: object): void;
    }>(
      `export { verifyInstallation } from 'nativewind';
       export { injectData } from 'react-native-css-interop/dist/runtime/native/styles';`,
      { platform: 'native', ...setup },
    );
    if (css !== undefined) injectData(compileNative(css));
    return thrown(verifyInstallation);
  };
}

/**
 * Returns a function that loads a Tailwind configuration as `withNativeWind` does when Metro starts.
 * `installed` overrides the Tailwind version that NativeWind detects.
 */
export function startingMetro(config: string, installed?: string): MessageSituation {
  const stub = installed
    ? `const { Module } = require('module');
       const load = Module._load;
       Module._load = (name, ...rest) =>
         name === 'tailwindcss/package.json' ? { version: '${installed}' } : load(name, ...rest);`
    : '';
  const code = `${stub}
    require('nativewind/dist/metro/tailwind').tailwindConfig(require('path').resolve('tailwind.config'));`;
  return runningApp({ 'tailwind.config.js': config }, ['-e', code]);
}

/**
 * Returns a function that runs NativeWind's check of the Expo configuration, for an app whose configuration
 * sets no color scheme.
 */
export function wrappingForExpo(): MessageSituation {
  const code = `
    const { Module } = require('module');
    const load = Module._load;
    Module._load = (name, ...rest) =>
      name === '@expo/config' ? { getConfig: () => ({ exp: {} }) } : load(name, ...rest);
    require('react-native-css-interop/dist/metro/expo').expoColorSchemeWarning();`;
  return runningApp({}, ['-e', code]);
}

/** Returns a function that compiles a file with Babel. `options` are the Babel options. */
export function compilingWithBabel(options: object): MessageSituation {
  const code = `require('@babel/core').transformSync('const a = 1;', {
    filename: 'App.tsx', configFile: false, babelrc: false, ...${JSON.stringify(options)}
  });`;
  return runningApp({}, ['-e', code]);
}

/** Returns a function that runs Node in a project with these files. */
export function runningApp(files: ProjectFiles, args: string[]): MessageSituation {
  return async () => (await runNode(writeProject(files), args)).output;
}

/** Returns a function that runs the Tailwind command for the web in a project with these files. */
export function runningTailwind(files: ProjectFiles): MessageSituation {
  return async () => {
    const { output } = await runTailwind({ 'global.css': TAILWIND_LINES, ...files }, 'web');
    return output;
  };
}

/**
 * Returns a function that runs the Tailwind command in a project outside this repository, from which the
 * packages installed here cannot be resolved.
 */
export function runningTailwindApart(files: ProjectFiles): MessageSituation {
  return async () => {
    const folder = writeProject({ 'global.css': TAILWIND_LINES, ...files }, tmpdir());
    return (await runNode(folder, TAILWIND_COMMAND)).output;
  };
}

/**
 * Returns a function that renders a component that NativeWind must upgrade after its first render, for
 * example to a `Pressable`. `part` is what to upgrade, and `props` are the component's props.
 */
export function upgrading(part: Upgrade, props: object = {}): MessageSituation {
  return async () => {
    const { renderComponent, UpgradeState } = await runLibrary<{
      renderComponent(...args: unknown[]): unknown;
      UpgradeState: { NONE: number; SHOULD_UPGRADE: number };
    }>("export * from 'react-native-css-interop/dist/runtime/native/render-component';", {
      platform: 'native',
    });
    const { NONE, SHOULD_UPGRADE } = UpgradeState;
    const none = { pressable: NONE, animated: NONE, variables: NONE, containers: NONE };
    const state = {
      ...none,
      [part]: SHOULD_UPGRADE,
      canUpgradeWarn: true,
      originalProps: props,
    };
    return printed(() => renderComponent(() => null, state, {}, {}, {}, {}));
  };
}

type Upgrade = 'pressable' | 'animated' | 'variables' | 'containers';

/**
 * Returns a function that renders a component on the web. The component runs `call`, an expression that uses
 * NativeWind. The `darkMode` option has its default value.
 */
export function callingOnWeb(call: string): MessageSituation {
  return async () => {
    const { css } = await runTailwind({ 'global.css': TAILWIND_LINES }, 'web');
    const page = new RuntimePage();
    page.addStyles(css);
    const { run } = await runLibrary<{ run(): void }>(
      `import { createElement } from 'react';
       import { renderToStaticMarkup } from 'react-dom/server';
       import { cssInterop, remapProps, useColorScheme, colorScheme } from 'nativewind';
       export function run() {
         renderToStaticMarkup(createElement(() => { ${call}; return null; }));
       }`,
      { platform: 'web' },
      { globals: page.globals() },
    );
    return thrown(run);
  };
}

/** Returns a function that type-checks an app with these files. */
export function checkingTypes(files: ProjectFiles): MessageSituation {
  const tsc = join(dirname(require.resolve('typescript-native/package.json')), 'bin/tsc');
  const compilerOptions = {
    module: 'preserve',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  const project = { 'tsconfig.json': JSON.stringify({ compilerOptions }), ...files };
  return runningApp(project, [tsc, '--pretty', 'false']);
}

/** Returns a function that runs NativeWind 2 with the Tailwind release that NativeWind 4 requires. */
export function compilingWithVersion2(): MessageSituation {
  const code = `
    const { extractStyles } = require('nativewind-v2/dist/postcss/extract-styles');
    extractStyles({ content: [{ raw: 'p-4' }], plugins: [] });`;
  return runningApp({}, ['-e', code]);
}

function thrown(call: () => void): string {
  let message = '';
  const rest = printed(() => {
    try {
      call();
    } catch (error) {
      message = error instanceof Error ? error.message : String(error);
    }
  });
  return `${message}\n${rest}`;
}

function printed(call: () => void): string {
  const lines: unknown[] = [];
  const { log, warn } = console;
  console.log = (...line) => lines.push(...line);
  console.warn = (...line) => lines.push(...line);
  try {
    call();
  } catch (error) {
    lines.push(error instanceof Error ? error.message : error);
  } finally {
    Object.assign(console, { log, warn });
  }
  return lines.join('\n');
}
