import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { TAILWIND_LINES, writeProject } from '../project';

/** The two versions of the library, by the names under which they are installed. */
export type LibraryVersion = 'v4' | 'v2';

/** What the process of an app is told. */
export interface AppOrder {
  version: LibraryVersion;
  classes: string[];
  /** What a Tailwind plugin of version 2 sets in `:root`. */
  variables: Record<string, string>;
}

/** The styles of an app as its own build makes them. */
export interface BuiltStyles {
  /** The CSS of the web. */
  web: string;
  /** The modules of the app for a platform: its components, and what holds the styles. */
  ios: string[];
  android: string[];
  /** The classes that stop the build, with what it says; they are left out of the sheets. */
  stopped: Record<string, string>;
  /** The properties that the compiler of version 2 says it drops, by selector. */
  dropped: Record<string, string[]>;
}

const CONFIG = `presets: [require('nativewind/preset')], plugins: [require('@tailwindcss/container-queries')],`;
/** What an app sets variables with; version 2 has nothing for it. */
const THEMED: Record<LibraryVersion, string> = {
  v4: `import { vars } from 'nativewind';
export const Themed = ({ values, children }) => <View style={vars(values)}>{children}</View>;
`,
  v2: `export const Themed = ({ children }) => children;
`,
};
/** The components of the app: native sees its class names at run time. */
const APP = `import { Pressable, View } from 'react-native';
export const Leaf = ({ className, ...props }) => <View className={className} {...props} />;
export const Parent = ({ className, ...props }) => <Pressable className={className} {...props} />;
`;

/**
 * Builds an app whose components have these classes, with the packages and commands of its version. Variables are
 * set in `:root`: in the app's CSS, or by a plugin in version 2, which reads no CSS.
 */
export function buildApp(
  version: LibraryVersion,
  classes: string[],
  variables: Record<string, string> = {},
): Promise<BuiltStyles> {
  const safelist = JSON.stringify(classes);
  const root = Object.entries(variables).map(([name, value]) => `${name}: ${value};`);
  const rootCss = root.length > 0 ? `:root { ${root.join(' ')} }\n` : '';
  const ofVersion = version === 'v4' ? CONFIG : '';
  const folder = writeProject({
    'App.jsx': THEMED[version] + APP,
    'global.css': TAILWIND_LINES + rootCss,
    'tailwind.config.js': `module.exports = { content: ['./App.jsx'], ${ofVersion} safelist: ${safelist} };`,
  });
  const order: AppOrder = { version, classes, variables };
  return new Promise((done, fail) => {
    const child = fork(fileURLToPath(new URL('./app-process.ts', import.meta.url)), {
      cwd: folder,
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    child.stderr?.on('data', (data) => {
      said += data;
    });
    child.on('message', (styles: BuiltStyles) => {
      child.kill();
      done(styles);
    });
    // After its styles have come, this has no effect.
    child.on('exit', () => fail(new Error(`The app of ${version} does not build.\n${said}`)));
    child.send(order);
  });
}
