import { expect, test } from '@playwright/test';
import type { Compiled } from '@/lib/content/mdx/compiled';
import {
  callingOnWeb,
  checkingTypes,
  compilingWithBabel,
  compilingWithVersion2,
  type MessageSituation,
  runningApp,
  runningTailwind,
  runningTailwindApart,
  startingMetro,
  upgrading,
  verifying,
  wrappingForExpo,
} from '@/tests/content/library-messages';
import { siteIn } from '@/tests/support/site';
import { runTailwind, TAILWIND_LINES } from '@/tests/support/tailwind-project';

async function troubleshooting(): Promise<Compiled> {
  const { docs, compile } = siteIn();
  const entry = docs.find(({ path }) => path === '/troubleshooting');
  if (!entry) throw new Error('There is no page /troubleshooting');
  return compile(entry);
}

test('each message and symptom has a cause, a fix, and a way to confirm the fix', async () => {
  const { sections } = await troubleshooting();
  const lacking = sections.flatMap(({ heading, text }) => {
    const absent = ['Cause.', 'Fix.', 'Check.'].filter((part) => !text.includes(part));
    return heading && absent.length > 0 ? [`${heading.text}: ${absent.join(' ')}`] : [];
  });
  expect(lacking).toEqual([]);
});

const files = {
  app: { 'App.tsx': '<View className="p-4" />' },
  preset: "module.exports = { content: ['./App.tsx'], presets: [require('nativewind/preset')] };",
  noPreset: "module.exports = { content: ['./App.tsx'] };",
};

/** CSS of an iOS app built without NativeWind's preset. It lacks the marker that the preset adds. */
const WITHOUT_PRESET = '.p-4 { padding: 1rem; }';

const requireOnly = ['--no-experimental-require-module', '--no-experimental-detect-module'];
const knows = (flag: string) =>
  process.allowedNodeEnvironmentFlags.has(flag.replace('--no-', '--'));
const navigation = {
  get navigation(): never {
    throw new Error("Couldn't find a navigation context");
  },
};

/**
 * Messages of the installed packages, each with the ID of the section that explains it. NativeWind itself
 * links to the first three sections.
 */
const messages: [id: string, message: string, situation: MessageSituation][] = [
  [
    'jsxImportSource',
    "jsxImportSource was not set to 'nativewind'",
    verifying({ jsxImportSource: 'react' }),
  ],
  ['no-data', 'Nativewind received no data', verifying({})],
  ['tailwind-preset', "unable to detect the 'nativewind/preset'", verifying({}, WITHOUT_PRESET)],
  [
    'resolve-request',
    "overridden the 'config.resolver.resolveRequest' config setting",
    verifying({ hasResolver: false }, WITHOUT_PRESET),
  ],
  [
    'metro-preset',
    'Tailwind CSS has not been configured with the NativeWind preset',
    startingMetro(files.noPreset),
  ],
  ['tailwind-4', 'NativeWind only supports Tailwind CSS v3', startingMetro(files.preset, '4.1.12')],
  [
    'babel-plugin-property',
    '.plugins is not a valid Plugin property',
    compilingWithBabel({ plugins: ['nativewind/babel'] }),
  ],
  [
    'worklets',
    'react-native-reanimated/plugin',
    compilingWithBabel({ plugins: ['react-native-reanimated/plugin'] }),
  ],
  [
    'babel-preset-expo',
    "Cannot find module 'babel-preset-expo'",
    compilingWithBabel({ presets: ['babel-preset-expo'] }),
  ],
  ['process-then', 'Use process(css).then(cb) to work with async plugins', compilingWithVersion2()],
  [
    'import-outside-module',
    'Cannot use import statement outside a module',
    runningApp({}, [...requireOnly.filter(knows), '-e', "require('nativewind')"]),
  ],
  [
    'import-outside-module',
    'Unexpected token, expected "{"',
    runningTailwind({ 'tailwind.config.js': `require('nativewind'); ${files.preset}` }),
  ],
  [
    'import-outside-module',
    '__dirname is not defined in ES module scope',
    runningApp({ 'metro.config.mjs': 'export default __dirname;' }, ['metro.config.mjs']),
  ],
  ...[
    'ERR_UNSUPPORTED_ESM_URL_SCHEME',
    'Only URLs with a scheme in: file, data, and node are supported by the default ESM loader',
    "Received protocol 'c:'",
  ].map((message): [string, string, MessageSituation] => [
    'esm-url-scheme',
    message,
    runningApp({}, ['-e', "import('C:\\\\app\\\\metro.config.js')"]),
  ]),
  ['upgrade-warning', 'CssInterop upgrade warning', upgrading('animated')],
  ['upgrade-warning', 'Converting View to Pressable', upgrading('pressable')],
  ['upgrade-warning', 'need to be animated', upgrading('animated')],
  ['upgrade-warning', 'need to set a variable', upgrading('variables')],
  ['upgrade-warning', 'need to marked as a container', upgrading('containers')],
  [
    'navigation-context',
    "Couldn't find a navigation context",
    upgrading('variables', { screen: navigation }),
  ],
  [
    'color-scheme',
    'Unable to manually set color scheme without using darkMode: class',
    callingOnWeb("useColorScheme().setColorScheme('dark')"),
  ],
  [
    'color-scheme',
    "Cannot manually set color scheme, as dark mode is type 'media'",
    callingOnWeb("colorScheme.set('dark')"),
  ],
  ['user-interface-style', "'userInterfaceStyle' setting", wrappingForExpo()],
  [
    'class-name-type',
    'TS2769',
    checkingTypes({
      'App.tsx':
        'import { View } from \'react-native\';\nexport const App = () => <View className="p-4" />;',
    }),
  ],
  ['css-types', 'TS2882', checkingTypes({ 'App.tsx': "import './global.css';", 'global.css': '' })],
  [
    'metro-type',
    'TS2741',
    checkingTypes({
      'metro.config.ts':
        "import { withNativeWind } from 'nativewind/metro';\nwithNativeWind({}, { input: './global.css' });",
    }),
  ],
  [
    'no-utilities',
    'No utility classes were detected in your source files',
    runningTailwind({ 'App.tsx': '' }),
  ],
  [
    'no-utilities',
    'is missing or empty',
    runningApp({}, [
      '-e',
      "require('postcss')([require('tailwindcss')({})]).process('@tailwind utilities', { from: undefined }).then()",
    ]),
  ],
  [
    'apply-class',
    'The ios:p-4 class does not exist',
    runningTailwind({ 'global.css': '.x { @apply ios:p-4; }' }),
  ],
  [
    'long-build',
    "configuration includes a pattern which looks like it's accidentally matching all of",
    runningTailwindApart({
      'node_modules/library/index.tsx': '<View className="p-4" />',
      'tailwind.config.js': "module.exports = { content: ['./**/*.tsx'] };",
    }),
  ],
  [
    'display-name',
    "Cannot read properties of undefined (reading 'displayName')",
    callingOnWeb('cssInterop(undefined, { className: "style" })'),
  ],
];

for (const [id, message, situation] of messages) {
  test(`the installed packages print "${message}", which #${id} explains`, async () => {
    expect((await situation()).replaceAll('`', '')).toContain(message);
    const { sections } = await troubleshooting();
    const section = sections.find(({ heading }) => heading?.id === id);
    expect(`${section?.heading?.text} ${section?.text}`.replaceAll('`', '')).toContain(message);
  });
}

test('an app set up as described on the page passes verifyInstallation()', async () => {
  const { css } = await runTailwind({ ...files.app, 'global.css': TAILWIND_LINES }, 'ios');
  expect(await verifying({}, css)()).toContain('found no errors');
});

test('Metro shows its configuration error where Node accepts the path of the file', async () => {
  const config = "require('nativewind/metro').withNativeWind({}, { input: './global.css' });";
  const project = { 'metro.config.js': config, 'tailwind.config.js': files.noPreset };
  const code = "require('metro-config').loadConfig({ config: './metro.config.js' });";
  const said = await runningApp(project, ['-e', code])();
  expect(said).toContain('Tailwind CSS has not been configured with the NativeWind preset');
});
