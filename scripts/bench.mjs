/**
 * Runs a program in `tests/bench`, for `npm run bench` and the other benchmarks that use a browser. Installs
 * missing packages and the browser first, so that a problem with them appears before the program spends
 * minutes on builds. With `--help`, the program only prints its help.
 */
import { asksForHelp } from '../lib/export/build/command-help.mjs';
import { provideBrowser } from './browser.mjs';
import { installPackages, requireNode, run } from './install.mjs';

requireNode();
installPackages('all');
const [program, ...args] = process.argv.slice(2);
const browser = asksForHelp(args) ? 'none' : await provideBrowser();

process.exitCode = browser
  ? run(process.execPath, ['--import', 'tsx', `tests/${program}`, ...args], {
      CHROMIUM_PATH: browser,
    })
  : 1;
