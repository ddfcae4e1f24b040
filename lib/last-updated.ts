import config from '@/site.config';
import { lastChanges } from './content/history';
import { type DateText, shortDate } from './dates';

/** When and by whom a page was last changed; what is not to be shown or not known is left out. */
export interface LastUpdated {
  date?: DateText;
  author?: string;
}

/** The last change of a content file. */
export function lastUpdated(file: string): LastUpdated {
  const { time, author } = config.lastUpdated;
  const change = time || author ? lastChanges().get(file) : undefined;
  if (!change) return {};
  return {
    ...(time && { date: shortDate(new Date(change.date)) }),
    ...(author && { author: change.author }),
  };
}
