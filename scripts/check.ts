/**
 * `npm run check`: checks types, lint, formatting, import rules and unused code. Exits with 1 if a check
 * fails.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { browserEntries } from '@/lib/export/build/browser-entries';
import { runCommand } from '@/lib/export/build/command-flags';
import { generateModules } from '@/lib/export/build/generated-modules';
import { buildLock, withLock } from '@/lib/export/build/locks';
import { root, siteDir } from '@/lib/export/build/project-paths';
import { openResults } from '@/lib/export/cache/result-cache';
import { loadSite } from '@/lib/site/read-site';

const command = {
  usage: 'npm run check',
  about: 'Checks types, lint, formatting, import rules, and unused files, exports, and packages.',
  failure: 'a check failed',
};

process.chdir(root);
await runCommand(command, async () => {
  generateModules(loadSite(siteDir, openResults));
  const folders = ['app', 'components', 'lib', 'content', 'scripts'];
  const cruise = ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '--config'];
  const results = await Promise.all([
    // Locked because a build writes type declarations to the same folder.
    withLock(buildLock, checkTypes),
    run('Lint and formatting', [
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
    ]),
    run('Imports', [...cruise, 'imports.config.mjs', ...folders]),
    run('Browser imports', [...cruise, 'imports.config.mjs', ...(await browserEntries())], {
      BROWSER: '1',
    }),
    run('Unused files, exports, and packages', ['node_modules/knip/bin/knip.js']),
  ]);
  process.exitCode = results.every(Boolean) ? 0 : 1;
});

/**
 * Regenerates Next's type declarations for CSS modules and routes, then checks all types. Old declarations
 * are deleted first because they may name routes that no longer exist.
 */
async function checkTypes(): Promise<boolean> {
  for (const dir of ['.next/types', '.next/dev/types'])
    rmSync(dir, { recursive: true, force: true });
  return (
    (await run('Next type declarations', ['node_modules/next/dist/bin/next', 'typegen'])) &&
    (await run('Types', ['node_modules/typescript-native/bin/tsc', '--noEmit']))
  );
}

/** Runs a Node program. Prints its output if it fails. Resolves to whether it succeeded. */
async function run(name: string, args: string[], env: object = {}): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  console.log(code === 0 ? `${name}: OK` : output + errors);
  return code === 0;
}
