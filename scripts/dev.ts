/**
 * `npm run dev`: the site with its sources watched. Next does not see edits of content, which is read with fs;
 * so a watcher writes `.generated/` anew, and the open page renders again in place.
 */
import { join } from 'node:path';
import { generate, writeReport } from '@/lib/build/generated-modules';
import { root, siteDir } from '@/lib/build/project-paths';
import { nextEnvironment, runNext } from '@/lib/build/run-next';
import { watchPaths } from '@/lib/build/watch-paths';
import { loadSite } from '@/lib/config/read-site';

process.chdir(root);
// Drafts are pages in development.
Object.assign(process.env, { NODE_ENV: 'development' });

try {
  const environment = nextEnvironment(loadSite(siteDir));
  generate();
  writeReport('');
  const next = runNext(['dev', ...process.argv.slice(2)], environment, keepFresh);
  process.exitCode = (await next).code;
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
process.exit();

/** Its code is loaded when Next is at work already, and shows its address. */
async function keepFresh(): Promise<void> {
  const { SiteRefresher } = await import('@/lib/build/refresh-site');
  const { componentNames } = await import('@/components/mdx/markdown');
  const site = new SiteRefresher(componentNames);
  const say = (error: unknown) =>
    console.error(`\n${error instanceof Error ? error.message : error}\n`);
  const watched = ['content', 'site.config.ts'].map((name) => join(siteDir, name));
  watchPaths(watched, (files) => site.refresh(files).catch(say));
  await site.start().catch(say);
}
