import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** In `npm run test:long`, which takes all where `npm test` takes a sample, and the tests that are for it alone (`@long-only`). */
const isLong = process.env.TEST_LONG === '1';

/** In `npm run test:browsers`, which walks the site in browsers that the other tests do not drive. */
const isWalk = process.env.TEST_BROWSERS === '1';

const walks = ['firefox', 'webkit'].map((name) => ({ name, testDir: 'tests/browsers' }));

/**
 * One runner: `unit` tests functions, `integration` what asks a library, a server or another process,
 * `programs` what npm runs, `content` the words, and `site` drives the served export in a browser.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/global-setup.ts',
  reporter: './tests/support/reporter.ts',
  fullyParallel: true,
  forbidOnly: true,
  ...(isLong ? { grep: /@long/ } : { grepInvert: /@long-only/ }),
  workers: availableParallelism(),
  timeout: isLong ? 600_000 : 60_000,
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
        // As in desktop browsers; the headless shell would run samples in the process of the page.
        '--site-per-process',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: isWalk
    ? walks
    : [
        { name: 'unit', testDir: 'tests/unit' },
        { name: 'integration', testDir: 'tests/integration' },
        { name: 'programs', testDir: 'tests/programs' },
        { name: 'content', testDir: 'tests/content' },
        // A browser on a busy machine can be too slow once; each first try that failed is in the report.
        { name: 'site', testDir: 'tests/site', retries: 1 },
      ],
});
