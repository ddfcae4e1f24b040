/**
 * `npm start`: installs packages if needed, builds the site, and serves it on port 3000 or the next free
 * port.
 */
import { installPackages, requireNode, runScript } from './install.mjs';

requireNode();
installPackages();
process.exitCode = runScript('build.ts') || runScript('serve.ts', process.argv.slice(2));
