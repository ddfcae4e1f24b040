import { plainPath } from '@/lib/config/paths';

/** The path below which the site is published: empty, or `/path` without a trailing slash. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Adds the base path to a path of this site, which starts with one slash. Returns other URLs unchanged. */
export function withBasePath(path: string): string {
  return /^\/(?!\/)/.test(path) ? basePath + path : path;
}

/** The path of the site that a URL path stands for; undefined when it lies outside the site. */
export function withoutBasePath(pathname: string): string | undefined {
  if (basePath === '') return pathname;
  const plain = plainPath(pathname);
  const base = basePath.toLowerCase();
  if (plain !== base && !plain.startsWith(`${base}/`)) return undefined;
  return pathname.slice(basePath.length) || '/';
}

/** Where a link leads, as the attributes of its anchor. */
interface LinkTarget {
  href: string;
  external: boolean;
}

const native = 'pathname://';

/**
 * The target behind an author's href: paths of the site get the base path and keep their spelling,
 * `pathname://` marks a path that the site's router must not touch, other sites are external.
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
