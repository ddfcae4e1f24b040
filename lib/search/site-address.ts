import config from '@/site.config';
import type { SiteAddress } from './safe-hits';

/** Where the site is published, by its configuration, and where it is being read. */
export function siteAddress(): SiteAddress {
  return { published: config.url, current: location.origin };
}
