import { slug } from 'github-slugger';
import type { Content } from '@/lib/content/content';
import { isUtilityPath, type NavItem } from './nav-tree';

/** A sidebar category with utility pages, such as Flexbox. */
export interface UtilityGroup {
  /** Id of the group's heading on the utility index page. */
  id: string;
  label: string;
  pages: { title: string; path: string }[];
}

/**
 * Returns the utility pages of the docs version with this name, grouped by category in the order of the
 * sidebar. Empty for an unknown name.
 */
export function utilityGroups(
  { versions }: Pick<Content, 'versions'>,
  version: string,
): UtilityGroup[] {
  const found = versions.find(({ name }) => name === version);
  return found ? groupsOf(found) : [];
}

/** Returns the utility pages in the sidebars of a docs version, grouped by category. */
export function groupsOf({
  sidebars,
}: Pick<Content['versions'][number], 'sidebars'>): UtilityGroup[] {
  return Object.values(sidebars).flatMap(({ items }) => groupsIn(items));
}

function groupsIn(items: NavItem[]): UtilityGroup[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const pages = item.items.flatMap((child) =>
      child.type === 'link' && isUtilityPath(child.href)
        ? [{ title: child.label, path: child.href }]
        : [],
    );
    const own = pages.length > 0 ? [{ id: slug(item.label), label: item.label, pages }] : [];
    return [...own, ...groupsIn(item.items)];
  });
}

/**
 * Returns the utility pages of a docs version as Markdown, with a heading and a list of links for each group.
 */
export function toUtilityMarkdown(content: Pick<Content, 'versions'>, version: string): string {
  return utilityGroups(content, version)
    .map(({ label, pages }) => {
      const links = pages.map(({ title, path }) => `- [${title}](${path})`);
      return [`### ${label}`, '', ...links].join('\n');
    })
    .join('\n\n');
}
