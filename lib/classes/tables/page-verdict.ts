import {
  PLATFORM_NAMES,
  PLATFORMS,
  type Platform,
  type Support,
} from '@/lib/classes/data/class-data';
import { classStore } from '@/lib/classes/data/class-store';
import { type Selection, selectClasses } from '@/lib/classes/data/select';
import { loadContent } from '@/lib/content/content';
import { compileEntry } from '@/lib/content/mdx/compile';

/** What a platform makes of the classes of a table. */
export interface Verdict {
  platform: Platform;
  /** Partial also where some classes work and others do not. */
  support: Support;
  /** `works`, `works partly`, `no effect`, or how many classes do what. */
  words: string;
}

/** What each platform makes of the classes of a table; empty without one. */
export function toVerdicts(version: string, table: Selection | undefined): Verdict[] {
  if (!table) return [];
  const { classes } = classStore(version);
  const shown = selectClasses(classes, table);
  return PLATFORMS.map((platform) => {
    const count = { full: 0, partial: 0, none: 0 };
    for (const { support } of shown) count[support[platform]] += 1;
    return { platform, ...toVerdict(count, shown.length) };
  });
}

/** The verdicts in one line, for text. */
export function verdictLine(verdicts: readonly Verdict[]): string {
  return verdicts.map(({ platform, words }) => `${PLATFORM_NAMES[platform]}: ${words}`).join(' · ');
}

/** A description with the verdicts in marks at its end, where search engines show the whole. */
export function withVerdicts(description: string, verdicts: readonly Verdict[]): string {
  const marks = verdicts.map(({ platform, support }) => MARKS[support] + PLATFORM_NAMES[platform]);
  const whole = `${description} ${marks.join(' ')}`.trim();
  return whole.length <= SHOWN ? whole : description;
}

/** What search engines show of a description, in letters. */
const SHOWN = 160;
const MARKS = { full: '✓ ', partial: '◐ ', none: '✗ ' } as const;
const WORDS = { full: 'works', partial: 'works partly', none: 'no effect' } as const;

function toVerdict(count: Record<Support, number>, all: number): Omit<Verdict, 'platform'> {
  for (const support of ['full', 'partial', 'none'] as const)
    if (count[support] === all) return { support, words: WORDS[support] };
  const parts = [
    count.full > 0 && `${count.full} of ${all} classes work`,
    count.partial > 0 && `${count.partial}${count.full > 0 ? '' : ` of ${all} classes`} partly`,
    count.none > 0 && `${count.none} without effect`,
  ];
  return { support: 'partial', words: parts.filter(Boolean).join(', ') };
}

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
