import config from '@/site.config';

/** Where a reader reports a query that should have found something. */
export function missingResultsUrl(query: string): string {
  const title = encodeURIComponent(`Search: no results for "${query}"`);
  return config.issueUrl.replace('{title}', title);
}
