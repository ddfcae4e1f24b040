/**
 * `npm test`: installs what is missing, a browser included, builds once, runs every test and ends with
 * `N passed, N failed`. Arguments go to the runner: `npm test -- --project unit`. PREBUILT=1 tests what `out/` holds.
 * `npm run test:long` (`--long`) runs the tests of samples with all that they take samples of.
 */
import { provideBrowser } from './browser.mjs';
import { installPackages, requireNode, run } from './install.mjs';

requireNode();
installPackages();
const browser = await provideBrowser();
if (!browser)
  console.error('No Chromium was found and none could be installed: set CHROMIUM_PATH to one.');

const isLong = process.argv.includes('--long');
const args = process.argv.slice(2).filter((arg) => arg !== '--long');

process.exitCode = run(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', ...args],
  {
    ...(browser && { CHROMIUM_PATH: browser }),
    ...(isLong && { TEST_LONG: '1' }),
    NODE_NO_WARNINGS: '1',
  },
);
