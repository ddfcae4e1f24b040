/**
 * `npm run bench` and its kin: installs what is missing, a browser included, and runs a program of
 * `tests/bench`, so that none of them fails for want of a browser after minutes of builds.
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
