import type { NavItem } from '@/lib/content/navigation';
import { isBelow, samePath } from './paths';

/** A version as the client knows it: its sidebar and all its pages, in the sidebar or not. */
export interface VersionNavigation {
  name: string;
  label: string;
  /** URL path below which its pages lie. */
  path: string;
  /** URL path of its main page. */
  home: string;
  items: NavItem[];
  /** URL paths of the pages that the sidebar does not list. */
  others: string[];
}

/** What the client needs to draw menus: generated from the content before each build. */
export interface SiteNavigation {
  versions: VersionNavigation[];
}

/** The version a path belongs to: the one with the longest root above it. */
export function activeVersion<V extends { path: string }>(
  versions: readonly V[],
  path: string,
): V | undefined {
  return versions
    .filter((version) => isBelow(path, version.path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** Whether the item is the page at `path` or has it among its descendants. */
export function leadsTo(item: NavItem, path: string): boolean {
  if (item.href !== undefined && samePath(item.href, path)) return true;
  return item.type === 'category' && item.items.some((child) => leadsTo(child, path));
}

/** The same page in another version, as that version spells it; undefined when it has none. */
export function twinPath(
  from: VersionNavigation,
  to: VersionNavigation,
  path: string,
): string | undefined {
  const tail = plainTail(from.path, path);
  return pagePaths(to).find((candidate) => plainTail(to.path, candidate) === tail);
}

/** Every page of a version, in no particular order. */
export function pagePaths(version: VersionNavigation): string[] {
  return [...hrefs(version.items), ...version.others];
}

function hrefs(items: readonly NavItem[]): string[] {
  return items.flatMap((item) => [
    ...(item.href === undefined ? [] : [item.href]),
    ...(item.type === 'category' ? hrefs(item.items) : []),
  ]);
}

function plainTail(root: string, path: string): string {
  const plain = path.toLowerCase().replace(/\/+$/, '');
  return root === '/' ? plain : plain.slice(root.length);
}
