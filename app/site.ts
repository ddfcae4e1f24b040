import { revision } from '@/.generated/revision';
import { siteFolder } from '@/lib/config/source/site-files';
import { findPage } from '@/lib/content/content';
import { openResults } from '@/lib/export/cache/result-cache';
import { loadSite } from '@/lib/site/read-site';

/**
 * Revision of the content. In development, it changes when an edit can be shown. Next then evaluates this
 * module and the routes that import it again, so they read the new content.
 */
export { revision };

let site = loadSite(siteFolder(), openResults);

/** Returns the configuration and content that the routes render. Routes pass it to components as props. */
export function currentSite() {
  return site;
}

/**
 * Whether a page exists at a URL path. In development, reloads the content if the page is not found at first,
 * because it may be new.
 */
export function hasPage(path: string): boolean {
  if (findPage(site, path)) return true;
  if (process.env.NODE_ENV === 'production') return false;
  site = loadSite(siteFolder(), openResults);
  return findPage(site, path) !== undefined;
}
