/**
 * `npm run bench` and the other benches that drive a browser: installs what is missing, the browser
 * included, before the program of `tests/bench` spends minutes on builds.
 */
import { provideBrowser } from './browser.mjs';
import { installPackages, requireNode, run } from './install.mjs';

requireNode();
installPackages();
const [program, ...args] = process.argv.slice(2);
const browser = await provideBrowser();

process.exitCode = browser
  ? run(process.execPath, ['--import', 'tsx', `tests/bench/${program}`, ...args], {
      CHROMIUM_PATH: browser,
    })
  : 1;
