/** One move of the arrangement: a file of the raw export and every place it goes to (none: it is dropped). */
export interface Move {
  from: string;
  to: string[];
}

// Next's own copy of the not-found page, and a whole-page segment that its client never asks for.
const unused = /^_not-found(\.|\/)|(^|\/)__next\._full\.txt$/;

/**
 * How the raw export of Next becomes files that any static host serves with and without a trailing slash:
 * a page `foo.html` goes to `foo/index.html`; its payload stays at `foo.txt`, which the router asks for
 * from `/foo`, and is also put at `foo/index.txt`, which it asks for from `/foo/`. Names are posix paths.
 */
export function toArrangement(names: readonly string[]): Move[] {
  const all = new Set(names);
  return names.flatMap((from) => {
    if (unused.test(from)) return [{ from, to: [] }];
    const to = destinations(from, all);
    return to.length === 1 && to[0] === from ? [] : [{ from, to }];
  });
}

function destinations(name: string, all: ReadonlySet<string>): string[] {
  const page = /^(.*)\.(html|txt)$/.exec(name)?.[1];
  // A page has both files; an HTML file of public/ and 404.html have no payload and stay.
  if (page === undefined || !all.has(`${page}.html`) || !all.has(`${page}.txt`)) return [name];
  if (page === 'index') return [name];
  return name.endsWith('.html') ? [`${page}/index.html`] : [name, `${page}/index.txt`];
}

/** The URL path of an arranged HTML file, in the form without a trailing slash. */
export function toPagePath(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, '')}`;
}

/** The folder of the page that an arranged file of data belongs to, from the export's root. */
export function toDataFolder(name: string): string {
  return name.replace(/(?:(?:^|\/)(?:index|__next\.[^/]*))?\.txt$/, '');
}
