/** Turns Next's raw export into the published site: moves files and adds CSPs, redirects and host rules. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '@/lib/config/site';
import { type Asset, readPublished } from '@/lib/content/mdx/published-file';
import { toHtaccess } from '@/lib/export/hosts/apache';
import type { HostRules } from '@/lib/export/hosts/host-rules';
import { toHeadersFile, toRedirectsFile, toVercelFile } from '@/lib/export/hosts/hosted-files';
import { notFoundScript } from '@/lib/export/hosts/html-suffix';
import { toRedirectFile, toRedirectPage } from '@/lib/export/hosts/redirects';
import { withAgentLinks } from '@/lib/export/next/agent-links';
import { toArrangement, toDataFolder, toPagePath } from '@/lib/export/next/arrange';
import { inlineStyles, wordsInScript } from '@/lib/export/next/inline-styles';
import {
  deferFramework,
  withCompileHint,
  withoutInertCode,
  withSteadyHead,
} from '@/lib/export/next/next-scripts';
import {
  dedupePageData,
  htmlById,
  inlineStaticHtml,
  withoutPreviews,
} from '@/lib/export/next/payload';
import { appendEndMarker } from '@/lib/export/next/payload-end';
import { hasPolicy, withPolicy } from '@/lib/export/policy/csp';
import { toPolicySources } from '@/lib/export/policy/csp-origins';
import { ownScripts } from '@/lib/export/policy/inline-scripts';
import { exportFiles } from '@/lib/site/pages/export-files';
import { listFiles } from './list-files';

/** Facts about the site that the raw export does not contain. */
export interface SiteFacts {
  site: SiteConfig;
  siteDir: string;
  rules: HostRules;
  assets: readonly Asset[];
  /** URL path of the script that every page loads. */
  pageScript: string;
  /** Sources of the inline scripts that components render. */
  inlineScripts: readonly string[];
  /**
   * Public folder of a fixture site. Undefined for the project's own site, whose public folder Next copies.
   */
  publicDir?: string | undefined;
}

/** Moves the files of the raw export in `dir` to their places. Scripts and styles do not change afterward. */
export async function arrangeFiles(dir: string, facts: SiteFacts): Promise<void> {
  if (facts.publicDir && existsSync(facts.publicDir)) {
    await cp(facts.publicDir, dir, { recursive: true });
  }
  await arrange(dir);
  await copyAssets(dir, facts);
  await hintScripts(dir);
}

/** Rewrites the pages in `dir`, and adds redirects. Resolves to the number of pages. */
export async function finishPages(dir: string, facts: SiteFacts): Promise<number> {
  const pages = await rewritePages(dir, facts);
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
  // Removes empty folders, innermost first. `rmdir` fails for folders that are not empty.
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
    if (name.endsWith('.js')) await writeFile(path, withCompileHint(await readFile(path, 'utf8')));
  }
}

/**
 * Copies the content's assets, such as images, to their URL paths below `dir`. Rejects when a file has
 * changed since the pages were compiled.
 */
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

/** Reads and writes synchronously, because other threads compress files, and asynchronous calls would wait for them. */
async function rewritePages(
  dir: string,
  { site, pageScript, inlineScripts }: SiteFacts,
): Promise<number> {
  const sources = toPolicySources(site);
  const isOwn = ownScripts(inlineScripts);
  const readSheet = (url: string) =>
    readFileSync(join(dir, url.slice(site.basePath.length)), 'utf8');
  let pages = 0;
  const names = await listFiles(dir);
  const inScripts = new Set<string>();
  for (const name of names) {
    // The player's scripts are workers, which add no elements to a page.
    if (!name.endsWith('.js') || name.startsWith('assets/player/')) continue;
    for (const word of wordsInScript(readFileSync(join(dir, name), 'utf8'))) inScripts.add(word);
  }
  // Payloads come first because they take HTML from the documents, which the next loop rewrites.
  for (const name of names) if (name.endsWith('.txt')) finishNavigation(dir, name);
  for (const name of names) {
    if (!name.endsWith('.html')) continue;
    const path = join(dir, name);
    const raw = readFileSync(path, 'utf8');
    const html = `/${name}` === exportFiles.notFound ? withRescue(raw) : raw;
    // Pages from `public` that already have a CSP stay unchanged.
    if (!hasPolicy(html)) {
      const finish = () => {
        const light = deferFramework(
          dedupePageData(withoutInertCode(withSteadyHead(html))),
          pageScript,
        );
        const linked = withAgentLinks(light, toPagePath(name), site);
        return withPolicy(inlineStyles(linked, readSheet, inScripts), sources, isOwn);
      };
      writeFileSync(path, naming(name, finish));
    }
    if (name.endsWith('index.html')) pages += 1;
  }
  return pages;
}

/** Runs `make` and adds the page's name to the message of any error. */
function naming<T>(page: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new Error(`${page}: ${error instanceof Error ? error.message : error}`);
  }
}

const LATER = /(<class-members\b[^>]* later=""[^>]*>)[\s\S]*?(<\/class-members>)/g;
const STRUCTURED_DATA = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;

/**
 * Rewrites a page's payload for client-side navigation, so that it contains the page's content as HTML. Omits
 * the link previews and structured data, which are for other sites and search engines, and the collapsed class
 * lists of table rows, which the table fetches when it needs them.
 */
function finishNavigation(dir: string, name: string): void {
  const document = join(dir, toDataFolder(name), 'index.html');
  if (!existsSync(document)) return;
  const find = htmlById(readFileSync(document, 'utf8'));
  const data = withoutPreviews(readFileSync(join(dir, name), 'utf8'));
  writeFileSync(
    join(dir, name),
    // The footer is the same on all pages and stays in the document.
    appendEndMarker(
      inlineStaticHtml(data, (id) =>
        id === 'footer' ? '' : find(id).replace(LATER, '$1$2').replace(STRUCTURED_DATA, ''),
      ),
    ),
  );
}

/**
 * Adds a script to the 404 page that finds the right page for a URL with an HTML suffix. It is only needed on
 * hosts without rewrite rules.
 */
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
