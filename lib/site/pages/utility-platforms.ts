import { PLATFORMS, type Platform } from '@/lib/classes/data/class-data';
import { toVerdicts } from '@/lib/classes/tables/page-verdict';
import type { Content } from '@/lib/content/content';

/**
 * Maps the path of each page in a docs version to the platforms that support at least one of the page's
 * classes. A page without class tables gets all platforms.
 */
export async function utilityPlatforms(
  { classes, compile, docs }: Content,
  version: string,
): Promise<Map<string, Platform[]>> {
  const entries = docs.filter((entry) => entry.version === version);
  const found = entries.map(async (entry): Promise<[string, Platform[]]> => {
    const { classTables } = await compile(entry);
    const works = classTables.flatMap((table) =>
      toVerdicts(classes(version), table).filter(({ support }) => support !== 'none'),
    );
    const platforms = PLATFORMS.filter((name) => works.some(({ platform }) => platform === name));
    return [entry.path, classTables.length > 0 ? platforms : [...PLATFORMS]];
  });
  return new Map(await Promise.all(found));
}
