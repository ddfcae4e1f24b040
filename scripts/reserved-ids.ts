/**
 * `npm run reserved-ids`: finds the ids that content must not use in the export in `out/`, and writes them to
 * `lib/content/mdx/reserved-ids.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outDir, root } from '@/lib/export/build/project-paths';
import { readReservedIds } from '@/lib/export/build/reserved-ids';

process.chdir(root);
const { scripts, shell } = await readReservedIds(outDir);
const text = `/** Written by \`npm run reserved-ids\` from an export; \`lib/export/build/reserved-ids.ts\` says how. */

/** Global variables that the scripts of the site use and no browser defines. */
export const scriptIds: readonly string[] = ${toArray(scripts)};

/** Ids of elements of the shell. */
export const shellIds: readonly string[] = ${toArray(shell)};
`;
writeFileSync(join(root, 'lib/content/mdx/reserved-ids.ts'), text);

/** Returns an array literal, formatted the way Biome formats it. */
function toArray(names: readonly string[]): string {
  const items = names.map((name) => `'${name}'`);
  const line = `[${items.join(', ')}]`;
  return line.length < 50 ? line : `[\n${items.map((item) => `  ${item},\n`).join('')}]`;
}
