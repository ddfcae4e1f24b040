import type { SiteConfig } from '@/lib/config/site';
import type { Content } from '@/lib/content/content';
import { lastChanges } from '@/lib/content/entries/history';
import { toShortDate } from '@/lib/content/entries/short-date';
import type { Section } from '@/lib/content/mdx/compiled';

const long = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** UTC date in ISO 8601 format and as display text. */
export interface DateText {
  iso: string;
  text: string;
}

/** Returns a date with its display text, such as “January 5, 2024”. */
export function longDate(date: Date): DateText {
  return { iso: date.toISOString(), text: long.format(date) };
}

/**
 * Date and author of a page's last change. Fields that are disabled in the configuration or unknown to git
 * are undefined.
 */
export interface LastUpdated {
  date?: DateText;
  author?: string;
}

/**
 * Returns the date and author of a content file's last change. A field is only set if the configuration
 * enables it and Git knows the file.
 */
export function lastUpdated(
  { config, folder }: Pick<Content, 'config' | 'folder'>,
  file: string,
): LastUpdated {
  const { time, author } = config.lastUpdated;
  const change = time || author ? lastChanges(folder).get(file) : undefined;
  if (!change) return {};
  const date = new Date(change.date);
  return {
    ...(time && { date: { iso: date.toISOString(), text: toShortDate(date) } }),
    ...(author && { author: change.author }),
  };
}

/** Returns the URL for editing a content file. Null when the configuration has no edit URL. */
export function editUrl(config: Pick<SiteConfig, 'editUrl'>, file: string): string | null {
  return config.editUrl?.replace('{file}', file) ?? null;
}

/**
 * Returns a page's description: the description in its front matter, otherwise the text of its first section.
 * Empty when there is neither.
 */
export function toDescription(
  { description }: { description?: string | undefined },
  sections: readonly Section[],
): string {
  return description ?? sections[0]?.text ?? '';
}

const WORDS_PER_MINUTE = 200;

/** Returns the reading time as display text, such as `3 min read`. Words in code are weighted half. */
export function readingTime(words: number, codeWords = 0): string {
  const minutes = Math.ceil((words + codeWords / 2) / WORDS_PER_MINUTE);
  return minutes === 1 ? 'One min read' : `${minutes} min read`;
}
