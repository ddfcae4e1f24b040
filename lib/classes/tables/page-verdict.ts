import {
  PLATFORM_NAMES,
  PLATFORMS,
  type Platform,
  SUPPORT_WORDS,
  type Support,
} from '@/lib/classes/data/class-data';
import type { ClassStore } from '@/lib/classes/data/class-store';
import { type Selection, selectClasses } from '@/lib/classes/data/select';

/** Overall support for a table's classes on one platform. */
export interface Verdict {
  platform: Platform;
  /** Support of all classes if it is the same, otherwise partial. */
  support: Support;
  /** Number of classes at each level of support. */
  count: Readonly<Record<Support, number>>;
  /**
   * Description of the support: `works`, `works partly`, `no effect`, or counts such as `3 of 5 classes work,
   * 2 partly`.
   */
  words: string;
}

/** Returns the overall support for a table's classes on each platform. Empty if `table` is `undefined`. */
export function toVerdicts({ classes }: ClassStore, table: Selection | undefined): Verdict[] {
  if (!table) return [];
  const shown = selectClasses(classes, table);
  return PLATFORMS.map((platform) => {
    const count = { full: 0, partial: 0, none: 0 };
    for (const { support } of shown) count[support[platform]] += 1;
    return { platform, count, ...toVerdict(count, shown.length) };
  });
}

/** Formats the verdicts as one line of text, such as `iOS: no effect · Web: works`. */
export function verdictLine(verdicts: readonly Verdict[]): string {
  return verdicts.map(({ platform, words }) => `${PLATFORM_NAMES[platform]}: ${words}`).join(' · ');
}

/**
 * Appends the verdicts to a page description in a short form, such as `✗ iOS ✓ Web`. Returns the description
 * unchanged if search engines would cut off the result.
 */
export function withVerdicts(description: string, verdicts: readonly Verdict[]): string {
  const marks = verdicts.map(({ platform, support }) => MARKS[support] + PLATFORM_NAMES[platform]);
  const whole = `${description} ${marks.join(' ')}`.trim();
  return whole.length <= SHOWN ? whole : description;
}

/** Maximum number of characters of a page description that search engines show. */
const SHOWN = 160;
const MARKS = { full: '✓ ', partial: '◐ ', none: '✗ ' } as const;
const SUPPORTS = ['full', 'partial', 'none'] as const;

function toVerdict(
  count: Record<Support, number>,
  all: number,
): Pick<Verdict, 'support' | 'words'> {
  for (const support of SUPPORTS)
    if (count[support] === all) return { support, words: SUPPORT_WORDS[support] };
  const parts = [
    count.full > 0 && `${count.full} of ${all} classes work`,
    count.partial > 0 && `${count.partial}${count.full > 0 ? '' : ` of ${all} classes`} partly`,
    count.none > 0 && `${count.none} without effect`,
  ];
  return { support: 'partial', words: parts.filter(Boolean).join(', ') };
}
