import { normalizePath } from '@/lib/config/paths';

/** Paths and URLs used to rewrite links in a docs version's offline copy. */
export interface OfflinePlaces {
  /** URL path of the version's root, including the base path, without a trailing slash. */
  home: string;
  /** URL paths of the pages in the copy, including the base path, normalized with `normalizePath`. */
  pages: ReadonlySet<string>;
  /** Base path of the site, such as `/docs`, or an empty string. */
  base: string;
  /** Origin of the published site, used for links to anything outside the copy. */
  origin: string;
}

/**
 * Returns the path of a page's file in the offline copy, relative to the copy's root. `path` is the page's
 * URL path, including the base path.
 */
export function pageFile(path: string, { home }: Pick<OfflinePlaces, 'home'>): string {
  const below = normalizePath(path).slice(
    normalizePath(home) === '/' ? 0 : normalizePath(home).length,
  );
  return `${below}/index.html`.replace(/^\/+/, '');
}

/**
 * Rewrites a URL for use in the file `from` of the offline copy. A site path becomes a relative URL if the
 * copy contains its page or file, otherwise an absolute URL. Other URLs stay unchanged. `isFile` receives a
 * path without the base path and returns whether the copy contains that file.
 */
export function toOfflineAddress(
  address: string,
  from: string,
  places: OfflinePlaces,
  isFile: (path: string) => boolean,
): string {
  if (!/^\/(?!\/)/.test(address)) return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  const up = '../'.repeat(from.split('/').length - 1);
  if (places.pages.has(normalizePath(path))) return `${up}${pageFile(path, places)}${rest}`;
  const file = path.slice(places.base.length);
  return isFile(file) ? `${up}${file.slice(1)}` : places.origin + address;
}
