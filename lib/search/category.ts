import type { NavItem } from '@/lib/content/navigation';
import { plainPath } from '@/lib/paths';

/** The label of the category nearest to each page of a sidebar, by plain path; pages outside of one have none. */
export function categoryLabels(items: readonly NavItem[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const walk = (level: readonly NavItem[], above?: string) => {
    for (const item of level) {
      const label = item.type === 'link' ? above : item.label;
      const path = item.href === undefined ? undefined : plainPath(item.href);
      if (path !== undefined && label !== undefined && !labels.has(path)) labels.set(path, label);
      if (item.type === 'category') walk(item.items, item.label);
    }
  };
  walk(items);
  return labels;
}
