import { turnOf } from './long';

/**
 * Test files that take turns, in lists that take about equally long to run. `npm test` runs one of the lists,
 * chosen by the commit, and only the `everyRun` tests of the others. `npm run test:long` and `npm run test:builds`
 * run all of them. All files that need the fixture site `variants` are in the same list, so most runs do not
 * have to build it.
 */
export const turns: readonly (readonly string[])[] = [
  [
    'tests/content/agents.test.ts',
    'tests/content/installation.test.ts',
    'tests/integration/authoring/freeze-version.test.ts',
    'tests/integration/classes/class-report.test.ts',
    'tests/site/announcement.test.ts',
    'tests/site/mcp.test.ts',
    'tests/site/search-variants.test.ts',
    'tests/site/sidebar-marks.test.ts',
    'tests/site/snack.test.ts',
    'tests/site/styles.test.ts',
    'tests/site/variants.test.ts',
  ],
  [
    'tests/content/troubleshooting.test.ts',
    'tests/integration/publish-action.test.ts',
    'tests/programs/search-push.test.ts',
    'tests/site/class-lookup-compiler.test.ts',
    'tests/site/class-report.test.ts',
    'tests/site/faults.test.ts',
    'tests/site/layout-shift.test.ts',
    'tests/site/plain-host.test.ts',
    'tests/site/sidebar-filter.test.ts',
    'tests/site/utility-index.test.ts',
  ],
  [
    'tests/integration/classes/class-checker.test.ts',
    'tests/integration/classes/supported-rule.test.ts',
    'tests/programs/check-classes.test.ts',
    'tests/site/keyboard.test.ts',
    'tests/site/player-edit.test.ts',
    'tests/site/player-native.test.ts',
    'tests/site/search-embedded.test.ts',
    'tests/site/text-size.test.ts',
  ],
  [
    'tests/integration/agents-bench.test.ts',
    'tests/programs/author-commands.test.ts',
    'tests/programs/author-walk.test.ts',
    'tests/site/closed-tabs.test.ts',
    'tests/site/errors.test.ts',
    'tests/site/library.test.ts',
    'tests/site/partial-page.test.ts',
  ],
  [
    'tests/content/apply.test.ts',
    'tests/content/replacements.test.ts',
    'tests/integration/player/theme-evaluation.test.ts',
    'tests/programs/command-help.test.ts',
    'tests/site/landing.test.ts',
    'tests/site/prefetch.test.ts',
    'tests/site/search-provider.test.ts',
    'tests/site/twins.test.ts',
  ],
  [
    'tests/content/dark-mode.test.ts',
    'tests/integration/classes/chains.test.ts',
    'tests/integration/classes/computed-values.test.ts',
    'tests/integration/classes/library-lookup.test.ts',
    'tests/integration/workflows.test.ts',
    'tests/site/appearance.test.ts',
    'tests/site/generated-classes.test.ts',
    'tests/site/search-opening.test.ts',
    'tests/site/search-window.test.ts',
  ],
  [
    'tests/content/recipes.test.ts',
    'tests/integration/authoring/move-page.test.ts',
    'tests/programs/checkout.test.ts',
    'tests/site/class-counts.test.ts',
    'tests/site/first-sign.test.ts',
    'tests/site/player-safety.test.ts',
    'tests/site/player-samples.test.ts',
    'tests/site/player-weight.test.ts',
    'tests/site/playground-files.test.ts',
    'tests/site/theme-safety.test.ts',
  ],
  [
    'tests/integration/player/compiler.test.ts',
    'tests/integration/player/drawing-machine.test.ts',
    'tests/site/analytics.test.ts',
    'tests/site/code-lines.test.ts',
    'tests/site/drawings.test.ts',
    'tests/site/html.test.ts',
    'tests/site/offline.test.ts',
    'tests/site/other-product.test.ts',
    'tests/site/player-faults.test.ts',
    'tests/site/playground.test.ts',
    'tests/site/storage.test.ts',
    'tests/unit/classes/lookup.test.ts',
  ],
  [
    'tests/site/check-folder.test.ts',
    'tests/site/class-lookup.test.ts',
    'tests/site/class-table.test.ts',
    'tests/site/player-platform.test.ts',
    'tests/site/search-page.test.ts',
    'tests/site/theme-tables.test.ts',
    'tests/site/themed-classes.test.ts',
  ],
];

/** All files of the lists. */
export const filesInTurn: readonly string[] = turns.flat();

/** Files of the lists that build apps with NativeWind, which `npm run test:builds` runs. */
export const ofApps = ['tests/site/generated-classes.test.ts', 'tests/site/themed-classes.test.ts'];

/**
 * Options for a test that `npm test` runs for every commit, although its file takes turns. It covers what
 * most readers use in its part of the site.
 */
export const everyRun = { tag: '@every-run' };

/** Matches the titles of the tests with the options `everyRun`. */
export const everyRunPattern = /@every-run/;

/**
 * Returns the files without a turn for the tested commit. `args` are the command-line arguments after the
 * subcommand. A file named there has a turn. With `-g`, all files have one, because the wanted tests may be in
 * any of them.
 */
export function idleFiles(args: readonly string[]): string[] {
  if (args.some((arg) => /^(?:-g|--grep(?:=|$))/.test(arg))) return [];
  const running = turns[turnOf('files in turn', turns.length)] ?? [];
  const isNamed = (file: string) =>
    args.some((arg) => !arg.startsWith('-') && file.includes(arg.replace(/^\.\//, '')));
  return filesInTurn.filter((file) => !running.includes(file) && !isNamed(file));
}
