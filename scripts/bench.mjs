/**
 * Runs a program in `tests/bench`, for `npm run bench` and the other benchmarks that use a browser. Installs
 * missing packages and the browser first, so that a problem with them appears before the program spends
 * minutes on builds.
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
