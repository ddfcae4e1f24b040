import { normalizePath } from '@/lib/config/paths';

/** Paths and URLs used to rewrite links in the offline copy of a version. */
export interface OfflinePlaces {
  /** URL path of the version's root, including the base path, without a trailing slash. */
  home: string;
  /** Paths of the pages in the copy, including the base path, normalized with `plainPath`. */
  pages: ReadonlySet<string>;
  /** Base path of the site. */
  base: string;
  /** Origin of the published site, used to link to anything outside the copy. */
  origin: string;
}

/** Returns a page's file path, relative to the root of the copy. */
export function pageFile(path: string, { home }: Pick<OfflinePlaces, 'home'>): string {
  const below = normalizePath(path).slice(
    normalizePath(home) === '/' ? 0 : normalizePath(home).length,
  );
  return `${below}/index.html`.replace(/^\/+/, '');
}

/**
 * Rewrites a site URL for use in the file `from` of the copy. Pages and files in the copy get a relative URL,
 * everything else an absolute URL. `isFile` reports whether the copy contains a path, given without the base
 * path.
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
