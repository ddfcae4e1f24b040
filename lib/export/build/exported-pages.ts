/** Reads the pages of an export for those who weigh or check them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeRegExp } from '@/lib/config/escape-reg-exp';
import { toDataFile, toPagePath } from '@/lib/export/next/arrange';
import type { ExportedPage } from '@/lib/export/policy/page-weight';
import { readBuild } from './build-facts';
import { listFiles } from './list-files';

/**
 * Every page of the export that Next rendered; redirects and public HTML files have no payload and are left out.
 * Addresses are without the base path, so that a preview weighs what the site itself would.
 */
export async function readExportedPages(dir: string): Promise<ExportedPage[]> {
  const { basePath } = (await readBuild(dir)).rules;
  const path = escapeRegExp(basePath);
  // At the start of an address, or behind its host: `/_next/static` stays below `/static`.
  const isStart = `(?<=(?:^|[^\\w.~%/-]|//[\\w.:-]+)${path})`;
  const base = basePath && new RegExp(`${path}${isStart}(?![\\w.~-])/?`, 'g');
  const readFrom = (name: string): Buffer => {
    const content = readFileSync(join(dir, name));
    return base ? Buffer.from(content.toString('utf8').replace(base, '/')) : content;
  };
  const cache = new Map<string, Buffer>();
  const read = (url: string): Buffer => {
    const known = cache.get(url) ?? readFrom(url);
    cache.set(url, known);
    return known;
  };
  const names = (await listFiles(dir)).filter((name) => /(^|\/)index\.html$/.test(name));
  return names.flatMap((name) => {
    const payload = toDataFile(name);
    if (!existsSync(join(dir, payload))) return [];
    const html = readFrom(name).toString('utf8');
    return [{ path: toPagePath(name), html, payload: readFrom(payload), read }];
  });
}
