import { pathOf } from '@/lib/config/paths';

/** Where a link leads: a page of the site, a place on the same page, a file the site serves, or elsewhere. */
export type LinkKind = 'page' | 'anchor' | 'file' | 'external';

/** Tells the kind of a link from its address; `.html` addresses are pages. */
export function toLinkKind(href: string): LinkKind {
  if (href.startsWith('#')) return 'anchor';
  // Browsers skip what stands in front of a scheme and line breaks in it, and read a backslash as a slash.
  const read = href.replace(/[\t\n\r]/g, '');
  if (/^[\p{Cc} ]*(?:[a-z][a-z\d+.-]*:|[\\/]{2})/iu.test(read)) return 'external';
  const path = pathOf(href);
  const ending = /\.([a-z\d]+)$/i.exec(path.slice(path.lastIndexOf('/') + 1))?.[1];
  return ending && !/^html?$/i.test(ending) ? 'file' : 'page';
}
