import type { Page } from '@/lib/content/pages';

/** What can be linked to: pages with the ids on them, as far as these are known. */
export type Targets = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** The target key of a URL path: without its final slash; capital letters count. */
export function toKey(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

/** The targets of a site; a page whose ids are not given may be linked to with any hash. */
export function toTargets(
  pages: readonly Page[],
  headings: readonly { path: string; ids: readonly string[] }[],
): Targets {
  const targets = new Map<string, Set<string> | undefined>();
  for (const { path } of pages) targets.set(toKey(path), undefined);
  for (const { path, ids } of headings) {
    targets.set(toKey(path), new Set([...(targets.get(toKey(path)) ?? []), ...ids]));
  }
  return targets;
}
