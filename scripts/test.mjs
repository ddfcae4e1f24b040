/**
 * `npm test`: installs what is missing, a browser included, builds once, runs every test and ends with
 * `N passed, N failed`. Arguments go to the runner: `npm test -- --project unit`. PREBUILT=1 tests what `out/` holds.
 * `npm run test:long` (`--long`) runs the tests of samples with all that they take samples of, and
 * `npm run test:browsers` (`--browsers`) walks the site in Firefox and WebKit instead.
 */
import { provideBrowser, provideOtherBrowsers } from './browser.mjs';
import { installPackages, requireNode, run } from './install.mjs';

requireNode();
installPackages();
const has = (flag) => process.argv.includes(flag);
const settings = has('--browsers') ? otherBrowsers() : await chromium();
const args = process.argv.slice(2).filter((arg) => arg !== '--long' && arg !== '--browsers');

process.exitCode = settings
  ? run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...args], {
      ...settings,
      ...(has('--long') && { TEST_LONG: '1' }),
      NODE_NO_WARNINGS: '1',
    })
  : 1;

async function chromium() {
  const path = await provideBrowser();
  return path ? { CHROMIUM_PATH: path } : {};
}

function otherBrowsers() {
  const paths = provideOtherBrowsers();
  // Firefox is driven through a WebSocket, which Node has by itself from version 22 on.
  const node = 'WebSocket' in globalThis ? {} : { NODE_OPTIONS: '--experimental-websocket' };
  return paths && { ...paths, ...node, TEST_BROWSERS: '1' };
}
