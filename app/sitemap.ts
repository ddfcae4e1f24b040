import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/absolute-url';
import { sitePaths } from '@/lib/site-paths';

export const dynamic = 'force-static';

/** Every page that search engines may index. */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitePaths().map(({ path, changed }) => ({
    url: absoluteUrl(path),
    ...(changed && { lastModified: changed }),
    changeFrequency: 'weekly',
    priority: 0.5,
  }));
}
