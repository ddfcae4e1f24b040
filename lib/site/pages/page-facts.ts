import type { SiteConfig } from '@/lib/config/site';
import type { Content } from '@/lib/content/content';
import { lastChanges } from '@/lib/content/entries/history';
import type { Section } from '@/lib/content/mdx/compiled';

const long = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const short = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as machines and readers want it; always UTC. */
export interface DateText {
  iso: string;
  text: string;
}

/** “January 5, 2024” */
export function longDate(date: Date): DateText {
  return { iso: date.toISOString(), text: long.format(date) };
}

/** “Jan 5, 2024” */
function shortDate(date: Date): DateText {
  return { iso: date.toISOString(), text: short.format(date) };
}

/** When and by whom a page was last changed; what is not to be shown or not known is left out. */
export interface LastUpdated {
  date?: DateText;
  author?: string;
}

/** The last change of a content file. */
export function lastUpdated(
  { config, folder }: Pick<Content, 'config' | 'folder'>,
  file: string,
): LastUpdated {
  const { time, author } = config.lastUpdated;
  const change = time || author ? lastChanges(folder).get(file) : undefined;
  if (!change) return {};
  return {
    ...(time && { date: shortDate(new Date(change.date)) }),
    ...(author && { author: change.author }),
  };
}

/** Where a content file is edited; null when the configuration names no place. */
export function editUrl(config: Pick<SiteConfig, 'editUrl'>, file: string): string | null {
  return config.editUrl?.replace('{file}', file) ?? null;
}

/** What a page says of itself in one sentence: its front matter's description, else its first text. */
export function toDescription(
  { description }: { description?: string | undefined },
  sections: readonly Section[],
): string {
  return description ?? sections[0]?.text ?? '';
}

const WORDS_PER_MINUTE = 200;

/** How long a text takes to read, in words for readers; a word of code counts half a word of prose. */
export function readingTime(words: number, codeWords = 0): string {
  const minutes = Math.ceil((words + codeWords / 2) / WORDS_PER_MINUTE);
  return minutes === 1 ? 'One min read' : `${minutes} min read`;
}
