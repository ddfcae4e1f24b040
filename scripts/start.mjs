/**
 * `npm start`: installs packages if needed, builds the site, and serves it on port 3000 or the next free
 * port.
 */
import { asksForHelp, toHelp } from '../lib/export/build/command-help.mjs';
import { installPackages, requireNode, runScript } from './install.mjs';

const help = toHelp({
  usage: 'npm start -- [--port 3000]',
  about: 'Installs packages if package-lock.json has changed, builds the site, and serves it.',
  flags: { port: 'the port; PORT or 3000 by default, or the next free one' },
  failure: 'the packages could not be installed, or the build failed',
});

const args = process.argv.slice(2);
requireNode();
if (asksForHelp(args)) console.log(help);
else {
  installPackages('site');
  process.exitCode = runScript('serve.ts', ['--build', ...args]);
}
