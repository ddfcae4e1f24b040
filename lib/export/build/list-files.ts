import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Lists all files below a folder as sorted posix paths relative to it. */
export async function listFiles(dir: string): Promise<string[]> {
  const items = await readdir(dir, { recursive: true, withFileTypes: true });
  return items
    .filter((item) => item.isFile())
    .map((item) => relative(dir, join(item.parentPath, item.name)).split(sep).join('/'))
    .sort();
}
