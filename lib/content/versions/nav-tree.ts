import { plainPath, samePath } from '@/lib/config/paths';

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

/** Whether the item is the page at `path` or has it among its descendants. */
export function leadsTo(item: NavItem, path: string): boolean {
  return flattenLinks([item]).some(({ href }) => samePath(href, path));
}

/** A page above another one. */
export interface TrailLink {
  title: string;
  path: string;
}

/** The categories with a page of their own above the page at a path, outermost first. */
export function trailTo(items: readonly NavItem[], path: string): TrailLink[] {
  return find(items, plainPath(path)) ?? [];
}

function find(items: readonly NavItem[], path: string): TrailLink[] | undefined {
  for (const item of items) {
    if (item.href && plainPath(item.href) === path) return [];
    if (item.type !== 'category') continue;
    const below = find(item.items, path);
    if (below) return item.href ? [{ title: item.label, path: item.href }, ...below] : below;
  }
  return undefined;
}

/** The label of the category nearest to each page of a sidebar, by plain path; pages outside of one have none. */
export function categoryLabels(items: readonly NavItem[]): ReadonlyMap<string, string> {
  return labelsOf(items, (item, above) => (item.type === 'link' ? above : item.label));
}

/** The same for the category above each page: that of a category's own page is the one around it. */
export function sectionLabels(items: readonly NavItem[]): ReadonlyMap<string, string> {
  return labelsOf(items, (_, above) => above);
}

function labelsOf(
  items: readonly NavItem[],
  toLabel: (item: NavItem, above?: string) => string | undefined,
): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const walk = (level: readonly NavItem[], above?: string) => {
    for (const item of level) {
      const label = toLabel(item, above);
      const path = item.href === undefined ? undefined : plainPath(item.href);
      if (path !== undefined && label !== undefined && !labels.has(path)) labels.set(path, label);
      if (item.type === 'category') walk(item.items, item.label);
    }
  };
  walk(items);
  return labels;
}
