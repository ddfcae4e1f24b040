/** Reads an export's pages for the checks of page weight and unused code. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeRegExp } from '@/lib/config/escape-reg-exp';
import { toDataFile, toPagePath } from '@/lib/export/next/arrange';
import type { ExportedPage } from '@/lib/export/policy/page-weight';
import { readBuild } from './build-facts';
import { listFiles } from './list-files';

/**
 * Reads the exported pages that have a payload. Skips the 404 page, redirect pages, and HTML files from
 * `public`. Removes the base path from all URLs, so the measured sizes do not depend on it.
 */
export async function readExportedPages(dir: string): Promise<ExportedPage[]> {
  const { basePath } = (await readBuild(dir)).rules;
  const path = escapeRegExp(basePath);
  // Only matches at the start of a URL or after its host. With the base path `/static`, `/_next/static` must
  // stay unchanged.
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
