import { config } from '@/components/ui/site-config';
import type { SiteAddress } from '@/lib/search/safe-hits';

/** Where the site is published, by its configuration, and where it is being read. */
export function siteAddress(): SiteAddress {
  return { published: config.url, current: location.origin };
}

/** Where a reader reports a query that should have found something. */
export function missingResultsUrl(query: string): string {
  const title = encodeURIComponent(`Search: no results for "${query}"`);
  return config.issueUrl.replace('{title}', title);
}
