/**
 * `npm run budget`: prints the sizes of the pages in `out/` (OUT_DIR) after gzip. Exits with 1 if a page or
 * the live sample player is over budget, or if a page loads the code of a feature that it does not use.
 */

import { existsSync } from 'node:fs';
import { runCommand } from '@/lib/export/build/command-flags';
import { readExportedPages } from '@/lib/export/build/exported-pages';
import { fromRoot, outDir } from '@/lib/export/build/project-paths';
import { unusedFeatures } from '@/lib/export/policy/features';
import { toOverruns, toPageWeight, toTable } from '@/lib/export/policy/page-weight';
import { playerProblems, playerWeights, toPlayerTable } from '@/lib/player/build/player-budget';

const command = {
  usage: 'npm run budget',
  about:
    'Prints the gzip sizes of the pages in out/ (OUT_DIR), and of the files that live samples load.',
  failure:
    'a file is over its limit, a page loads code that it does not use, or there is no export',
};

await runCommand(command, async () => {
  if (!existsSync(outDir))
    throw new Error(`There is no export in ${fromRoot(outDir)}: run npm run build first.`);
  const pages = await readExportedPages(outDir);
  const weights = pages.map(toPageWeight);
  const player = playerWeights(outDir);
  const problems = [
    ...toOverruns(weights).map(
      ({ path, what, bytes, limit }) =>
        `${path}: ${what} has ${bytes} bytes; the limit is ${limit}.`,
    ),
    ...pages.flatMap(unusedFeatures),
    ...playerProblems(player),
  ];

  console.log('Kilobytes after gzip');
  console.log(toTable(weights));
  console.log(`\nLoaded once, when a live sample needs it\n${toPlayerTable(player)}`);
  console.log(
    problems.length > 0 ? `\n${problems.join('\n')}` : '\nEvery page is within its budget.',
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
});
