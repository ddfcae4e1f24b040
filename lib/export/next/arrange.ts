/** File to move in Next's raw export. It is deleted when `to` is missing. */
export interface Move {
  from: string;
  to?: string;
}

// Files that the site does not use: Next's own copy of the 404 page, and the payload segments for
// `router.prefetch`. See load-ahead.ts.
const unused = /^_not-found(\.|\/)|(^|\/)__next\.[^/]*\.txt$/;

/**
 * Returns the moves and deletions that make Next's raw export work on any static host, with and without a
 * trailing slash in URLs. A page `foo.html` moves to `foo/index.html`, and its payload stays at `foo.txt`. On
 * `/foo/`, the router would request `foo/index.txt`, but `load-failure.ts` corrects that URL. `names` are the
 * posix paths of all files.
 */
export function toArrangement(names: readonly string[]): Move[] {
  const all = new Set(names);
  return names.flatMap((from) => {
    if (unused.test(from)) return { from };
    const page = /^(.*)\.html$/.exec(from)?.[1];
    // 404.html and HTML files from public/ have no payload and are not moved.
    const isMoved = page && page !== 'index' && all.has(`${page}.txt`);
    return isMoved ? { from, to: `${page}/index.html` } : [];
  });
}

/** Returns the URL path of an exported HTML file, such as `/foo` for `foo/index.html`. */
export function toPagePath(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, '')}`;
}

/** Returns the path of an HTML file's payload, such as `foo.txt` for `foo/index.html`. */
export function toDataFile(name: string): string {
  return name.replace(/(?:(.)\/index|)\.html$/, '$1.txt');
}

/** Returns the folder of the page that a payload file belongs to, such as `foo` for `foo.txt`. */
export function toDataFolder(name: string): string {
  return name.replace(/(?:(?:^|\/)index)?\.txt$/, '');
}
