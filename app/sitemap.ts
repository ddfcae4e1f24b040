import type { MetadataRoute } from 'next';
import { currentSite } from '@/app/site';
import { lastChanges } from '@/lib/content/entries/history';
import { absoluteUrl } from '@/lib/site/pages/absolute-url';

export const dynamic = 'force-static';

/** Every page that search engines may index, with the day its words last changed where that is known. */
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
