import { withBasePath } from '@/lib/shell/base-path';

/** How many letters the field of the search window takes. */
export const LONGEST_QUERY = 64;

/** The address of the search page for a query. */
export function toSearchUrl(query: string): string {
  return `${withBasePath('/search')}?q=${encodeURIComponent(query)}`;
}
