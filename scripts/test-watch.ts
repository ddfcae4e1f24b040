/** `npm run test:watch`: runs all unit tests, then the affected tests after each edit. */
import { type ChildProcess, spawn } from 'node:child_process';
import { runCommand } from '@/lib/export/build/command-flags';
import { root } from '@/lib/export/build/project-paths';
import { watchPaths } from '@/lib/export/build/watch-paths';

const command = {
  usage: 'npm run test:watch',
  about: 'Runs the unit tests, and after each edit those that the edit can affect.',
};

process.chdir(root);
let running: ChildProcess | undefined;
await runCommand(command, () => {
  runTests();
  watchPaths(['lib', 'components', 'scripts', 'tests/unit', 'tests/support'], () =>
    // Playwright runs the tests that import a file with uncommitted changes.
    runTests('--only-changed'),
  );
});

function runTests(...args: string[]): void {
  running?.kill();
  const runner = 'node_modules/@playwright/test/cli.js';
  running = spawn(process.execPath, [runner, 'test', '--project=unit', ...args], {
    stdio: 'inherit',
  });
}
