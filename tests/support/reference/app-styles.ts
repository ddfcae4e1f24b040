import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { writeProject } from '../project';
import { TAILWIND_LINES } from '../tailwind-project';

/** NativeWind versions under test. They are installed as separate packages. */
export type LibraryVersion = 'v4' | 'v2';

/** Message that makes the child process build an app. */
export interface AppOrder {
  version: LibraryVersion;
  classes: string[];
  /** Variables that a Tailwind plugin sets on `:root`. Only NativeWind 2 uses them. */
  variables: Record<string, string>;
}

/** Styles that an app's build generates. */
export interface BuiltStyles {
  /** CSS for the web. */
  web: string;
  /**
   * Modules of the app for iOS. The first contains its components, the others its styles. `android` is the
   * same for Android.
   */
  ios: string[];
  android: string[];
  /**
   * Error messages of the classes that make a native build fail, keyed by class. The styles for that platform
   * do not contain them.
   */
  stopped: Record<string, string>;
  /** Properties that NativeWind 2's compiler reports as dropped, keyed by selector. */
  dropped: Record<string, string[]>;
}

/** Files of an app with a theme. */
export interface AppThemeFiles {
  /** Text of the Tailwind configuration, which is a CommonJS module. */
  config: string;
  /** Text of the CSS file. */
  css: string;
}

/** Name of the app's own configuration. `tailwind.config.js` adds the classes under test to it. */
const APP_CONFIG = 'app.config.js';
const CONFIG = `presets: [require('nativewind/preset')], plugins: [require('@tailwindcss/container-queries')],`;
/**
 * Component that sets variables for its children. NativeWind 2 has no API for this, so its component only
 * renders the children.
 */
const THEMED: Record<LibraryVersion, string> = {
  v4: `import { vars } from 'nativewind';
export const Themed = ({ values, children }) => <View style={vars(values)}>{children}</View>;
`,
  v2: `export const Themed = ({ children }) => children;
`,
};
/** Components of the app. On native, they receive their class names at run time. */
const APP = `import { Pressable, View } from 'react-native';
export const Leaf = ({ className, ...props }) => <View className={className} {...props} />;
export const Parent = ({ className, ...props }) => <Pressable className={className} {...props} />;
`;

/**
 * Builds an app whose components use these classes, with the packages and commands that the NativeWind
 * version needs. `variables` are set on `:root` in the app's CSS. For NativeWind 2, which does not read this
 * CSS on native, a plugin sets them too. `files` define the theme of the app.
 */
export function buildApp(
  version: LibraryVersion,
  classes: string[],
  { variables = {}, files }: { variables?: Record<string, string>; files?: AppThemeFiles },
): Promise<BuiltStyles> {
  const safelist = JSON.stringify(classes);
  const root = Object.entries(variables).map(([name, value]) => `${name}: ${value};`);
  const rootCss = root.length > 0 ? `:root { ${root.join(' ')} }\n` : '';
  const ofVersion = version === 'v4' ? CONFIG : '';
  const own = files ? `...require('./${APP_CONFIG}'),` : ofVersion;
  const folder = writeProject({
    'App.jsx': THEMED[version] + APP,
    'global.css': (files?.css ?? TAILWIND_LINES) + rootCss,
    ...(files && { [APP_CONFIG]: files.config }),
    'tailwind.config.js': `module.exports = { ${own} content: ['./App.jsx'], safelist: ${safelist} };`,
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
    // Has no effect if the styles have arrived, because the promise is already resolved.
    child.on('exit', () => fail(new Error(`Building the app for ${version} failed.\n${said}`)));
    child.send(order);
  });
}
