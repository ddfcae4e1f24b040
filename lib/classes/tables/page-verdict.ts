import {
  PLATFORM_NAMES,
  PLATFORMS,
  type Platform,
  type Support,
} from '@/lib/classes/data/class-data';
import type { ClassStore } from '@/lib/classes/data/class-store';
import { type Selection, selectClasses } from '@/lib/classes/data/select';

/** What a platform makes of the classes of a table. */
export interface Verdict {
  platform: Platform;
  /** Partial also where some classes work and others do not. */
  support: Support;
  /** `works`, `works partly`, `no effect`, or how many classes do what. */
  words: string;
}

/** What each platform makes of the classes of a table; empty without one. */
export function toVerdicts({ classes }: ClassStore, table: Selection | undefined): Verdict[] {
  if (!table) return [];
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
