import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Compilation, Positioned } from './compilation';

/** A file of the site that a page shows or links to. */
export interface Served {
  url: string;
  bytes: Uint8Array;
}

/**
 * Finds a local file: `/path` below public, anything else beside the file it is written in. The URL of
 * the latter names the file's bytes, so that it may be cached for ever. A missing file is a mistake.
 */
export function toServed(path: string, node: Positioned, page: Compilation): Served | undefined {
  const isPublic = path.startsWith('/');
  const folder = isPublic ? 'public' : posix.dirname(page.fileOf(node));
  const file = posix.join(folder, decodeURI(path));
  const bytes = page.readBytes(file);
  if (!bytes) {
    page.report(node, { problem: `There is no file ${path}`, expected: `a file at ${file}` });
    return undefined;
  }
  if (isPublic) return { url: path, bytes };
  const { name, ext } = posix.parse(file);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const url = `/assets/${name}.${hash}${ext}`;
  if (!page.findings.assets.some((asset) => asset.url === url))
    page.findings.assets.push({ file, url });
  return { url, bytes };
}
