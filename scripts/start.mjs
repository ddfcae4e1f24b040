/** `npm start`: from a fresh clone to a served site. Installs when needed, builds, serves on port 3000 or the next free one. */
import { installPackages, requireNode, runScript } from './install.mjs';

requireNode();
installPackages();
process.exitCode = runScript('build.ts') || runScript('serve.ts', process.argv.slice(2));
