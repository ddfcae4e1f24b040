/** Builds the files of the embedded search: one index per docs version, and the worker that loads them. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content } from '@/lib/content/content';
import { collectPages } from '@/lib/search/collect';
import type { SearchManifest } from '@/lib/search/manifest';
import { toPackedIndex } from '@/lib/search/pack';
import { bundleScript } from './browser-script';
import { toSearchSource } from './search-source';

/** File of the embedded search to publish. */
export interface SearchFile {
  /**
   * URL path without the base path. It contains a hash of the worker's code, not of the content. Pages
   * contain the URL, so a content hash would change every page with each edit.
   */
  url: string;
  content: string;
}

/** Files of the embedded search. `files` has the worker and the `indexes`, which are keyed by version. */
export interface BuiltSearch {
  files: SearchFile[];
  indexes: Record<string, SearchFile>;
  manifest: SearchManifest;
}

/** Builds the search files and the manifest with their URLs. Rejects when a page does not compile. */
export async function searchFiles(content: Content): Promise<BuiltSearch> {
  const site = content.config;
  const pages = collectPages(await toSearchSource(content));
  const base = site.url + site.basePath;
  const script = await bundleScript('lib/search/search-worker.ts');
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 12);
  const worker = { url: `/assets/search/worker-${hash}.js`, content: script };
  const versions = [...site.versions].sort((a, b) => Number(b.isLast) - Number(a.isLast));
  const indexes = versions.map(({ name }) => {
    const own = pages.filter(({ version }) => version === undefined || version === name);
    const content = JSON.stringify(toPackedIndex(own, base));
    return { name, file: { url: `/search/${hash}/${name}.json`, content } };
  });
  return {
    indexes: Object.fromEntries(indexes.map(({ name, file }) => [name, file])),
    files: [worker, ...indexes.map(({ file }) => file)],
    manifest: {
      worker: worker.url,
      indexes: Object.fromEntries(indexes.map(({ name, file }) => [name, file.url])),
    },
  };
}

/** Writes the search files to their URL paths below `dir`. */
export function writeSearchFiles(dir: string, files: readonly SearchFile[]): void {
  for (const { url, content } of files) {
    const path = join(dir, url);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
