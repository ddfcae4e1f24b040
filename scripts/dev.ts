/**
 * `npm run dev`: the site with its sources watched. Next does not see edits of content, which is read with fs;
 * so a watcher writes `.generated/` anew, and the open page renders again in place.
 */
import { join } from 'node:path';
import { componentNames } from '@/components/mdx/markdown';
import { contentAssets } from '@/lib/build/content-assets';
import { generate, writeRevision, writeSearchManifest } from '@/lib/build/generated-modules';
import { copyPlayer, makePlayer } from '@/lib/build/make-player';
import { copyAssets } from '@/lib/build/post-process';
import { root, siteDir } from '@/lib/build/project-paths';
import { nextEnvironment, runNext } from '@/lib/build/run-next';
import { searchFiles, writeSearchFiles } from '@/lib/build/search-files';
import { watchPaths } from '@/lib/build/watch-paths';
import { checkSite } from '@/lib/check/site-check';
import { forgetLibraryData } from '@/lib/classes/class-store';
import { loadSite } from '@/lib/config/read-site';
import { forgetContent, loadContent } from '@/lib/content/content';
import { formatErrors } from '@/lib/content/content-error';

process.chdir(root);
// Drafts are pages in development.
Object.assign(process.env, { NODE_ENV: 'development' });

await refresh();
watchPaths([join(siteDir, 'content'), join(siteDir, 'site.config.ts')], refresh);
const environment = nextEnvironment(loadSite(siteDir).basePath);
process.exitCode = (await runNext(['dev', ...process.argv.slice(2)], environment, true)).code;
process.exit();

/** Reads everything again and renders the open page; then says which mistakes the content has. */
async function refresh(): Promise<void> {
  try {
    forgetContent();
    forgetLibraryData();
    // A broken configuration has no versions; the menus of before are better than none.
    if (loadContent().versions.length > 0) generate();
    writeRevision(String(Date.now()));
    const errors = await checkSite(componentNames);
    if (errors.length > 0) return console.error(`\n${formatErrors(errors)}\n`);
    const mistakes = await makePlayer();
    if (mistakes.length > 0) return console.error(`\n${formatErrors(mistakes)}\n`);
    await copyPlayer(join(root, 'public'));
    // The page that is open shows the samples as they are now.
    writeRevision(String(Date.now()));
    await copyAssets(join(root, 'public'), { siteDir, assets: await contentAssets() });
    const search = await searchFiles(loadSite(siteDir));
    writeSearchFiles(join(root, 'public'), search.files);
    writeSearchManifest(search.manifest);
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}\n`);
  }
}
