/** Move of a file in the raw export. The file is deleted when `to` is missing. */
export interface Move {
  from: string;
  to?: string;
}

// Next's own copy of the 404 page, and the payload segments that `router.prefetch` would load. See
// load-ahead.ts.
const unused = /^_not-found(\.|\/)|(^|\/)__next\.[^/]*\.txt$/;

/**
 * Returns the moves that turn the raw export of Next into files that any static host serves with and without
 * a trailing slash. A page `foo.html` moves to `foo/index.html`, and its payload stays at `foo.txt`. From
 * `/foo/`, the router requests `foo/index.txt`, and `load-failure.ts` corrects that URL. `names` are posix
 * paths.
 */
export function toArrangement(names: readonly string[]): Move[] {
  const all = new Set(names);
  return names.flatMap((from) => {
    if (unused.test(from)) return { from };
    const page = /^(.*)\.html$/.exec(from)?.[1];
    // 404.html and HTML files from public/ have no payload and stay.
    const isMoved = page && page !== 'index' && all.has(`${page}.txt`);
    return isMoved ? { from, to: `${page}/index.html` } : [];
  });
}

/** Returns the URL path of a moved HTML file. `foo/index.html` has the path `/foo`. */
export function toPagePath(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, '')}`;
}

/** Returns the payload file of a moved HTML file. `foo/index.html` has the payload `foo.txt`. */
export function toDataFile(name: string): string {
  return name.replace(/(?:(.)\/index|)\.html$/, '$1.txt');
}

/** Returns the folder of the page that a payload file belongs to. `foo.txt` belongs to the page in `foo`. */
export function toDataFolder(name: string): string {
  return name.replace(/(?:(?:^|\/)index)?\.txt$/, '');
}
