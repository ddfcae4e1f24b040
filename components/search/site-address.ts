import { config } from '@/components/ui/site-config';
import { searchReportTitle } from '@/content/messages/search';
import type { SiteAddress } from '@/lib/search/safe-hits';

/** Returns the site's published URL from the configuration, and the current page's origin. */
export function siteAddress(): SiteAddress {
  return { published: config.url, current: location.origin };
}

/** Returns the URL of a prefilled issue, where readers can report that a query has no results. */
export function missingResultsUrl(query: string): string {
  const title = encodeURIComponent(searchReportTitle(query));
  return config.issueUrl.replace('{title}', title);
}
