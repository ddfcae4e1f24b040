/** A node of a sidebar as the reader sees it. */
export type NavItem = NavLink | NavCategory;

/** A link of a sidebar: a page of the version (URL path) or another site (whole URL). */
export interface NavLink {
  type: 'link';
  label: string;
  href: string;
  /** Shown only while it is the current page. */
  unlisted?: true;
}

/** A group of a sidebar; `href` is its own page when it has one. */
export interface NavCategory {
  type: 'category';
  label: string;
  href?: string;
  items: NavItem[];
  collapsible: boolean;
  collapsed: boolean;
  /** Its own page is unlisted: the label is no link unless that page is current. */
  linkUnlisted?: true;
}

/** The links of a sidebar in reading order: a category's page comes before what it holds. */
export function flattenLinks(items: readonly NavItem[]): NavLink[] {
  return items.flatMap((item) => {
    if (item.type === 'link') return [item];
    const own: NavLink[] = item.href ? [toLink(item, item.href)] : [];
    return [...own, ...flattenLinks(item.items)];
  });
}

function toLink(category: NavCategory, href: string): NavLink {
  const link: NavLink = { type: 'link', label: category.label, href };
  return category.linkUnlisted ? { ...link, unlisted: true } : link;
}
