/**
 * `npm test`: installs what is missing, a browser included, builds once, runs every test and ends with
 * `N passed, N failed`. Arguments go to the runner: `npm test -- --project unit`. PREBUILT=1 tests what `out/` holds.
 */
import { findBrowser, installBrowser } from './browser.mjs';
import { installPackages, requireNode, run } from './install.mjs';

requireNode();
installPackages();
const browser = findBrowser() ?? (await installBrowser());
if (!browser)
  console.error('No Chromium was found and none could be installed: set CHROMIUM_PATH to one.');

process.exitCode = run(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
  { ...(browser && { CHROMIUM_PATH: browser }), NODE_NO_WARNINGS: '1' },
);
