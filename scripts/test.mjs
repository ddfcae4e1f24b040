/**
 * `npm test`: installs missing packages and a browser, builds once, runs all tests and ends with `N passed, N
 * failed`. Arguments are passed to Playwright: `npm test -- --project unit`. PREBUILT=1 tests the existing
 * `out/` without a build. `npm run test:long` (`--long`) runs only the tests that `npm test` runs in part:
 * tests that check only a sample of their inputs, and test files that only run for some commits. `npm run
 * test:browsers` (`--browsers`) tests the site in Firefox and WebKit instead. `npm run test:looks`
 * (`--looks`) compares pictures of the views in `tests/looks/views.ts` with their references. With names of
 * views, it compares only these. With `--accept`, it replaces the references that differ.
 */
import { provideBrowser, provideOtherBrowsers } from './browser.mjs';
import { installPackages, requireNode, run } from './install.mjs';

const own = ['--long', '--browsers', '--looks', '--accept'];

requireNode();
installPackages();
const has = (flag) => process.argv.includes(flag);
const settings = has('--browsers') ? otherBrowsers() : await chromium();
const given = process.argv.slice(2).filter((arg) => !own.includes(arg));
const names = has('--looks') ? given.filter((arg) => !arg.startsWith('-')) : [];
const flags = given.filter((arg) => !names.includes(arg));
const args = names.length > 0 ? [...flags, '--grep', names.join('|')] : flags;

process.exitCode = settings
  ? run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...args], {
      ...settings,
      ...(has('--long') && { TEST_LONG: '1' }),
      ...(has('--looks') && { TEST_LOOKS: '1' }),
      ...(has('--accept') && { LOOKS_ACCEPT: names.length > 0 ? 'named' : 'all' }),
      NODE_NO_WARNINGS: '1',
    })
  : 1;

async function chromium() {
  const path = await provideBrowser();
  return path ? { CHROMIUM_PATH: path } : {};
}

function otherBrowsers() {
  const paths = provideOtherBrowsers();
  // The Firefox driver needs WebSocket, which requires a flag before Node 22.
  const node = 'WebSocket' in globalThis ? {} : { NODE_OPTIONS: '--experimental-websocket' };
  return paths && { ...paths, ...node, TEST_BROWSERS: '1' };
}
