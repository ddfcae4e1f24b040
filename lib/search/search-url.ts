import { withBasePath } from '@/lib/browser/base-path';

/** The address of the search page for a query. */
export function toSearchUrl(query: string): string {
  return `${withBasePath('/search')}?q=${encodeURIComponent(query)}`;
}
