/** One move of the arrangement: a file of the raw export and where it goes to; nowhere when it is dropped. */
export interface Move {
  from: string;
  to?: string;
}

// Next's own copy of the not-found page, and the parts of pages by which its router would load them ahead; see load-ahead.ts.
const unused = /^_not-found(\.|\/)|(^|\/)__next\.[^/]*\.txt$/;

/**
 * How the raw export of Next becomes files that any static host serves with and without a trailing slash:
 * a page `foo.html` goes to `foo/index.html`, and its data stays at `foo.txt`. From `/foo/` the router
 * asks for `foo/index.txt`, which `load-failure.ts` puts right. Names are posix paths.
 */
export function toArrangement(names: readonly string[]): Move[] {
  const all = new Set(names);
  return names.flatMap((from) => {
    if (unused.test(from)) return { from };
    const page = /^(.*)\.html$/.exec(from)?.[1];
    // An HTML file of public/ and 404.html have no data and stay.
    const isMoved = page && page !== 'index' && all.has(`${page}.txt`);
    return isMoved ? { from, to: `${page}/index.html` } : [];
  });
}

/** The URL path of an arranged HTML file, in the form without a trailing slash. */
export function toPagePath(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, '')}`;
}

/** The data of a page that an arranged HTML file holds. */
export function toDataFile(name: string): string {
  return name.replace(/(?:(.)\/index|)\.html$/, '$1.txt');
}

/** The folder of the page that an arranged file of data belongs to, from the export's root. */
export function toDataFolder(name: string): string {
  return name.replace(/(?:(?:^|\/)index)?\.txt$/, '');
}
