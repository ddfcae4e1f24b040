import type { MetadataRoute } from 'next';
import { loadContent } from '@/lib/content/content';
import { lastChanges } from '@/lib/content/entries/history';
import { absoluteUrl } from '@/lib/site/pages/absolute-url';

export const dynamic = 'force-static';

/** Every page that search engines may index, with the day its words last changed where that is known. */
export default function sitemap(): MetadataRoute.Sitemap {
  const changes = lastChanges();
  return loadContent()
    .pages.filter(({ indexed }) => indexed)
    .map(({ path, from }) => ({
      url: absoluteUrl(path),
      lastModified: changes.get(from)?.date,
      changeFrequency: 'weekly',
      priority: 0.5,
    }));
}
