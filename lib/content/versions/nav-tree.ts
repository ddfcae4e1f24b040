import { normalizePath, samePath } from '@/lib/config/paths';

/** A sidebar entry as readers see it. */
export type NavItem = NavLink | NavCategory;

/** A link in a sidebar. `href` is the URL path of a page, or the full URL of another site. */
export interface NavLink {
  type: 'link';
  label: string;
  href: string;
  /** Whether the link appears only while its page is the current page. */
  unlisted?: true;
}

/** A category in a sidebar. It may have a page, whose URL path is `href`. */
export interface NavCategory {
  type: 'category';
  label: string;
  href?: string;
  items: NavItem[];
  collapsible: boolean;
  collapsed: boolean;
  /**
   * Whether the page at `href` is unlisted. If so, the label is a link only while the reader is on that page
   * or on a page in the category.
   */
  linkUnlisted?: true;
}

/**
 * Returns all links in a sidebar, from top to bottom. A category's own page comes before the items of the
 * category.
 */
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

/** Whether an item links to the page at `path`, either itself or through an item in it. */
export function leadsTo(item: NavItem, path: string): boolean {
  return flattenLinks([item]).some(({ href }) => samePath(href, path));
}

/** Returns whether a URL path belongs to a utility page, such as `/tailwind/flexbox/gap`. */
export function isUtilityPath(path: string): boolean {
  return /\/tailwind\/[^/]+\/[^/]+$/.test(path);
}

/** A breadcrumb, which links to the page of a category. */
export interface TrailLink {
  title: string;
  path: string;
}

/**
 * Returns breadcrumbs for the categories that contain a page, from the outermost to the innermost. Categories
 * without a page are skipped. Empty when the page is not in the sidebar.
 */
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
 * Returns the label of each page's category, keyed by the page's path as returned by `normalizePath`. For a
 * category's own page, this is the label of the category itself. Pages outside of categories are left out.
 */
export function categoryLabels(items: readonly NavItem[]): ReadonlyMap<string, string> {
  return labelsOf(items, (item, above) => (item.type === 'link' ? above : item.label));
}

/**
 * Returns the label of the category that contains each page, keyed like the result of `categoryLabels`. For a
 * category's own page, this is the label of the enclosing category, if there is one.
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
