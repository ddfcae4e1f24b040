/**
 * `npm run test:mutants`: makes 60 deliberate mistakes in the code and the styles, one at a time, and runs
 * the tests that should fail. Works on a clone of the last commit and takes about an hour. Prints how many
 * mistakes of each folder were caught and exits with 1 if fewer than 90% were caught. `-- --only lib/search`
 * makes only the mistakes in one folder. `-- --list` only prints the mistakes.
 */
import { provideBrowser } from './browser.mjs';
import { installPackages, requireNode, run } from './install.mjs';

requireNode();
installPackages();
const program = ['--import', 'tsx', 'tests/mutants/test-mutants.ts', ...process.argv.slice(2)];
const browser = await provideBrowser();

process.exitCode = browser ? run(process.execPath, program, { CHROMIUM_PATH: browser }) : 1;
