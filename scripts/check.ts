/** `npm run check`: types, lint and formatting, the directions of imports, and what nothing uses. Exits with 1 when one of them fails. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { generate } from '@/lib/export/build/generated-modules';
import { listFiles } from '@/lib/export/build/list-files';
import { buildLock, withLock } from '@/lib/export/build/locks';
import { root } from '@/lib/export/build/project-paths';

process.chdir(root);
generate();
const folders = ['app', 'components', 'lib', 'content', 'scripts'];
const cruise = ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '--config'];
const results = await Promise.all([
  // A build would write its own declarations in between.
  withLock(buildLock, checkTypes),
  run('Lint and formatting', [
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
  ]),
  run('Imports', [...cruise, 'imports.config.mjs', ...folders]),
  run('Imports of the browser', [...cruise, 'imports.config.mjs', ...(await clientComponents())], {
    BROWSER: '1',
  }),
  run('Unused files, exports and packages', ['node_modules/knip/bin/knip.js']),
]);
process.exitCode = results.every(Boolean) ? 0 : 1;

async function clientComponents(): Promise<string[]> {
  const files = (
    await Promise.all(
      ['app', 'components'].map(async (folder) =>
        (await listFiles(folder)).map((name) => `${folder}/${name}`),
      ),
    )
  ).flat();
  return files.filter((file) => /^['"]use client['"]/m.test(readFileSync(file, 'utf8')));
}

/** Next declares the types of CSS modules and routes in files that it writes; old ones name routes of the past. */
async function checkTypes(): Promise<boolean> {
  for (const dir of ['.next/types', '.next/dev/types'])
    rmSync(dir, { recursive: true, force: true });
  return (
    (await run('Declarations of Next', ['node_modules/next/dist/bin/next', 'typegen'])) &&
    (await run('Types', ['node_modules/typescript-native/bin/tsc', '--noEmit']))
  );
}

/** Runs a command of Node and shows what it prints when it fails. */
async function run(name: string, args: string[], env: object = {}): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  console.log(code === 0 ? `${name}: fine` : output + errors);
  return code === 0;
}
