import { withoutHtmlSuffix } from './html-suffix';

/** Index of an export's files by URL path. */
export interface FileIndex {
  /** URL paths of all files, such as `/overview/index.html`. */
  files: ReadonlySet<string>;
  /** The same URL paths, keyed by their lower-case form. */
  folded: ReadonlyMap<string, string>;
}

/**
 * Builds the index of an export's files. `names` are posix paths in the export, such as
 * `overview/index.html`.
 */
export function toFileIndex(names: Iterable<string>): FileIndex {
  const files = new Set([...names].map((name) => `/${name}`));
  const folded = new Map([...files].map((file) => [file.toLowerCase(), file]));
  return { files, folded };
}

/**
 * Finds the file to serve for a decoded URL path. Tries the exact file or page first, then the path without
 * its HTML suffix, then both again ignoring case. Pages are found with and without a trailing slash. Returns
 * undefined when no file matches.
 */
export function resolveFile(pathname: string, index: FileIndex): string | undefined {
  const path = pathname.trim();
  const bare = withoutHtmlSuffix(path);
  const candidates = [...answers(path), ...(bare === undefined ? [] : answers(bare))];
  const exact = candidates.find((file) => index.files.has(file));
  if (exact) return exact;
  return candidates.map((file) => index.folded.get(file.toLowerCase())).find(Boolean);
}

/**
 * Returns the files to try for a path: the file itself, unless the path ends in a slash, and `index.html` in
 * the folder with that path.
 */
function answers(path: string): string[] {
  if (path.endsWith('/')) return [`${path}index.html`];
  return [path, `${path}/index.html`];
}

/**
 * Returns the decoded path of a request URL without the base path, such as `/overview`. Returns undefined
 * when the URL is outside the base path or cannot be decoded.
 */
export function toPathname(url: string, basePath: string): string | undefined {
  const encoded = url.replace(/[?#].*$/s, '');
  if (encoded !== basePath && !encoded.startsWith(`${basePath}/`)) return undefined;
  try {
    return decodeURIComponent(encoded.slice(basePath.length)) || '/';
  } catch {
    return undefined;
  }
}
