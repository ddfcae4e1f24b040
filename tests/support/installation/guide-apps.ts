import type { Choice } from './guide-steps';

/** A command that bundles an app for a platform, and the folder that it writes. */
export interface Bundle {
  platform: 'ios' | 'android' | 'web';
  command: string;
  folder: string;
}

/** An app that the installation guide is tried in. */
export interface GuideApp {
  /** As the guide and the report name it. */
  name: string;
  /** The package of the registry that holds the app's template, and the first parts of its version. */
  template: string;
  release: string;
  /** The tab of the guide. The app's own files decide about the layout. */
  choice: Choice;
  /** The guide's first command with what it needs to ask nothing and take this template. */
  create: (command: string, version: string) => string;
  bundles: readonly Bundle[];
}

const EXPO_PLATFORMS = ['ios', 'android', 'web'] as const;

/** The apps that the guide says it was tried in. */
export const guideApps: readonly GuideApp[] = [
  ...['54', '55', '56', '57'].map((sdk) => expoApp('expo-template-default', sdk)),
  expoApp('expo-template-blank-typescript', '57'),
  {
    name: 'React Native 0.87',
    template: '@react-native-community/template',
    release: '0.87',
    choice: { framework: 'bare' },
    create: (command, version) =>
      `${command} --template @react-native-community/template@${version} --skip-install --skip-git-init --install-pods false`,
    bundles: (['ios', 'android'] as const).map((platform) => ({
      platform,
      command: `npx react-native bundle --platform ${platform} --dev false --minify false --entry-file index.js --bundle-output out-${platform}/index.js --reset-cache`,
      folder: `out-${platform}`,
    })),
  },
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

/** An Expo app of the newest SDK in the registry, when the guide does not name that one yet. */
export function newestExpoApp(templateVersion: string): GuideApp | undefined {
  const sdk = /^\d+(?=\.)/.exec(templateVersion)?.[0];
  if (!sdk) return undefined;
  const app = expoApp('expo-template-default', sdk);
  return guideApps.some(({ name }) => name === app.name) ? undefined : app;
}

function expoApp(template: string, sdk: string): GuideApp {
  const isBlank = template.includes('blank');
  return {
    name: `Expo SDK ${sdk}${isBlank ? ' (blank template)' : ''}`,
    template,
    release: sdk,
    choice: { framework: 'expo' },
    create: (command, version) =>
      `${command.replace(/ --template \S+/, '')} --template ${template}@${version} --no-install --yes`,
    // The blank templates have no packages for the web.
    bundles: EXPO_PLATFORMS.filter((platform) => !isBlank || platform !== 'web').map(
      (platform) => ({
        platform,
        command: `npx expo export --platform ${platform} --output-dir out-${platform} --no-minify --no-bytecode --clear`,
        folder: `out-${platform}`,
      }),
    ),
  };
}
