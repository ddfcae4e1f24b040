/**
 * `npm run dev`: starts the development server and watches the content. Next does not notice content edits
 * because content is read with `fs`. A watcher therefore rewrites modules in `.generated/`, which makes Next
 * re-render the open page.
 */
import { join } from 'node:path';
import { runCommand } from '@/lib/export/build/command-flags';
import { generateModules, writeReport } from '@/lib/export/build/generated-modules';
import { root, siteDir } from '@/lib/export/build/project-paths';
import { nextEnvironment, runNext } from '@/lib/export/build/run-next';
import { watchPaths } from '@/lib/export/build/watch-paths';
import { openResults } from '@/lib/export/cache/result-cache';
import { loadSite } from '@/lib/site/read-site';

const command = {
  usage: 'npm run dev -- [--port 3000] [--hostname localhost]',
  about: 'Starts the development server. Drafts are shown, and edits appear in the open page.',
  string: { hostname: 'the address to listen on; all addresses by default' },
  number: { port: 'the port; PORT or 3000 by default' },
  failure: 'the content has errors, or the server failed',
};

process.chdir(root);
// Development mode includes drafts.
Object.assign(process.env, { NODE_ENV: 'development' });

await runCommand(command, async (flags) => {
  const content = loadSite(siteDir, openResults);
  const site = content.config;
  generateModules(content);
  writeReport([], site.basePath);
  const args = (['port', 'hostname'] as const).flatMap((name) => {
    const value = flags[name];
    return value === undefined ? [] : [`--${name}`, String(value)];
  });
  const next = runNext(['dev', ...args], nextEnvironment(site), (address) =>
    keepFresh(address, site.basePath),
  );
  process.exitCode = (await next).code;
});
process.exit();

/**
 * Updates the open page after edits and reports content errors. Starts after Next has rendered the home page,
 * because both need a lot of CPU time. `address` is the origin of the development server.
 */
async function keepFresh(address: string, basePath: string): Promise<void> {
  const say = (error: unknown) =>
    console.error(`\n${error instanceof Error ? error.message : error}\n`);
  const loaded = renderHome(`${address}${basePath}/`).then(() => loadRefresher(basePath));
  const names = ['content', 'site.config.ts', 'CONTRIBUTING.md'];
  const watched = [...names.map((name) => join(siteDir, name)), join(root, 'cspell.txt')];
  watchPaths(watched, (files) => loaded.then((site) => site.refresh(files)).catch(say));
  const site = await loaded;
  await site.start().catch(say);
}

/**
 * Requests the home page so that Next compiles the code that all pages share. Resolves even if the request
 * fails.
 */
async function renderHome(address: string): Promise<void> {
  const signal = AbortSignal.timeout(60_000);
  await fetch(address, { signal })
    .then((answer) => answer.text())
    .catch(() => {});
}

async function loadRefresher(basePath: string) {
  const { SiteRefresher } = await import('@/lib/export/build/refresh-site');
  const { componentNames } = await import('@/components/prose/markdown');
  return new SiteRefresher(componentNames, basePath);
}
