/** The files of the embedded search: one index for each version and the worker that reads them. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content } from '@/lib/content/content';
import { collectPages } from '@/lib/search/collect';
import type { SearchManifest } from '@/lib/search/manifest';
import { toPackedIndex } from '@/lib/search/pack';
import { bundleScript } from './browser-script';
import { toSearchSource } from './search-source';

/** A file to publish. */
export interface SearchFile {
  /**
   * URL path without base path. It changes with the code that reads the file, and never with the
   * content: pages know it, and must not change when the words of another one do.
   */
  url: string;
  content: string;
}

/** Makes the files from the content; rejects when a page does not compile. */
export async function searchFiles(
  content: Content,
): Promise<{ files: SearchFile[]; manifest: SearchManifest }> {
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
    files: [worker, ...indexes.map(({ file }) => file)],
    manifest: {
      worker: worker.url,
      indexes: Object.fromEntries(indexes.map(({ name, file }) => [name, file.url])),
    },
  };
}

/** Puts the files where pages ask for them. */
export function writeSearchFiles(dir: string, files: readonly SearchFile[]): void {
  for (const { url, content } of files) {
    const path = join(dir, url);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
