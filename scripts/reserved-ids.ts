/**
 * `npm run reserved-ids`: finds the ids that content must not use in the export in `out/`, and writes them to
 * `lib/content/mdx/reserved-ids.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@/lib/export/build/command-flags';
import { outDir, root } from '@/lib/export/build/project-paths';
import { readReservedIds } from '@/lib/export/build/reserved-ids';

const command = {
  usage: 'npm run reserved-ids',
  about:
    'Reads the ids that content must not use from the export in out/ (OUT_DIR), and writes them to\nlib/content/mdx/reserved-ids.ts.',
  failure: 'there is no export',
};

process.chdir(root);
await runCommand(command, async () => {
  const { scripts, shell } = await readReservedIds(outDir);
  writeFileSync(join(root, 'lib/content/mdx/reserved-ids.ts'), toModule(scripts, shell));
});

/** Returns the code of the module with the ids. */
function toModule(scripts: readonly string[], shell: readonly string[]): string {
  return `/** Written by \`npm run reserved-ids\` from an export; \`lib/export/build/reserved-ids.ts\` says how. */

/** Global variables that the scripts of the site use and no browser defines. */
export const scriptIds: readonly string[] = ${toArray(scripts)};

/** Ids of elements of the shell. */
export const shellIds: readonly string[] = ${toArray(shell)};
`;
}

/** Returns an array literal, formatted the way Biome formats it. */
function toArray(names: readonly string[]): string {
  const items = names.map((name) => `'${name}'`);
  const line = `[${items.join(', ')}]`;
  return line.length < 50 ? line : `[\n${items.map((item) => `  ${item},\n`).join('')}]`;
}
