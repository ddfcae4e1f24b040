import type { NavItem } from '@/lib/content/navigation';
import { samePath } from '@/lib/paths';

/** The label of the category nearest to a page in the sidebar; undefined for pages outside of one. */
export function categoryOf(
  items: readonly NavItem[],
  path: string,
  label?: string,
): string | undefined {
  for (const item of items) {
    if (item.type === 'link') {
      if (samePath(item.href, path)) return label;
      continue;
    }
    if (item.href !== undefined && samePath(item.href, path)) return item.label;
    const found = categoryOf(item.items, path, item.label);
    if (found !== undefined) return found;
  }
  return undefined;
}
