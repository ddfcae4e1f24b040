/**
 * `npm test`: installs missing packages and a browser, builds once, runs all tests and ends with `N passed, N
 * failed`. Arguments are passed to Playwright: `npm test -- --project unit`. PREBUILT=1 tests the existing
 * `out/` without a build. `npm run test:long` (`--long`) runs only the tests that `npm test` runs in part:
 * tests that check only a sample of their inputs, and test files that only run for some commits. `npm run
 * test:builds` (`--builds`) does the same for tests of commands and of apps, which build a lot. `npm run
 * test:browsers` (`--browsers`) tests the site in Firefox and WebKit instead. `npm run test:looks`
 * (`--looks`) compares pictures of the views in `tests/looks/views.ts` with their references. With names of
 * views, it compares only these. With `--accept`, it replaces the references that differ. `npm run
 * test:adopt` (`--adopt`) makes sites for invented products and runs their tests.
 */
import { asksForHelp, toHelp } from '../lib/export/build/command-help.mjs';
import { provideBrowser, provideOtherBrowsers } from './browser.mjs';
import { installPackages, requireNode, run } from './install.mjs';

const own = ['--long', '--builds', '--browsers', '--looks', '--adopt', '--accept'];

const args = process.argv.slice(2);
const has = (flag) => args.includes(flag);
if (asksForHelp(args)) {
  console.log(toHelp(helpOf()));
} else if (has('--accept') && !has('--looks')) {
  console.error('--accept replaces pictures: run npm run test:looks -- --accept.');
  process.exitCode = 2;
} else process.exitCode = await runTests();

/** Returns the description of the command that was called. */
function helpOf() {
  const failure = 'a test failed, or the packages or the browser could not be installed';
  if (has('--looks'))
    return {
      usage: 'npm run test:looks -- [views] [--accept]',
      about:
        'Compares pictures of views with their references. Names of views limit the run to these.',
      flags: { accept: 'replace the references that differ' },
      failure,
    };
  const name = ['long', 'builds', 'browsers', 'adopt'].find((other) => has(`--${other}`));
  const prebuilt = 'PREBUILT=1 skips the build.';
  const about = {
    test: `Installs what is missing, builds the site once, and runs the tests. ${prebuilt}`,
    long: `Runs the complete matrices, all files that take turns, and the slow tests, except for test:builds. ${prebuilt}`,
    builds: `Runs the slow tests of the npm commands and of apps with NativeWind. ${prebuilt}`,
    browsers: `Walks through the site in Firefox and WebKit. ${prebuilt}`,
    adopt:
      'Makes sites for invented products with npm run adopt, and runs their checks, builds, and tests.',
  };
  return {
    usage: `npm ${name ? `run test:${name}` : 'test'} -- [files] [flags]`,
    about: `${about[name ?? 'test']}\nOther flags are those of Playwright, such as:`,
    flags: {
      project: 'the folder of tests, such as unit',
      grep: 'run tests with this text in their title',
    },
    failure,
  };
}

/** Installs what is missing and runs the tests. Resolves to the exit code. */
async function runTests() {
  requireNode();
  installPackages('all');
  const settings = has('--browsers') ? otherBrowsers() : await chromium();
  const given = args.filter((arg) => !own.includes(arg));
  const names = has('--looks') ? given.filter((arg) => !arg.startsWith('-')) : [];
  const flags = given.filter((arg) => !names.includes(arg));
  const rest = names.length > 0 ? [...flags, '--grep', names.join('|')] : flags;

  return settings
    ? run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...rest], {
        ...settings,
        ...((has('--long') || has('--builds')) && { TEST_LONG: '1' }),
        ...(has('--builds') && { TEST_BUILDS: '1' }),
        ...(has('--looks') && { TEST_LOOKS: '1' }),
        ...(has('--adopt') && { TEST_ADOPT: '1' }),
        ...(has('--accept') && { LOOKS_ACCEPT: names.length > 0 ? 'named' : 'all' }),
        NODE_NO_WARNINGS: '1',
      })
    : 1;
}

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
