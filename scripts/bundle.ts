/**
 * `npm run bundle`: adds the downloads (a zip of offline pages and a Markdown file per docs version) to the
 * export in `out/` (OUT_DIR).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot, outDir, root, siteDir } from '@/lib/export/build/project-paths';
import { openResults } from '@/lib/export/cache/result-cache';
import { writeDownloads } from '@/lib/export/offline/write-downloads';
import { loadSite } from '@/lib/site/read-site';

process.chdir(root);
if (existsSync(join(outDir, 'build.json'))) {
  for (const path of await writeDownloads(outDir, loadSite(siteDir, openResults)))
    console.log(path.slice(1));
} else {
  console.error(`There is no export in ${fromRoot(outDir)}: run npm run build first.`);
  process.exitCode = 1;
}
