import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { siteParts } from './lib/config/site';
import site from './site.config';
import { everyRunPattern, filesInTurn, idleFiles, ofApps } from './tests/support/in-turn';
import { isLong } from './tests/support/long';

/** Whether this run is `npm run test:browsers`, which runs one test in Firefox and WebKit. */
const isWalk = process.env.TEST_BROWSERS === '1';

/** True in `npm run test:looks`, which compares pictures of pages with references. */
const isLooks = process.env.TEST_LOOKS === '1';

/** True in `npm run test:adopt`, which makes sites for other products and runs their tests. */
const isAdopt = process.env.TEST_ADOPT === '1';

/** True in `npm run test:builds`, the long run of the tests that build sites and apps. */
const isBuilds = process.env.TEST_BUILDS === '1';

/** Tests that are not in the run, because no version of the site has class data. */
const withoutClasses = siteParts(site).includes('classes') ? [] : [/@classes/];

/** Files that this run tests in part, or in a separate project. */
const elsewhere = isLong ? filesInTurn : idleFiles(process.argv.slice(3));

/**
 * Most projects are a folder of `tests`. `unit` tests functions. `integration` tests code together with real
 * libraries, servers or processes. `programs` tests the npm commands. `content` tests the pages' text and
 * samples. `site` tests the served export in a browser. `export` builds it while the other worker runs tests
 * that do not need it. `every-run` contains the most important tests of the files that do not have their turn
 * in this run of `npm test`. `npm run test:long` runs all files that take turns in the project `in-turn`,
 * except for those that build sites and apps. `npm run test:builds` runs these in `programs` and `apps`.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/global-setup.ts',
  reporter: './tests/support/reporter.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: availableParallelism(),
  timeout: isLong ? 300_000 : 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.SITE_URL,
    trace: 'off',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // This is the default in desktop browsers. Without it, the headless shell runs samples in the page's
        // process.
        '--site-per-process',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Hinting would make pictures of text depend on the system's settings.
        ...(isLooks ? ['--font-render-hinting=none'] : []),
      ],
    },
  },
  projects: chosenProjects(),
});

/** Returns the projects of this run. */
function chosenProjects(): Project[] {
  // The tests of the new sites use all CPUs.
  if (isAdopt) return [{ name: 'adopt', testDir: 'tests/adopt', workers: 1 }];
  const build: Project = { name: 'export', testMatch: 'support/export.setup.ts' };
  const dependencies = ['export'];
  if (isLooks)
    return [
      build,
      { name: 'looks', dependencies, testDir: 'tests/looks', expect: { timeout: 30_000 } },
    ];
  if (isWalk)
    return [
      build,
      ...['firefox', 'webkit'].map((name) => ({ name, dependencies, testDir: 'tests/browsers' })),
    ];
  // On a busy machine, a browser is sometimes too slow. The report shows each failed first try.
  const inBrowser = { dependencies, retries: 1, grepInvert: withoutClasses };
  const common = [build, project('unit'), project('content'), project('integration')];
  const inSite = { ...inBrowser, ...project('site') };
  const patterns = (files: readonly string[]) => files.map((file) => `**/${file}`);
  if (!isLong) {
    const testMatch = patterns(elsewhere);
    const everyRun = { name: 'every-run', testMatch, grep: everyRunPattern, ...inBrowser };
    return [...common, project('programs'), inSite, everyRun];
  }
  const isProgram = (file: string) => file.startsWith('tests/programs/');
  if (!isBuilds) {
    const others = elsewhere.filter((file) => !isProgram(file) && !ofApps.includes(file));
    return [...common, inSite, { name: 'in-turn', testMatch: patterns(others), ...inBrowser }];
  }
  // The pattern matches tags and file names.
  const chosen = ['@long', ...elsewhere.filter(isProgram).map((file) => basename(file))];
  return [
    build,
    { ...inBrowser, name: 'apps', testMatch: patterns(ofApps) },
    {
      name: 'programs',
      dependencies,
      testDir: 'tests/programs',
      grep: new RegExp(chosen.join('|')),
      grepInvert: withoutClasses,
      // Builds in one folder wait for each other.
      workers: 1,
    },
  ];
}

/** Returns the Playwright project for the tests in `tests/<name>`. */
function project(name: string): Project {
  return {
    name,
    testDir: `tests/${name}`,
    testIgnore: elsewhere.map((file) => `**/${file}`),
    ...(isLong && { grep: /@long/ }),
    grepInvert: [...(isLong ? [] : [/@long-only/]), ...withoutClasses],
  };
}
