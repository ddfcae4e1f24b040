import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import glob from 'fast-glob';

/** Matches code that runs a shell, which Windows may not have. */
const SHELL = /['"](?:\/bin\/)?(?:ba)?sh['"], ?\[?['"]-|shell: true|\bexecSync\(/;

/**
 * Files that need a shell, each for the reason in the comment. A site that `npm run adopt` has made has only some of
 * them.
 */
const expected = [
  // Run the commands of GitHub workflows, which are written for bash.
  'scripts/ci-try.ts',
  'tests/integration/publish-action.test.ts',
  // Run commands from the pages, as readers do.
  'tests/bench/installation/run-line.ts',
  // Measure or limit the resources of a process.
  'tests/bench/speed/build-bench.ts',
  'tests/programs/build-faults.test.ts',
  'tests/support/export-server.ts',
];

test('only the listed files run a shell', async () => {
  const files = await glob('{lib,scripts,tests}/**/*.{ts,mjs}', {
    ignore: ['tests/fixtures/**', 'tests/unit/shells.test.ts'],
  });
  const found = files.filter((file) => SHELL.test(readFileSync(file, 'utf8')));
  expect(found.sort()).toEqual(expected.filter((file) => existsSync(file)).sort());
});
