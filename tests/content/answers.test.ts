import { expect, test } from '@playwright/test';
import { toSearchSource } from '@/lib/export/build/search-source';
import { runQuery } from '@/lib/search/answer';
import { collectPages } from '@/lib/search/collect';
import { toPackedIndex } from '@/lib/search/pack';
import { buildIndex } from '@/lib/search/search-index';
import { siteIn } from '@/tests/support/site';

const problems = '/troubleshooting#';
const recipes = '/guides/third-party-components#';
const editor = '/guides/editor-setup#';
const monorepos = '/getting-started/using-with-monorepos#';

/** Search queries for common questions, each with the URL of the section that explains it. */
const rows: [query: string, section: string][] = [
  ['testing with jest', '/guides/custom-components#jest'],
  ['no styles in eas build', `${problems}release-builds`],
  ['release build without styles', `${problems}release-builds`],
  ['Animated.View className', `${recipes}animated`],
  ['reanimated classes', `${recipes}animated`],
  ['windows powershell', `${problems}windows`],
  ["'NATIVEWIND_OS' is not recognized", `${problems}windows`],
  ['ERR_UNSUPPORTED_ESM_URL_SCHEME', `${problems}esm-url-scheme`],
  ['expo-image', `${recipes}expo-image`],
  ['vector icons', `${recipes}vector-icons`],
  ['lucide icons', `${recipes}lucide`],
  ['LinearGradient', `${recipes}expo-linear-gradient`],
  ['BlurView', '/tailwind/filters/backdrop-blur#blur-view'],
  ['bottom sheet', `${recipes}bottom-sheet`],
  ['FlashList', `${recipes}flash-list`],
  ['react navigation header', `${recipes}react-navigation`],
  ['react navigation tab bar', `${recipes}react-navigation`],
  ['Cannot use import statement outside a module', `${problems}import-outside-module`],
  ['rebuilding is taking a long time to build', `${problems}long-build`],
  ['Use process(css).then(cb)', `${problems}process-then`],
  ['performance', '/core-concepts/how-it-works#performance'],
  ['react compiler', '/core-concepts/how-it-works#react-compiler'],
  ['reactCompiler experiments', '/core-concepts/how-it-works#react-compiler'],
  ['NativeTabs', `${recipes}expo-router`],
  ['native tabs', `${recipes}expo-router`],
  ['ThemeProvider expo-router', `${recipes}expo-router`],
  ['snapshot', '/guides/custom-components#jest-snapshots'],
  ['jest snapshots', '/guides/custom-components#jest-snapshots'],
  ['maestro', '/guides/custom-components#end-to-end'],
  ['testID', '/guides/custom-components#end-to-end'],
  ['compare twrnc', '/guides/goals#comparison'],
  ['unistyles', '/guides/goals#comparison'],
  ['nativewind vs stylesheet', '/guides/goals#comparison'],
  ['uniwind', '/guides/goals#comparison'],
  ['nativewind vs uniwind', '/guides/goals#comparison'],
  ['non-goals', '/guides/goals#non-goals'],
  ['heroui native', '/guides/component-libraries#heroui-native'],
  ['pnpm', `${monorepos}pnpm-turborepo`],
  ['turborepo', `${monorepos}turborepo`],
  ['pnpm monorepo', `${monorepos}pnpm-turborepo`],
  ['eslint', `${editor}eslint`],
  ['eslint plugin tailwindcss', `${editor}eslint`],
  ['biome', `${editor}biome`],
  ['biome useSortedClasses', `${editor}biome`],
  ['prettier plugin order', `${editor}prettier-order`],
  ['storybook', '/getting-started/other-bundlers#storybook'],
  ['storybook react native web', '/getting-started/other-bundlers#storybook'],
  ['nativewind 5', '/core-concepts/tailwindcss#nativewind-5'],
  ['nativewind v5', '/core-concepts/tailwindcss#nativewind-5-changes'],
  ['migrate to v5', '/core-concepts/tailwindcss#nativewind-5-changes'],
  ['upgrade to nativewind 5', '/core-concepts/tailwindcss#nativewind-5'],
  ['react-native-css', '/core-concepts/tailwindcss#nativewind-5'],
  ['v4 to v5 migration skill', '/core-concepts/tailwindcss#nativewind-5-changes'],
  ['@apply ios:', '/core-concepts/functions-and-directives#apply'],
  ['className.split is not a function', `${problems}class-name-array`],
  ["Cannot manually set color scheme, as dark mode is type 'media'", `${problems}color-scheme`],
  ['default font', '/tailwind/typography/font-family#default-font'],
  ['font for the whole app', '/tailwind/typography/font-family#default-font'],
  ['full reload', `${problems}full-reload`],
  ['className twice on the web', `${problems}class-twice`],
  ['hot reload does not update', `${problems}hot-reload`],
  ['typescript 7', '/getting-started/typescript#typescript-7'],
  ['web.output', `${problems}color-scheme`],
];

async function currentIndex() {
  const site = siteIn();
  const [current] = site.versions;
  const pages = collectPages(await toSearchSource(site));
  const own = pages.filter(({ version }) => version === undefined || version === current?.name);
  return buildIndex(toPackedIndex(own, ''));
}

test('a common question finds the section with its answer first', async () => {
  const index = await currentIndex();
  const found = rows.map(([query]) => {
    const { hits } = runQuery({ indexName: '', query, hitsPerPage: 3 }, index);
    // A page itself may also be a hit, and then comes before its sections.
    return [query, hits.find(({ url }) => url.includes('#'))?.url];
  });
  expect(found).toEqual(rows);
});

test('a misspelled word finds the page with that name before pages with a longer one', async () => {
  const index = await currentIndex();
  for (const [query, page] of [
    ['opactiy', '/tailwind/effects/opacity'],
    ['opcity', '/tailwind/effects/opacity'],
    ['paddign', '/tailwind/spacing/padding'],
  ] as const)
    expect(runQuery({ indexName: '', query }, index).hits[0]?.url, query).toBe(page);
});
