import { withoutHtmlSuffix } from './html-suffix';

/** Index of the files of an export by URL path. */
export interface FileIndex {
  /** URL path of each file, such as `/overview/index.html`. */
  files: ReadonlySet<string>;
  /** URL path of each file by its lower-case form. */
  folded: ReadonlyMap<string, string>;
}

/** Builds the index of an export. `names` are posix paths from its root, such as `overview/index.html`. */
export function toFileIndex(names: Iterable<string>): FileIndex {
  const files = new Set([...names].map((name) => `/${name}`));
  const folded = new Map([...files].map((file) => [file.toLowerCase(), file]));
  return { files, folded };
}

/**
 * Finds the file to serve for a decoded URL path. Tries the exact file or page first, then the page without
 * its HTML suffix, then both again ignoring case. A trailing slash does not matter for pages. Returns
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
 * Returns the files that may serve a path: the file itself and the `index.html` in the folder of that name.
 */
function answers(path: string): string[] {
  if (path.endsWith('/')) return [`${path}index.html`];
  return [path, `${path}/index.html`];
}

/**
 * Returns the decoded path of a request URL without the base path. Returns undefined when the URL is outside
 * the base path or cannot be decoded.
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
