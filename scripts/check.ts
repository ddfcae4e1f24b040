/** `npm run check`: types, lint and formatting, and the import directions of the house. Exits with 1 when one of them fails. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { buildLock, withLock } from '@/lib/build/locks';
import { generate } from './generate';
import { forbiddenImports } from './imports';
import { root } from './project';

process.chdir(root);
generate();
const lint = ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'];
const results = await Promise.all([
  // A build would write its own declarations in between.
  withLock(buildLock, checkTypes),
  run('Lint and formatting', lint),
  checkImports(),
]);
process.exitCode = results.every(Boolean) ? 0 : 1;

/** Next declares the types of CSS modules and routes in files that it writes; old ones name routes of the past. */
async function checkTypes(): Promise<boolean> {
  for (const dir of ['.next/types', '.next/dev/types'])
    rmSync(dir, { recursive: true, force: true });
  return (
    (await run('Declarations of Next', ['node_modules/next/dist/bin/next', 'typegen'])) &&
    (await run('Types', ['node_modules/typescript/bin/tsc', '--noEmit']))
  );
}

async function checkImports(): Promise<boolean> {
  const edges = await forbiddenImports(root);
  console.log(edges.length > 0 ? edges.join('\n') : 'Import directions: fine');
  return edges.length === 0;
}

/** Runs a command of Node and shows what it prints when it fails. */
async function run(name: string, args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  console.log(code === 0 ? `${name}: fine` : output + errors);
  return code === 0;
}
