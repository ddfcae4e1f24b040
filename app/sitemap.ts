import type { MetadataRoute } from 'next';
import { currentSite } from '@/app/site';
import { lastChanges } from '@/lib/content/entries/history';
import { absoluteUrl } from '@/lib/site/pages/absolute-url';

export const dynamic = 'force-static';

/**
 * Generates the sitemap: all pages that search engines may index, with the date of their last change if it is
 * known.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  const { config, folder, pages } = currentSite();
  const changes = lastChanges(folder);
  return pages
    .filter(({ indexed }) => indexed)
    .map(({ path, from }) => ({
      url: absoluteUrl(config, path),
      lastModified: changes.get(from)?.date,
      changeFrequency: 'weekly',
      priority: 0.5,
    }));
}
