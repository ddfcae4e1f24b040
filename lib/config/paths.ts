/**
 * One spelling for every form in which a page's URL path is reached: lower case, without a trailing
 * blank, slash, `/index.html` or `.html`; the root is `/`.
 */
export function plainPath(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/(?<!\s|%20)(?:\s|%20)+$/, '')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(?<!\/)\/+$/, '');
  return plain === '' ? '/' : plain;
}

/** An address without its query and its hash. */
export function pathOf(href: string): string {
  return href.replace(/[?#].*$/s, '');
}

/** A URL path without its final slash, as its author spells it; the root is `/`. */
export function withoutFinalSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

/** What the URL path of a root puts in front of the paths below it: nothing when it is `/`. */
export function toPrefix(root: string): string {
  return root.replace(/\/$/, '');
}

/** What stands of a URL path below `root`, in lower case and without final slash; nothing at the root itself. */
export function pathBelow(root: string, path: string): string {
  const plain = path.toLowerCase().replace(/(?<!\/)\/+$/, '');
  return root === '/' ? plain : plain.slice(root.length);
}

/** Whether two URL paths lead to the same page. */
export function samePath(a: string, b: string): boolean {
  return plainPath(a) === plainPath(b);
}

/** Whether a URL path is `base` or lies below it; everything lies below the root. */
export function isBelow(path: string, base: string): boolean {
  const plain = plainPath(path);
  const root = plainPath(base);
  return root === '/' || plain === root || plain.startsWith(`${root}/`);
}
