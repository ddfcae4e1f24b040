/** Reads the pages of an export for those who weigh or check them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportedPage } from '@/lib/export/page-weight';
import { toDataFile, toPagePath } from '@/lib/next/arrange';
import { readBuild } from './build-facts';
import { listFiles } from './list-files';

/** Every page of the export that Next rendered; redirects and public HTML files have no payload and are left out. */
export async function readExportedPages(dir: string): Promise<ExportedPage[]> {
  const { basePath } = (await readBuild(dir)).rules;
  const cache = new Map<string, Buffer>();
  const read = (url: string): Buffer => {
    const known = cache.get(url) ?? readFileSync(join(dir, url.slice(basePath.length)));
    cache.set(url, known);
    return known;
  };
  const names = (await listFiles(dir)).filter((name) => /(^|\/)index\.html$/.test(name));
  return names.flatMap((name) => {
    const payload = join(dir, toDataFile(name));
    if (!existsSync(payload)) return [];
    const html = readFileSync(join(dir, name), 'utf8');
    return [{ path: toPagePath(name), html, payload: readFileSync(payload), read }];
  });
}
