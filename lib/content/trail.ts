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

function find(items: readonly NavItem[], path: string): TrailLink[] | undefined {
  for (const item of items) {
    if (item.href && samePath(item.href, path)) return [];
    if (item.type !== 'category') continue;
    const below = find(item.items, path);
    if (below) return item.href ? [{ title: item.label, path: item.href }, ...below] : below;
  }
  return undefined;
}
