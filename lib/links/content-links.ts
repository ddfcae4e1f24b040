import type { VersionConfig } from '@/lib/config/site';
import type { Content } from '@/lib/content/content';
import type { Entry } from '@/lib/content/entries';
import { splitFrontMatter } from '@/lib/content/front-matter';
import { glossaryOf, parseGlossary } from '@/lib/content/glossary';
import { flattenLinks } from '@/lib/content/nav-tree';
import { locate } from '@/lib/content/positions';
import { sidebarOf } from '@/lib/content/sidebar-items';
import { fileExists, readText } from '@/lib/content/site-files';
import { docsDir } from '@/lib/content/slugs';
import type { LinkUse } from '@/lib/mdx/compiled';
import { toLinkKind } from '@/lib/mdx/link-kind';
import type { PlacedLink } from './check-links';

/** The links of a page's body to pages and to places on them. */
export function bodyLinks(links: readonly LinkUse[], page: string): PlacedLink[] {
  return links
    .filter(
      ({ kind, resolved }) => kind !== 'external' && kind !== 'file' && /^[/#]/.test(resolved),
    )
    .map(({ resolved, file, position }) => ({ href: resolved, page, file, position }));
}

/** The links that a version's sidebar.ts names itself; those to docs come from the docs. */
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

/** The places that the terms of a version's glossary lead to. */
export function glossaryLinks(folder: string, config: VersionConfig): PlacedLink[] {
  const file = glossaryOf(docsDir(config));
  if (!fileExists(folder, file)) return [];
  const { links } = parseGlossary(readText(folder, file), file);
  return links.map((link) => ({ ...link, file }));
}

/** The links below the title of a landing page. */
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
