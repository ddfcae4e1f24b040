import { PLATFORMS, type Platform, type Support } from '@/lib/classes/data/class-data';
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
  const found = entries.map(async (entry) => {
    const { classTables } = await compile(entry);
    const verdicts = classTables.flatMap((table) => toVerdicts(classes(version), table));
    const levels = (platform: Platform) =>
      new Set(verdicts.filter((verdict) => verdict.platform === platform).map(toSupport));
    const support = PLATFORMS.map((platform): [Platform, Support] => {
      const [first = 'full', ...others] = levels(platform);
      return [platform, others.length > 0 ? 'partial' : first];
    });
    return classTables.length > 0 ? [[entry.path, Object.fromEntries(support)] as const] : [];
  });
  return new Map((await Promise.all(found)).flat()) as Map<string, PageSupport>;
}

function toSupport({ support }: { support: Support }): Support {
  return support;
}
