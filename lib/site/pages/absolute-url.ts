import config from '@/site.config';

/** A site path as an absolute URL, base path included. */
export function absoluteUrl(path: string): string {
  return new URL(`${config.basePath}${path}`, config.url).href;
}
