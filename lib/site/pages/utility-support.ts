import type { Platform, Support } from '@/lib/classes/data/class-data';
import { subjectOf } from '@/lib/classes/data/select';
import { toVerdicts } from '@/lib/classes/tables/page-verdict';
import type { Content } from '@/lib/content/content';

/** Support for a page's classes on each platform, as its support strip shows it. */
export type PageSupport = Record<Platform, Support>;

/**
 * Maps the path of each page in a docs version to the support for the classes that it is about. Pages without
 * class tables are left out.
 */
export async function utilitySupport(
  { classes, compile, docs }: Content,
  version: string,
): Promise<Map<string, PageSupport>> {
  const entries = docs.filter((entry) => entry.version === version);
  const found = entries.map(async (entry): Promise<[string, PageSupport][]> => {
    const { classTables } = await compile(entry);
    if (classTables.length === 0) return [];
    const support: PageSupport = { ios: 'none', android: 'none', web: 'none' };
    for (const verdict of toVerdicts(classes(version), subjectOf(classTables)))
      support[verdict.platform] = verdict.support;
    return [[entry.path, support]];
  });
  return new Map((await Promise.all(found)).flat());
}
