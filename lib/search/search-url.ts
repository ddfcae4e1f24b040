import { withBasePath } from '@/lib/browser/base-path';

/** Returns the URL of the search page for a query, including the base path. */
export function toSearchUrl(query: string): string {
  return `${withBasePath('/search')}?q=${encodeURIComponent(query)}`;
}
