import { config } from '@/components/ui/site-config';
import { searchReportTitle } from '@/content/messages/search';
import type { SiteAddress } from '@/lib/search/safe-hits';

/** Returns the published URL of the site from the configuration, and the origin of the current page. */
export function siteAddress(): SiteAddress {
  return { published: config.url, current: location.origin };
}

/** Returns the URL of a prefilled issue for reporting a query without the expected results. */
export function missingResultsUrl(query: string): string {
  const title = encodeURIComponent(searchReportTitle(query));
  return config.issueUrl.replace('{title}', title);
}
