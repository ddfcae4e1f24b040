import type { Choice } from './guide-steps';

/** Command that bundles an app for one platform, and the folder that the bundle is written to. */
export interface Bundle {
  platform: 'ios' | 'android' | 'web';
  command: string;
  folder: string;
}

/** App that is used to test the installation guide. */
export interface GuideApp {
  /** Name of the app in the guide and in the report. */
  name: string;
  /** npm package with the app's template. `release` is the start of the version to use, such as `0.87`. */
  template: string;
  release: string;
  /**
   * Tabs of the guide that apply to this app. The tab for the app's layout is selected later, according to
   * its files.
   */
  choice: Choice;
  /**
   * Returns the guide's first command with options that select this version of the template and prevent
   * prompts.
   */
  create: (command: string, version: string) => string;
  bundles: readonly Bundle[];
}

const EXPO_PLATFORMS = ['ios', 'android', 'web'] as const;

/** Newest release of React Native with a stable template. Newer apps are upgraded from this template. */
const NEWEST_TEMPLATE = '0.87';

/**
 * Package that an SDK's template imports without depending on it, as an argument of `npm pkg set`. Expo Router 5
 * imports `query-string`, which no package in the template depends on anymore.
 */
const missingPackages: Record<string, string> = { '53': 'dependencies.query-string=7.1.3' };

/** Apps with the versions that the guide lists as tested. */
export const guideApps: readonly GuideApp[] = [
  ...['53', '54', '55', '56', '57'].map((sdk) => expoApp('expo-template-default', sdk)),
  expoApp('expo-template-blank-typescript', '57'),
  bareApp('0.87'),
  bareApp('0.88'),
  {
    name: 'Next.js 16.4',
    template: 'create-next-app',
    release: '16.4',
    choice: { framework: 'next' },
    create: (command, version) =>
      `${command.replace('@latest', `@${version}`)} --yes --skip-install --disable-git`,
    bundles: [{ platform: 'web', command: 'npx next build', folder: '.next/static' }],
  },
];

/**
 * Returns an app for the Expo SDK of a version of Expo's default template. Returns `undefined` if `guideApps`
 * already contains that app, or if the version cannot be parsed.
 */
export function newestExpoApp(templateVersion: string): GuideApp | undefined {
  const sdk = /^\d+(?=\.)/.exec(templateVersion)?.[0];
  if (!sdk) return undefined;
  const app = expoApp('expo-template-default', sdk);
  return guideApps.some(({ name }) => name === app.name) ? undefined : app;
}

/** Returns an app without a framework for a release of React Native, such as `0.87`. */
function bareApp(reactNative: string): GuideApp {
  const upgrade = [
    'dependencies.react-native',
    'devDependencies.@react-native/babel-preset',
    'devDependencies.@react-native/metro-config',
  ].map((name) => `"${name}=${reactNative}"`);
  return {
    name: `React Native ${reactNative}`,
    template: '@react-native-community/template',
    release: NEWEST_TEMPLATE,
    choice: { framework: 'bare' },
    create: (command, version) =>
      [
        `${command} --template @react-native-community/template@${version} --skip-install --skip-git-init --install-pods false`,
        ...(reactNative === NEWEST_TEMPLATE ? [] : ['cd */', `npm pkg set ${upgrade.join(' ')}`]),
      ].join(' && '),
    bundles: (['ios', 'android'] as const).map((platform) => ({
      platform,
      command: `npx react-native bundle --platform ${platform} --dev false --minify false --entry-file index.js --bundle-output out-${platform}/index.js --reset-cache`,
      folder: `out-${platform}`,
    })),
  };
}

function expoApp(template: string, sdk: string): GuideApp {
  const isBlank = template.includes('blank');
  return {
    name: `Expo SDK ${sdk}${isBlank ? ' (blank template)' : ''}`,
    template,
    release: sdk,
    choice: { framework: 'expo' },
    create: (command, version) =>
      [
        `${command.replace(/ --template \S+/, '')} --template ${template}@${version} --no-install --yes`,
        ...(sdk in missingPackages ? ['cd */', `npm pkg set "${missingPackages[sdk]}"`] : []),
      ].join(' && '),
    // The blank templates lack the packages that the web platform needs.
    bundles: EXPO_PLATFORMS.filter((platform) => !isBlank || platform !== 'web').map(
      (platform) => ({
        platform,
        command: `npx expo export --platform ${platform} --output-dir out-${platform} --no-minify --no-bytecode --clear`,
        folder: `out-${platform}`,
      }),
    ),
  };
}
