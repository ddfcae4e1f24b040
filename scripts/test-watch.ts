/** `npm run test:watch`: runs all unit tests, then the affected tests after each edit. */
import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '@/lib/export/build/project-paths';
import { watchPaths } from '@/lib/export/build/watch-paths';

process.chdir(root);
let running: ChildProcess | undefined;
runTests();
watchPaths(['lib', 'components', 'scripts', 'tests/unit', 'tests/support'], () =>
  // Playwright runs the tests that import a file with uncommitted changes.
  runTests('--only-changed'),
);

function runTests(...args: string[]): void {
  running?.kill();
  const runner = 'node_modules/@playwright/test/cli.js';
  running = spawn(process.execPath, [runner, 'test', '--project=unit', ...args], {
    stdio: 'inherit',
  });
}
