import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Returns whether the path of an exported file contains a hash, so that the file at this path never changes. */
export function isHashed(name: string): boolean {
  return /^(?:_next\/static|assets)\//.test(name);
}

/** Resolves to the posix paths of all files below a folder, sorted and relative to that folder. */
export async function listFiles(dir: string): Promise<string[]> {
  const items = await readdir(dir, { recursive: true, withFileTypes: true });
  return items
    .filter((item) => item.isFile())
    .map((item) => relative(dir, join(item.parentPath, item.name)).split(sep).join('/'))
    .sort();
}
