import type { SiteConfig } from '@/lib/config/site';

/** A path of the site as an absolute URL, base path included. */
export function absoluteUrl(
  { url, basePath }: Pick<SiteConfig, 'url' | 'basePath'>,
  path: string,
): string {
  return new URL(`${basePath}${path}`, url).href;
}
