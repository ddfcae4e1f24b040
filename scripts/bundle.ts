/**
 * `npm run bundle`: adds the downloads (a zip of offline pages and a Markdown file per docs version) to the
 * export in `out/` (OUT_DIR).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@/lib/export/build/command-flags';
import { fromRoot, outDir, root, siteDir } from '@/lib/export/build/project-paths';
import { openResults } from '@/lib/export/cache/result-cache';
import { writeDownloads } from '@/lib/export/offline/write-downloads';
import { loadSite } from '@/lib/site/read-site';

const command = {
  usage: 'npm run bundle',
  about:
    'Adds the downloads to the export in out/ (OUT_DIR): a zip for offline reading and one Markdown file\nper version.',
  failure: 'there is no export',
};

process.chdir(root);
await runCommand(command, async () => {
  if (!existsSync(join(outDir, 'build.json')))
    throw new Error(`There is no export in ${fromRoot(outDir)}: run npm run build first.`);
  for (const path of await writeDownloads(outDir, loadSite(siteDir, openResults)))
    console.log(path.slice(1));
});
