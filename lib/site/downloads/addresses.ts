import { plainPath } from '@/lib/config/paths';

/** Where the parts of a version lie in its copy for reading without a network. */
export interface OfflinePlaces {
  /** URL path of the version, base path included and without a trailing slash. */
  home: string;
  /** Paths of the pages in the copy, base path included, as `plainPath` spells them. */
  pages: ReadonlySet<string>;
  /** Base path of the site. */
  base: string;
  /** The address of the site, for what the copy does not hold. */
  origin: string;
}

/** The file of a page in the copy, from its root. */
export function pageFile(path: string, { home }: Pick<OfflinePlaces, 'home'>): string {
  const below = plainPath(path).slice(plainPath(home) === '/' ? 0 : plainPath(home).length);
  return `${below}/index.html`.replace(/^\/+/, '');
}

/**
 * The address that the file `from` of the copy uses in place of one of the site: a relative one for
 * pages and files of the copy (`isFile`, by path without base path), a whole one for the rest.
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
  if (places.pages.has(plainPath(path))) return `${up}${pageFile(path, places)}${rest}`;
  const file = path.slice(places.base.length);
  return isFile(file) ? `${up}${file.slice(1)}` : places.origin + address;
}
