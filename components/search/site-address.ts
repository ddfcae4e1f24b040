import { config } from '@/components/ui/site-config';
import { searchReportTitle } from '@/content/messages/search';
import type { SiteAddress } from '@/lib/search/safe-hits';

/** Where the site is published, by its configuration, and where it is being read. */
export function siteAddress(): SiteAddress {
  return { published: config.url, current: location.origin };
}

/** Where a reader reports a query that should have found something. */
export function missingResultsUrl(query: string): string {
  const title = encodeURIComponent(searchReportTitle(query));
  return config.issueUrl.replace('{title}', title);
}
