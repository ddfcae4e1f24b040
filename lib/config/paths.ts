/**
 * Normalizes a page's URL path: converts it to lower case, then removes trailing spaces (including `%20`), a
 * final `/index.html` or `.html`, and trailing slashes. Returns `/` for the root.
 */
export function normalizePath(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/(?<!\s|%20)(?:\s|%20)+$/, '')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(?<!\/)\/+$/, '');
  return plain === '' ? '/' : plain;
}

/** Returns a URL without its query and hash. */
export function pathOf(href: string): string {
  return href.replace(/[?#].*$/s, '');
}

/** Returns a URL path without its trailing slash. Its case stays the same. Returns `/` unchanged. */
export function withoutFinalSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

/** Returns the prefix that all paths below a root share, such as `/v2` for `/v2/`. Empty for `/`. */
export function toPrefix(root: string): string {
  return root.replace(/\/$/, '');
}

/**
 * Returns the part of a URL path below `root`, in lower case, with a leading slash and without trailing
 * slashes. Empty for the root itself. `path` must start with `root`.
 */
export function pathBelow(root: string, path: string): string {
  const plain = path.toLowerCase().replace(/(?<!\/)\/+$/, '');
  return root === '/' ? plain : plain.slice(root.length);
}

/** Whether two URL paths are spellings of the same page's path. */
export function samePath(a: string, b: string): boolean {
  return normalizePath(a) === normalizePath(b);
}

/** Whether a URL path equals `base` or is below it. Every path is below `/`. */
export function isBelow(path: string, base: string): boolean {
  const plain = normalizePath(path);
  const root = normalizePath(base);
  return root === '/' || plain === root || plain.startsWith(`${root}/`);
}
