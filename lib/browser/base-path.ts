import { normalizePath } from '@/lib/config/paths';

/**
 * Base path: the URL path that the site is published under, such as `/docs`, without a trailing slash. Empty
 * for the root.
 */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Adds the base path to a path that starts with a single slash. Returns other URLs unchanged. */
export function withBasePath(path: string): string {
  return /^\/(?!\/)/.test(path) ? basePath + path : path;
}

/** Returns a URL path without the base path. Undefined when the path is outside the site. */
export function withoutBasePath(pathname: string): string | undefined {
  if (basePath === '') return pathname;
  const plain = normalizePath(pathname);
  const base = basePath.toLowerCase();
  if (plain !== base && !plain.startsWith(`${base}/`)) return undefined;
  return pathname.slice(basePath.length) || '/';
}

/** Resolved link target. The browser opens external links, and the site's router opens the others. */
interface LinkTarget {
  href: string;
  external: boolean;
}

const native = 'pathname://';

/**
 * Resolves an href written by an author. A path that starts with a single slash gets the base path. URLs with
 * a scheme or a host are external. The prefix `pathname://` marks a path of this site that the router must
 * not handle, so the result is external too.
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
