/** `npm run check`: types, lint and formatting, and the import directions of the house. Exits with 1 when one of them fails. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { generate } from './generate';
import { forbiddenImports } from './imports';
import { buildLock, withLock } from './lock';
import { root } from './project';

process.chdir(root);
generate();
// A build would write its own declarations in between.
const types = await withLock(buildLock, checkTypes);
const style = run('Lint and formatting', [
  'node_modules/@biomejs/biome/bin/biome',
  'check',
  '--error-on-warnings',
]);
const edges = await forbiddenImports(root);
console.log(edges.length > 0 ? edges.join('\n') : 'Import directions: fine');
process.exitCode = types && style && edges.length === 0 ? 0 : 1;

/** Next declares the types of CSS modules and routes in files that it writes; old ones name routes of the past. */
async function checkTypes(): Promise<boolean> {
  for (const dir of ['.next/types', '.next/dev/types'])
    rmSync(dir, { recursive: true, force: true });
  return (
    run('Declarations of Next', ['node_modules/next/dist/bin/next', 'typegen']) &&
    run('Types', ['node_modules/typescript/bin/tsc', '--noEmit'])
  );
}

function run(name: string, args: string[]): boolean {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status === 0) console.log(`${name}: fine`);
  return status === 0;
}
