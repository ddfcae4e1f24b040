import type { SiteConfig } from '@/lib/config/site';

/** Returns the absolute URL of a site path. `path` must not include the base path. */
export function absoluteUrl(
  { url, basePath }: Pick<SiteConfig, 'url' | 'basePath'>,
  path: string,
): string {
  return new URL(`${basePath}${path}`, url).href;
}
