import type { Platform, Support } from '@/lib/classes/data/class-data';
import { toVerdicts } from '@/lib/classes/tables/page-verdict';
import type { Content } from '@/lib/content/content';

/** Support for a page's classes on each platform. Partial if it differs between the classes. */
export type PageSupport = Record<Platform, Support>;

/**
 * Maps the path of each page in a docs version to the support for the classes in its tables. Pages without
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
    const verdicts = classTables.flatMap((table) => toVerdicts(classes(version), table));
    const supportOn = (wanted: Platform): Support => {
      const levels = verdicts.flatMap(({ platform, support }) =>
        platform === wanted ? support : [],
      );
      const [first = 'none'] = levels;
      return levels.every((level) => level === first) ? first : 'partial';
    };
    const support = { ios: supportOn('ios'), android: supportOn('android'), web: supportOn('web') };
    return [[entry.path, support]];
  });
  return new Map((await Promise.all(found)).flat());
}
