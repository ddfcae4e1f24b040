import { withoutFinalSlash } from '@/lib/config/paths';
import type { DocsVersion } from '@/lib/content/content';
import { flattenLinks, type NavCategory, type NavItem } from '@/lib/content/versions/nav-tree';
import type { TextPage } from './text-pages';

/** Page in a list of pages for agents. */
export type ListedText = Omit<TextPage, 'entry'>;

/** Pages under one heading in a list. */
export interface Group {
  title: string;
  pages: ListedText[];
  /** Category of the sidebar that the group is made from. Undefined for pages outside of categories. */
  category?: NavCategory;
}

/**
 * Groups a version's pages by top-level sidebar category, in sidebar order. Pages outside categories come
 * first, and pages that are not in the sidebar come last.
 */
export function listGroupsOf(version: DocsVersion, pages: readonly ListedText[]): Group[] {
  const left = new Map(
    pages.filter((page) => page.version === version.name).map((page) => [page.path, page]),
  );
  const take = (items: readonly NavItem[]) =>
    flattenLinks(items).flatMap(({ href }) => {
      const page = left.get(href);
      left.delete(href);
      return page ? [page] : [];
    });
  const { items } = version.sidebars.docs;
  const docs = { title: 'Docs', pages: take(items.filter(({ type }) => type === 'link')) };
  const categories = items.flatMap((item) =>
    item.type === 'category' ? [{ title: item.label, pages: take([item]), category: item }] : [],
  );
  return withPages([docs, ...categories, { title: 'More', pages: [...left.values()] }]);
}

/** Group whose list is in a separate file. */
export interface ListSection extends Group {
  /** URL path of the file without the base path, such as `/tailwind/llms.txt`. */
  file: string;
  /** The pages by category within the group. Pages outside of these categories come first. */
  parts: Group[];
}

/** Returns a group as a section. Undefined when the group has no page that could give the file its path. */
export function toSection(group: Group): ListSection | undefined {
  const { category, pages, title } = group;
  if (!category?.href) return undefined;
  const inner = category.items.flatMap((item) => {
    if (item.type === 'link') return [];
    const paths = new Set(flattenLinks([item]).map(({ href }) => href));
    return [{ title: item.label, pages: pages.filter(({ path }) => paths.has(path)) }];
  });
  const placed = new Set(inner.flatMap((part) => part.pages));
  const others = { title, pages: pages.filter((page) => !placed.has(page)) };
  const file = `${withoutFinalSlash(category.href)}/llms.txt`;
  return { ...group, file, parts: withPages([others, ...inner]) };
}

function withPages(groups: readonly Group[]): Group[] {
  return groups.filter(({ pages }) => pages.length > 0);
}
