import { normalizePath } from '@/lib/config/paths';

/** Path below which the site is published: empty, or `/path` without a trailing slash. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Adds the base path to a path of this site, which starts with one slash. Returns other URLs unchanged. */
export function withBasePath(path: string): string {
  return /^\/(?!\/)/.test(path) ? basePath + path : path;
}

/** Removes the base path from a URL path. Undefined when the path is outside the site. */
export function withoutBasePath(pathname: string): string | undefined {
  if (basePath === '') return pathname;
  const plain = normalizePath(pathname);
  const base = basePath.toLowerCase();
  if (plain !== base && !plain.startsWith(`${base}/`)) return undefined;
  return pathname.slice(basePath.length) || '/';
}

/** Target of a link. External links are opened by the browser, not by the site's router. */
interface LinkTarget {
  href: string;
  external: boolean;
}

const native = 'pathname://';

/**
 * Resolves an href written by an author. Paths of the site get the base path and are otherwise unchanged.
 * URLs of other sites are external. `pathname://` marks a path of this site that the router must not handle,
 * so it is external too.
 */
export function toLinkTarget(href: string): LinkTarget {
  if (href.startsWith(native)) {
    return {
      href: withBasePath(`/${href.slice(native.length).replace(/^\/+/, '')}`),
      external: true,
    };
  }
  return { href: withBasePath(href), external: /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href) };
}
