import { withoutHtmlSuffix } from './html-suffix';

/** What an export holds, by URL path: exact names and their lower-case form. */
export interface FileIndex {
  files: ReadonlySet<string>;
  folded: ReadonlyMap<string, string>;
}

/** The index of an export's files, given as posix paths from its root (`overview/index.html`). */
export function toFileIndex(names: Iterable<string>): FileIndex {
  const files = new Set([...names].map((name) => `/${name}`));
  const folded = new Map([...files].map((file) => [file.toLowerCase(), file]));
  return { files, folded };
}

/**
 * The file that answers a decoded URL path, or undefined: an exact file or page first, with or without a
 * final slash; then the page without its html suffix; then the same two without regard to case.
 */
export function resolveFile(pathname: string, index: FileIndex): string | undefined {
  const path = pathname.trim();
  const bare = withoutHtmlSuffix(path);
  const candidates = [...answers(path), ...(bare === undefined ? [] : answers(bare))];
  const exact = candidates.find((file) => index.files.has(file));
  if (exact) return exact;
  return candidates.map((file) => index.folded.get(file.toLowerCase())).find(Boolean);
}

/** A file has no slash at its end; a page has its index in the folder of its name. */
function answers(path: string): string[] {
  if (path.endsWith('/')) return [`${path}index.html`];
  return [path, `${path}/index.html`];
}

/** The decoded path of a request below the base path; undefined when it lies elsewhere or cannot be decoded. */
export function toPathname(url: string, basePath: string): string | undefined {
  const encoded = url.replace(/[?#].*$/s, '');
  if (encoded !== basePath && !encoded.startsWith(`${basePath}/`)) return undefined;
  try {
    return decodeURIComponent(encoded.slice(basePath.length)) || '/';
  } catch {
    return undefined;
  }
}
