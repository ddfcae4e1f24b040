import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { filesInTurn, ignoredFiles } from './tests/support/in-turn';
import { isLong } from './tests/support/long';

/** Whether this run is `npm run test:browsers`, which runs one test in Firefox and WebKit. */
const isWalk = process.env.TEST_BROWSERS === '1';

/** True in `npm run test:looks`, which compares pictures of pages with references. */
const isLooks = process.env.TEST_LOOKS === '1';

// A long run executes all files that take turns, in a separate project.
const elsewhere = isLong
  ? filesInTurn.map((file) => `**/${file}`)
  : ignoredFiles(process.argv.slice(3));

/**
 * Each project except `in-turn` is a folder of `tests`. `unit` tests functions. `integration` tests code
 * together with real libraries, servers or processes. `programs` tests the npm commands. `content` tests the
 * pages' text and samples. `site` tests the served export in a browser. `npm run test:long` adds `in-turn`,
 * which contains the files that `npm test` runs only for some commits.
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
function chosenProjects() {
  if (isLooks) return [{ name: 'looks', testDir: 'tests/looks', expect: { timeout: 30_000 } }];
  if (isWalk) return ['firefox', 'webkit'].map((name) => ({ name, testDir: 'tests/browsers' }));
  return [
    project('unit'),
    project('integration'),
    project('programs'),
    project('content'),
    // On a busy machine, a browser is sometimes too slow. The report shows each failed first try.
    { ...project('site'), retries: 1 },
    ...(isLong
      ? [{ name: 'in-turn', testMatch: filesInTurn.map((file) => `**/${file}`), retries: 1 }]
      : []),
  ];
}

/** Returns the Playwright project for the tests in `tests/<name>`. */
function project(name: string) {
  return {
    name,
    testDir: `tests/${name}`,
    testIgnore: elsewhere,
    ...(isLong ? { grep: /@long/ } : { grepInvert: /@long-only/ }),
  };
}
