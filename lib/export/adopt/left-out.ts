/** Files of the template that a new site does not get, with the reasons. */

interface LeftOut {
  reason: string;
  /** Start of the paths, relative to the project root. */
  paths: readonly string[];
  /** Starts of paths that stay, although they match. */
  except?: readonly string[];
}

/**
 * Files that are not copied. Modules, style sheets, and tests that need one of them are left out too, see
 * `adopted-files.ts`.
 */
export const leftOut: readonly LeftOut[] = [
  {
    reason: 'Words and pictures of the product of the template.',
    paths: ['content/', 'public/', '.github/screenshot.png', '.github/CODE_OF_CONDUCT.md'],
    except: ['content/messages/', 'public/img/brands/'],
  },
  {
    reason: 'Written from the answers.',
    paths: [
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'README.md',
      '.github/ISSUE_TEMPLATE/',
      '.github/dependabot.yml',
      'cspell.txt',
      'package-lock.json',
      'package.json',
      'site.config.ts',
    ],
  },
  {
    reason: 'Class data, and the programs and routes that need it.',
    paths: [
      'app/classes/',
      'app/playground/',
      'lib/classes/data/v2.json',
      'lib/classes/data/v4.json',
      'scripts/check-classes.ts',
      'scripts/classes.ts',
      'scripts/font.ts',
      'scripts/mcp.ts',
      'scripts/parser.ts',
    ],
  },
  {
    reason: 'Makes a site from the template.',
    paths: ['lib/export/adopt/', 'scripts/adopt.ts', 'docs/another-product.md', 'tests/adopt/'],
    except: ['lib/export/adopt/merge-template.ts'],
  },
  {
    reason: 'About classes, coding agents that write them, or the pages of the template.',
    paths: [
      'docs/agents.md',
      'docs/browsers.md',
      'docs/check-classes.md',
      'docs/design.md',
      'docs/performance.md',
    ],
  },
  {
    reason: 'Tests of words, pages, and pictures of the template, and measurements of it.',
    paths: [
      'scripts/bench.mjs',
      'tests/bench/',
      'tests/behavior.md',
      'tests/browsers/',
      'tests/content/',
      'tests/contract-exceptions.md',
      'tests/looks/',
      'tests/mutants/',
      'tests/site/',
      'tests/unit/behavior.test.ts',
      'tests/unit/installation/',
      'tests/unit/mutants.test.ts',
      'tests/unit/wording/',
    ],
    except: [
      'tests/content/typed-samples.test.ts',
      'tests/looks/rendering.ts',
      'tests/site/every-address.test.ts',
    ],
  },
  {
    reason: 'Tests of code that stays, with class data that a new site does not have.',
    paths: [
      'tests/integration/authoring/freeze-version.test.ts',
      'tests/integration/classes/',
      'tests/integration/mdx/page-cache.test.ts',
      'tests/programs/author-commands.test.ts',
      'tests/programs/author-walk.test.ts',
      'tests/programs/mcp-command.test.ts',
      'tests/programs/search-push.test.ts',
      'tests/unit/classes/',
      'tests/unit/content/check/claims.test.ts',
      'tests/unit/content/check/known-classes.test.ts',
      'tests/unit/content/mdx/code-file-sample.test.ts',
      'tests/unit/content/mdx/counts.test.ts',
      'tests/unit/content/mdx/replacement-table.test.ts',
      'tests/unit/export/build/ask-for-utility-page.test.ts',
    ],
  },
  {
    reason: 'About the jobs of the template.',
    paths: ['tests/integration/workflows.test.ts'],
  },
  {
    reason: 'Needs a package of 4 MB for one test.',
    paths: ['tests/unit/site/feeds/feed.test.ts'],
  },
  {
    reason: 'Comments of code that stays may name code that does not.',
    paths: ['tests/unit/comments.test.ts'],
  },
  {
    reason: 'Fixtures of tests about classes, coding agents, and the search of the template.',
    paths: [
      'tests/fixtures/agents/',
      'tests/fixtures/app-themes/',
      'tests/fixtures/class-reports/',
      'tests/fixtures/earlier-data/',
      'tests/fixtures/search/',
      'tests/fixtures/templates/',
    ],
  },
];

/**
 * Modules that a site without class data has in an empty form, keyed by path. The values are their empty forms in
 * `lib/export/adopt/empty`. Without these modules, nothing reaches the code about classes and live samples.
 */
export const emptyForms: Readonly<Record<string, string>> = {
  'components/prose/class-components.ts': 'no-class-components.ts',
  'lib/content/mdx/utility-usage.ts': 'no-utility-usage.ts',
  'lib/export/agents/write-skill.ts': 'no-skill.ts',
  'lib/export/build/make-player.ts': 'no-player.ts',
  'lib/export/notices/program-packages.ts': 'no-program-packages.ts',
  'tests/looks/rendering.ts': 'no-looks.ts',
};

/**
 * Modules that are used although no module imports them: generated modules do, or programs that look for files by
 * their names.
 */
export const usedByName: readonly string[] = [
  'components/landing/landing-page.tsx',
  'components/offline/offline-page.ts',
  'components/page/elements.ts',
  'components/shell/head-script.ts',
];

/** Packages that no module imports: programs, type declarations, and fonts. */
export const usedPrograms: readonly string[] = [
  '@biomejs/biome',
  '@fontsource-variable/geist',
  '@fontsource-variable/geist-mono',
  '@types/node',
  'cspell',
  'dependency-cruiser',
  'knip',
  'typescript',
];

/** Returns true for a file of the template that is not copied to new sites. */
export function isLeftOut(path: string): boolean {
  const starts = (start: string) => path.startsWith(start);
  return leftOut.some(({ paths, except = [] }) => paths.some(starts) && !except.some(starts));
}
