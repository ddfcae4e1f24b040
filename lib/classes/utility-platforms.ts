import { loadContent } from '@/lib/content/content';
import { compileEntry } from '@/lib/mdx/compile';
import { PLATFORMS, type Platform } from './class-data';
import { toVerdicts } from './page-verdict';

/** The platforms on which at least one class of a page works, by the page's path; all of them for a page without a table of classes. */
export async function utilityPlatforms(version: string): Promise<Map<string, Platform[]>> {
  const entries = loadContent().docs.filter((entry) => entry.version === version);
  const found = entries.map(async (entry): Promise<[string, Platform[]]> => {
    const { classTables } = await compileEntry(entry);
    const works = classTables.flatMap((table) =>
      toVerdicts(version, table).filter(({ support }) => support !== 'none'),
    );
    const platforms = PLATFORMS.filter((name) => works.some(({ platform }) => platform === name));
    return [entry.path, classTables.length > 0 ? platforms : [...PLATFORMS]];
  });
  return new Map(await Promise.all(found));
}
