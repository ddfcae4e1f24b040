import type { MetadataRoute } from 'next';
import { currentSite } from '@/app/site';
import { absoluteUrl } from '@/lib/site/pages/absolute-url';

export const dynamic = 'force-static';

/** Generates `robots.txt`, which allows all crawlers and links to the sitemap. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: absoluteUrl(currentSite().config, '/sitemap.xml'),
  };
}
