import { type NavbarItemOf, type NavbarType, navbarType } from '@/lib/config/navbar-type';
import type { NavbarItem } from '@/lib/config/site';

/**
 * A reference in a navbar item to a doc, a sidebar or a URL, or HTML that may contain links. `path` is where
 * the reference is in the configuration, such as `['navbar', 'items', 0, 'to']`.
 */
export interface NavbarUse {
  kind: 'doc' | 'sidebar' | 'href' | 'html';
  /** The id of a doc or sidebar, a URL, or HTML with links. */
  value: string;
  path: PropertyKey[];
}

interface Uses<Item> {
  of(item: Item, path: PropertyKey[]): NavbarUse[];
}

const none = { of: () => [] };

/** For each type of navbar item, an object whose `of` method returns the references in an item. */
const USES: { [T in NavbarType]: Uses<NavbarItemOf<T>> } = {
  link: {
    of: ({ to, href, html }, path) => [
      ...use('href', to ?? href, [...path, to === undefined ? 'href' : 'to']),
      ...use('html', html, [...path, 'html']),
    ],
  },
  doc: { of: ({ docId }, path) => use('doc', docId, [...path, 'docId']) },
  docSidebar: { of: ({ sidebarId }, path) => use('sidebar', sidebarId, [...path, 'sidebarId']) },
  dropdown: { of: ({ items }, path) => navbarUses(items, [...path, 'items']) },
  html: { of: ({ value }, path) => use('html', value, [...path, 'value']) },
  docsVersionDropdown: none,
  localeDropdown: none,
  search: none,
};

/** Returns all references in navbar items, including items in dropdowns. */
export function navbarUses(
  items: readonly NavbarItem[],
  path: PropertyKey[] = ['navbar', 'items'],
): NavbarUse[] {
  return items.flatMap((item, index) => {
    const uses: Uses<NavbarItem> = USES[navbarType(item)];
    return uses.of(item, [...path, index]);
  });
}

function use(kind: NavbarUse['kind'], value: string | undefined, path: PropertyKey[]): NavbarUse[] {
  return value === undefined ? [] : [{ kind, value, path }];
}
