import { normalizePath, samePath } from '@/lib/config/paths';

/** An entry of a sidebar as shown to readers. */
export type NavItem = NavLink | NavCategory;

/** A sidebar link to a page (URL path) or to another site (full URL). */
export interface NavLink {
  type: 'link';
  label: string;
  href: string;
  /** Whether the link is shown only while its page is current. */
  unlisted?: true;
}

/** A category in a sidebar. `href` is its own page, if it has one. */
export interface NavCategory {
  type: 'category';
  label: string;
  href?: string;
  items: NavItem[];
  collapsible: boolean;
  collapsed: boolean;
  /**
   * Whether the category's own page is unlisted. Its label is then a link only while that page is current.
   */
  linkUnlisted?: true;
}

/** Returns all links of a sidebar in reading order. A category's own page comes before its items. */
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

/** Whether the item links to the page at `path`, directly or through a descendant. */
export function leadsTo(item: NavItem, path: string): boolean {
  return flattenLinks([item]).some(({ href }) => samePath(href, path));
}

/** A page above another one in the sidebar, such as in breadcrumbs. */
export interface TrailLink {
  title: string;
  path: string;
}

/** Returns the categories above a page, outermost first. Categories without their own page are skipped. */
export function trailTo(items: readonly NavItem[], path: string): TrailLink[] {
  return find(items, normalizePath(path)) ?? [];
}

function find(items: readonly NavItem[], path: string): TrailLink[] | undefined {
  for (const item of items) {
    if (item.href && normalizePath(item.href) === path) return [];
    if (item.type !== 'category') continue;
    const below = find(item.items, path);
    if (below) return item.href ? [{ title: item.label, path: item.href }, ...below] : below;
  }
  return undefined;
}

/**
 * Maps each page of a sidebar to the label of its category. A category's own page gets the label of that
 * category. Keys are normalized by `plainPath`. Pages outside of categories are missing.
 */
export function categoryLabels(items: readonly NavItem[]): ReadonlyMap<string, string> {
  return labelsOf(items, (item, above) => (item.type === 'link' ? above : item.label));
}

/**
 * Maps each page of a sidebar to the label of the category above it. Unlike in `categoryLabels`, a category's
 * own page gets the label of the enclosing category.
 */
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
      const path = item.href === undefined ? undefined : normalizePath(item.href);
      if (path !== undefined && label !== undefined && !labels.has(path)) labels.set(path, label);
      if (item.type === 'category') walk(item.items, item.label);
    }
  };
  walk(items);
  return labels;
}
