/** The script of every page: bundled for the site that is built, and published below a folder that changes with it. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleModule } from './browser-script';

/** Writes the script and its parts into an export; resolves to its URL path. */
export async function writePageScript(dir: string, basePath: string): Promise<string> {
  const files = await bundleModule('components/page-script.ts', basePath);
  const hash = createHash('sha256');
  for (const { name, content } of files) hash.update(name).update(content);
  const folder = `assets/page/${hash.digest('hex').slice(0, 12)}`;
  await mkdir(join(dir, folder), { recursive: true });
  await Promise.all(files.map(({ name, content }) => writeFile(join(dir, folder, name), content)));
  return `${basePath}/${folder}/${files[0]?.name}`;
}
