import { checkClasses } from '@/lib/classes/check';
import { checkClaims } from '@/lib/classes/claims';
import type { ClassVersion } from '@/lib/classes/data';
import { readSite } from '@/lib/config/load';
import type { SiteConfig } from '@/lib/config/site';
import { type Content, loadContent } from '@/lib/content/content';
import type { ContentError } from '@/lib/content/error';
import { fileExists, siteDir } from '@/lib/content/files';
import { listPages } from '@/lib/content/pages';
import { checkLinks } from '@/lib/links/broken';
import { bodyLinks, glossaryLinks, sidebarLinks } from '@/lib/links/content';
import { checkPictures } from '@/lib/links/pictures';
import { settingLinks } from '@/lib/links/settings';
import { toTargets } from '@/lib/links/targets';
import { CompileError, compileEntry, type Outline, unknownComponents } from '@/lib/mdx/compile';
import { toLinkKind } from '@/lib/mdx/link-kind';

/** Files that a build writes by itself. */
const writtenFiles = new Set([
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/llms-full.txt',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/blog/feed.json',
]);

/**
 * Every mistake in configuration and content: what cannot be read or compiled, links, anchors and
 * pictures that lead nowhere, and components other than `components` when these are given.
 */
export async function checkSite(components?: readonly string[]): Promise<ContentError[]> {
  const folder = siteDir();
  const content = loadContent(folder);
  const { site, source } = readSite(folder);
  if (!site) return content.errors;
  const bodies = await Promise.all([...content.docs, ...content.posts].map(compile));
  const pages = bodies.flatMap(({ path, page }) => (page ? [{ path, page }] : []));
  const uses = pages.flatMap(({ page }) => page.components);
  const isPublic = (path: string) => fileExists(folder, `public/${path}`);
  return [
    ...content.errors,
    ...bodies.flatMap(({ errors }) => errors),
    ...(components ? unknownComponents(uses, components) : []),
    ...pages.flatMap(({ path, page }) => {
      const version: ClassVersion = path.startsWith('/v2') ? 'v2' : 'v4';
      return [
        ...checkClasses(page.classNames, version, page.ownClasses),
        ...checkClaims(page.claims, version, page.ownClasses),
      ];
    }),
    ...checkAllLinks({ folder, site, source, content, pages, isPublic }),
    ...checkPictures(site, source, content, isPublic),
  ];
}

interface Body {
  path: string;
  page?: Outline | undefined;
  errors: ContentError[];
}

async function compile(entry: Content['docs'][number] | Content['posts'][number]): Promise<Body> {
  const { path } = entry;
  try {
    return { path, page: await compileEntry(entry), errors: [] };
  } catch (error) {
    if (error instanceof CompileError) return { path, page: error.outline, errors: error.errors };
    throw error;
  }
}

interface Checked {
  folder: string;
  site: SiteConfig;
  source: string;
  content: Content;
  /** What could be read, by URL path. */
  pages: { path: string; page: Outline }[];
  isPublic(path: string): boolean;
}

function checkAllLinks({ folder, site, source, content, pages, isPublic }: Checked) {
  const isServed = (href: string) =>
    toLinkKind(href) === 'file' && (writtenFiles.has(href) || isPublic(href));
  const links = [
    ...pages.flatMap(({ path, page }) => bodyLinks(page.links, path)),
    ...settingLinks(site, source).filter(({ href }) => !isServed(href)),
    ...site.versions.flatMap((version) => sidebarLinks(folder, version, content)),
    ...site.versions.flatMap((version) => glossaryLinks(folder, version)),
  ];
  const headings = pages.map(({ path, page }) => ({
    path,
    ids: page.headings.map(({ id }) => id),
  }));
  return checkLinks(links, toTargets(listPages(content, site.blog), headings));
}
