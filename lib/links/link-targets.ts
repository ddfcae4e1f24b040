import { withoutFinalSlash } from '@/lib/links/paths';
import type { Page } from '@/lib/page/page-list';

/** What can be linked to, by path without final slash, in which capital letters count: pages with the ids on them, as far as these are known. */
export type Targets = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** The targets of a site; a page whose ids are not given may be linked to with any hash. */
export function toTargets(
  pages: readonly Pick<Page, 'path'>[],
  headings: readonly { path: string; ids: readonly string[] }[],
): Targets {
  const targets = new Map<string, Set<string> | undefined>();
  for (const { path } of pages) targets.set(withoutFinalSlash(path), undefined);
  for (const { path, ids } of headings) {
    targets.set(
      withoutFinalSlash(path),
      new Set([...(targets.get(withoutFinalSlash(path)) ?? []), ...ids]),
    );
  }
  return targets;
}
