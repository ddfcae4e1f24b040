import type { VersionConfig } from '@/lib/config/site';
import { locate } from '@/lib/config/source/positions';
import { fileExists, readText } from '@/lib/config/source/site-files';
import type { Content } from '@/lib/content/content';
import type { Entry } from '@/lib/content/entries/entries';
import { splitFrontMatter } from '@/lib/content/entries/front-matter';
import { glossaryOf, parseGlossary } from '@/lib/content/entries/glossary';
import { docsDir } from '@/lib/content/entries/slugs';
import type { LinkUse } from '@/lib/content/mdx/compiled';
import { toLinkKind } from '@/lib/content/mdx/link-kind';
import { flattenLinks } from '@/lib/content/versions/nav-tree';
import { sidebarOf } from '@/lib/content/versions/sidebar-items';
import type { PlacedLink } from './check-links';

/** Returns the links in a page's body that lead to a page of the site or to a heading. */
export function bodyLinks(links: readonly LinkUse[], page: string): PlacedLink[] {
  return links
    .filter(
      ({ kind, resolved }) => kind !== 'external' && kind !== 'file' && /^[/#]/.test(resolved),
    )
    .map(({ resolved, file, position }) => ({ href: resolved, page, file, position }));
}

/**
 * Returns the links that a version's `sidebar.ts` defines by URL. Leaves out links to docs and to other
 * sites.
 */
export function sidebarLinks(
  folder: string,
  config: VersionConfig,
  { versions, docs }: Pick<Content, 'versions' | 'docs'>,
): PlacedLink[] {
  const paths = new Set(docs.map(({ path }) => path));
  const items = versions.find(({ name }) => name === config.name)?.sidebars.docs.items ?? [];
  const own = flattenLinks(items)
    .map(({ href }) => href)
    .filter((href) => !paths.has(href) && toLinkKind(href) !== 'external');
  if (own.length === 0) return [];
  const file = sidebarOf(docsDir(config));
  const source = readText(folder, file);
  return own.map((href) => ({ href, file, position: locate(source, href) }));
}

/** Returns the links in a version's glossary. */
export function glossaryLinks(folder: string, config: VersionConfig): PlacedLink[] {
  const file = glossaryOf(docsDir(config));
  if (!fileExists(folder, file)) return [];
  const { links } = parseGlossary(readText(folder, file), file);
  return links.map((link) => ({ ...link, file }));
}

/** Returns the links in the `hero` actions of landing pages. Leaves out links to other sites. */
export function heroLinks(folder: string, docs: readonly Entry[]): PlacedLink[] {
  return docs.flatMap(({ file, path, frontMatter: { hero } }) => {
    if (!hero) return [];
    const { yaml } = splitFrontMatter(readText(folder, file), file);
    return hero.actions.flatMap(({ to }, index) => {
      const position = yaml.positionOf(['hero', 'actions', index, 'to']);
      return to.startsWith('/') ? [{ href: to, page: path, file, position }] : [];
    });
  });
}
