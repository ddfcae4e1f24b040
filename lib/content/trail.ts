import { samePath } from '@/lib/paths';
import type { NavItem } from './navigation';

/** A page above another one. */
export interface TrailLink {
  title: string;
  path: string;
}

/** The categories with a page of their own above the page at a path, outermost first. */
export function trailTo(items: readonly NavItem[], path: string): TrailLink[] {
  return find(items, path) ?? [];
}

/** The label of the innermost category that the page at a path belongs to; nothing at the top. */
export function sectionOf(items: readonly NavItem[], path: string): string | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const below = sectionOf(item.items, path);
    if (below) return below;
    if (item.items.some(({ href }) => href && samePath(href, path))) return item.label;
  }
  return undefined;
}

function find(items: readonly NavItem[], path: string): TrailLink[] | undefined {
  for (const item of items) {
    if (item.href && samePath(item.href, path)) return [];
    if (item.type !== 'category') continue;
    const below = find(item.items, path);
    if (below) return item.href ? [{ title: item.label, path: item.href }, ...below] : below;
  }
  return undefined;
}
