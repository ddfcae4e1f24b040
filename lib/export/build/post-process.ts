/** Turns the raw export of Next into what is published: places of files, policies, old paths, rules for hosts. */

import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '@/lib/config/site';
import { type Asset, readPublished } from '@/lib/content/mdx/published-file';
import { toHtaccess } from '@/lib/export/hosts/apache';
import type { HostRules } from '@/lib/export/hosts/host-rules';
import { toHeadersFile, toRedirectsFile, toVercelFile } from '@/lib/export/hosts/hosted-files';
import { notFoundScript } from '@/lib/export/hosts/html-suffix';
import { toRedirectFile, toRedirectPage } from '@/lib/export/hosts/redirects';
import { toArrangement, toDataFolder } from '@/lib/export/next/arrange';
import { inlineStyles } from '@/lib/export/next/inline-styles';
import { compiledAhead, deferFramework, withoutInertCode } from '@/lib/export/next/next-scripts';
import { finishData, htmlById, slimDocument, withoutPreviews } from '@/lib/export/next/payload';
import { withEnd } from '@/lib/export/next/payload-end';
import { hasPolicy, withPolicy } from '@/lib/export/policy/csp';
import { toPolicySources } from '@/lib/export/policy/csp-origins';
import { ownScripts } from '@/lib/export/policy/inline-scripts';
import { exportFiles } from '@/lib/site/pages/export-files';
import { listFiles } from './list-files';

/** What the site knows that the export does not say. */
export interface SiteFacts {
  site: SiteConfig;
  siteDir: string;
  rules: HostRules;
  assets: readonly Asset[];
  /** URL path of the script of every page. */
  pageScript: string;
  /** The inline scripts that components write. */
  inlineScripts: readonly string[];
  /** Public files of a site that is not the project's own. */
  publicDir?: string | undefined;
}

/** Arranges the export in place; resolves to the number of its pages. */
export async function postProcess(dir: string, facts: SiteFacts): Promise<number> {
  if (facts.publicDir && existsSync(facts.publicDir)) {
    await cp(facts.publicDir, dir, { recursive: true });
  }
  await arrange(dir);
  await copyAssets(dir, facts);
  await hintScripts(dir);
  const pages = await finishPages(dir, facts);
  await writeRedirects(dir, facts);
  return pages;
}

async function arrange(dir: string): Promise<void> {
  for (const { from, to } of toArrangement(await listFiles(dir))) {
    if (to === undefined) {
      await rm(join(dir, from));
      continue;
    }
    await mkdir(dirname(join(dir, to)), { recursive: true });
    await rename(join(dir, from), join(dir, to));
  }
  await rm(join(dir, '_not-found'), { recursive: true, force: true });
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  // From the inside out; one that holds something stays.
  for (const path of folders
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .reverse())
    await rmdir(path).catch(() => {});
}

async function hintScripts(dir: string): Promise<void> {
  const chunks = join(dir, '_next/static/chunks');
  for (const name of await listFiles(chunks)) {
    const path = join(chunks, name);
    if (name.endsWith('.js')) await writeFile(path, compiledAhead(await readFile(path, 'utf8')));
  }
}

/** Publishes the content files at the URLs in the pages. Rejects when a file has changed since the pages were compiled. */
export async function copyAssets(
  dir: string,
  { siteDir, assets }: Pick<SiteFacts, 'siteDir' | 'assets'>,
): Promise<void> {
  for (const { file, url } of assets) {
    const { published } = readPublished(file, await readFile(join(siteDir, file)));
    if (published?.url !== url) throw new Error(`${file} has changed during the build.`);
    const target = join(dir, url);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, published.bytes);
  }
}

async function finishPages(
  dir: string,
  { site, pageScript, inlineScripts }: SiteFacts,
): Promise<number> {
  const sources = toPolicySources(site);
  const isOwn = ownScripts(inlineScripts);
  const readSheet = (url: string) =>
    readFileSync(join(dir, url.slice(site.basePath.length)), 'utf8');
  let pages = 0;
  const names = await listFiles(dir);
  // Before the documents change, whose HTML they take.
  for (const name of names) if (name.endsWith('.txt')) await finishNavigation(dir, name);
  for (const name of names) {
    if (!name.endsWith('.html')) continue;
    const path = join(dir, name);
    const raw = await readFile(path, 'utf8');
    const html = `/${name}` === exportFiles.notFound ? withRescue(raw) : raw;
    // Public pages that bring a policy of their own keep it.
    if (!hasPolicy(html)) {
      const finish = () => {
        const light = deferFramework(slimDocument(withoutInertCode(html)), pageScript);
        return withPolicy(inlineStyles(light, readSheet), sources, isOwn);
      };
      await writeFile(path, naming(name, finish));
    }
    if (name.endsWith('index.html')) pages += 1;
  }
  return pages;
}

/** What `make` gives; its errors say which page they are about. */
function naming<T>(page: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new Error(`${page}: ${error instanceof Error ? error.message : error}`);
  }
}

const LATER = /(<class-members\b[^>]*>)[\s\S]*?(<\/class-members>)/g;
const STRUCTURED_DATA = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;

/**
 * The data that a client navigation fetches brings a page's content as HTML, without what only a
 * whole load needs: facts for search engines, and the classes that rows of tables stand for, which
 * the page fetches when they are asked for.
 */
async function finishNavigation(dir: string, name: string): Promise<void> {
  const document = join(dir, toDataFolder(name), 'index.html');
  if (!existsSync(document)) return;
  const find = htmlById(await readFile(document, 'utf8'));
  const data = withoutPreviews(await readFile(join(dir, name), 'utf8'));
  await writeFile(
    join(dir, name),
    // The footer stays from page to page.
    withEnd(
      finishData(data, (id) =>
        id === 'footer' ? '' : find(id).replace(LATER, '$1$2').replace(STRUCTURED_DATA, ''),
      ),
    ),
  );
}

/** On hosts without rules the not-found page itself looks for the page behind an html suffix. */
function withRescue(html: string): string {
  return html.replace('</body>', `<script>${notFoundScript}</script></body>`);
}

async function writeRedirects(dir: string, { site, rules }: SiteFacts): Promise<void> {
  for (const redirect of rules.redirects) {
    const path = join(dir, toRedirectFile(redirect));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, toRedirectPage(redirect, site));
  }
  await writeFile(join(dir, exportFiles.redirects), toRedirectsFile(rules));
  await writeFile(join(dir, exportFiles.headers), toHeadersFile(rules));
  await writeFile(join(dir, exportFiles.apache), toHtaccess(rules));
  await writeFile(join(dir, exportFiles.vercel), toVercelFile(rules));
}
