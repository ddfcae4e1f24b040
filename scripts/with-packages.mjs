/**
 * `node scripts/with-packages.mjs SET FILE [arguments]`: installs the packages that a command needs, and runs its
 * TypeScript file. SET is `site` or `all`, see `install.mjs`. The commands in package.json start with it.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages, requireNode, root } from './install.mjs';

const [set, name] = process.argv.slice(2);
requireNode();
installPackages(set);
const file = join(root, name);
process.argv.splice(1, 3, file);
// Runs the file in this process, which then gets the signals and the exit code.
await import('tsx');
await import(pathToFileURL(file).href);
