import { revision } from '@/.generated/revision';
import { siteDir } from '@/lib/config/source/site-files';
import { findPage } from '@/lib/content/content';
import { openResults } from '@/lib/export/cache/result-cache';
import { loadSite } from '@/lib/site/read-site';

/**
 * Changes with every edit of the content in development. Next then evaluates this module and the routes that
 * import it again, so they read the content anew.
 */
export { revision };

let site = loadSite(siteDir(), openResults);

/** The site that the routes render. They pass it on: nothing else in the app reads configuration or content. */
export function currentSite() {
  return site;
}

/** Whether a page is at a URL path. In development this finds a page that was written a moment ago. */
export function hasPage(path: string): boolean {
  if (findPage(site, path)) return true;
  if (process.env.NODE_ENV === 'production') return false;
  site = loadSite(siteDir(), openResults);
  return findPage(site, path) !== undefined;
}
