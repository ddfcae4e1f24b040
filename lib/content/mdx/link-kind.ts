import { pathOf } from '@/lib/config/paths';

/**
 * Destination of a link: a page of the site, an anchor on the same page, a file of the site, or an external
 * URL.
 */
export type LinkKind = 'page' | 'anchor' | 'file' | 'external';

/** Returns the kind of a link from its URL. URLs that end in `.html` are pages. */
export function toLinkKind(href: string): LinkKind {
  if (href.startsWith('#')) return 'anchor';
  // Browsers ignore control characters and spaces before a scheme, and line breaks inside it. They treat a
  // backslash as a slash.
  const read = href.replace(/[\t\n\r]/g, '');
  if (/^[\p{Cc} ]*(?:[a-z][a-z\d+.-]*:|[\\/]{2})/iu.test(read)) return 'external';
  const path = pathOf(href);
  const ending = /\.([a-z\d]+)$/i.exec(path.slice(path.lastIndexOf('/') + 1))?.[1];
  return ending && !/^html?$/i.test(ending) ? 'file' : 'page';
}
