import { pathOf } from '@/lib/config/paths';

/**
 * What a link leads to: a page of the site, an anchor on the same page, a file of the site, or an external
 * URL.
 */
export type LinkKind = 'page' | 'anchor' | 'file' | 'external';

/** Returns what a URL leads to. A path that ends in `.html` or `.htm` leads to a page. */
export function toLinkKind(href: string): LinkKind {
  if (href.startsWith('#')) return 'anchor';
  // Browsers ignore control characters and spaces before a URL, and tabs and line breaks inside it. They
  // treat a backslash as a slash.
  const read = href.replace(/[\t\n\r]/g, '');
  if (/^[\p{Cc} ]*(?:[a-z][a-z\d+.-]*:|[\\/]{2})/iu.test(read)) return 'external';
  const path = pathOf(href);
  const ending = /\.([a-z\d]+)$/i.exec(path.slice(path.lastIndexOf('/') + 1))?.[1];
  return ending && !/^html?$/i.test(ending) ? 'file' : 'page';
}
