import { flattenLinks, type NavItem } from '@/lib/content/nav-tree';

/** The links of each group of the sidebar by its label; every page of a copy fills its closed groups from them. */
export type SidebarGroups = Record<string, { href: string; label: string }[]>;

/** The groups at all levels, with their listed pages; `toAddress` turns a path of the site into one from the copy's root. */
export function toSidebarGroups(
  items: readonly NavItem[],
  toAddress: (path: string) => string,
): SidebarGroups {
  const groups: SidebarGroups = {};
  for (const item of items) {
    if (item.type !== 'category') continue;
    groups[item.label] ??= flattenLinks(item.items)
      .filter(({ unlisted }) => !unlisted)
      .map(({ href, label }) => ({ href: toAddress(href), label }));
    Object.assign(groups, { ...toSidebarGroups(item.items, toAddress), ...groups });
  }
  return groups;
}
