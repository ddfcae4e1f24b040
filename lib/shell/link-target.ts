import { withBasePath } from './base-path';

/** Where a link leads, as the attributes of its anchor. */
export interface LinkTarget {
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
