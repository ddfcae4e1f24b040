/**
 * Builds the downloads of each docs version: a zip of pages for offline reading, and a Markdown file with the
 * text of all listed pages.
 */
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { normalizePath, toPrefix } from '@/lib/config/paths';
import type { SiteConfig } from '@/lib/config/site';
import type { Content, DocsVersion } from '@/lib/content/content';
import { bundleScript } from '@/lib/export/build/browser-script';
import { bundleHeadScript } from '@/lib/export/build/bundle-head-script';
import { listFiles } from '@/lib/export/build/list-files';
import { root } from '@/lib/export/build/project-paths';
import { toPagePath } from '@/lib/export/next/arrange';
import type { PackedIndex } from '@/lib/search/pack';
import { type OfflinePlaces, pageFile, toOfflineAddress } from '@/lib/site/downloads/addresses';
import { downloadsOf } from '@/lib/site/downloads/downloads';
import { versionFolder } from '@/lib/site/twins/twin-urls';
import { toZip, type ZipFiles } from './stable-zip';
import { toOfflinePage } from './to-offline-page';

const STYLE = 'offline/offline.css';
const SCRIPT = 'offline/offline.js';
const INDEX = 'offline/search-index.js';

/**
 * Writes the downloads of every docs version to the export in `dir`. Resolves to their URL paths without the
 * base path.
 */
export async function writeDownloads(dir: string, content: Content): Promise<string[]> {
  const { config: site, docs } = content;
  const files = new Set(await listFiles(dir));
  const script = await bundleScript('components/offline/offline-page.ts');
  const written = content.versions.map(async (version) => {
    const { zip, markdown } = downloadsOf(version.label, site);
    await put(dir, zip, toZip(await toCopy({ dir, files, site, version, docs, script })));
    await put(dir, markdown, await toBook(dir, version, site));
    return [zip, markdown];
  });
  return (await Promise.all(written)).flat();
}

interface Source {
  dir: string;
  /** Paths of all files in the export, relative to its folder. */
  files: ReadonlySet<string>;
  site: SiteConfig;
  version: DocsVersion;
  docs: Content['docs'];
  /** Code of the script that runs in the pages of the offline copy. */
  script: string;
}

async function toCopy(source: Source): Promise<ZipFiles> {
  const { dir, files, script } = source;
  const places = toPlaces(source);
  const headScript = bundleHeadScript(source.site);
  const copy: ZipFiles = {};
  const add = (name: string, content: string | Uint8Array) => {
    copy[name] = content;
  };
  const used = new Set<string>();
  const use = (path: string) => {
    const name = path.slice(1);
    if (!files.has(name) || /\.(?:html|md|txt|xml|json)$/.test(name)) return false;
    used.add(name);
    return true;
  };
  for (const name of [...files].filter((file) => /(?:^|\/)index\.html$/.test(file))) {
    const path = places.base + toPagePath(name);
    if (!places.pages.has(normalizePath(path))) continue;
    const file = pageFile(path, places);
    const up = '../'.repeat(file.split('/').length - 1);
    // An asynchronous call would wait for threads that compress files.
    const page = toOfflinePage(readFileSync(join(dir, name), 'utf8'), {
      headScript,
      style: up + STYLE,
      script: up + SCRIPT,
      toAddress: (address) => toOfflineAddress(address, file, places, use),
    });
    add(file, page);
  }
  await addFiles(dir, used, add);
  add(SCRIPT, script);
  add(STYLE, await readFile(join(root, 'components', 'offline', 'offline.css')));
  add(INDEX, await toIndexScript(source, places));
  return copy;
}

function toPlaces({ site, version, docs: all }: Source): OfflinePlaces {
  const base = site.basePath;
  const docs = all.filter((doc) => doc.version === version.name);
  return {
    base,
    home: base + toPrefix(version.path),
    origin: site.url,
    pages: new Set(docs.map(({ path }) => normalizePath(base + path))),
  };
}

/**
 * Adds the files in `used` to the offline copy. Also adds the files that CSS files reference, and inlines
 * those that are SVG.
 */
async function addFiles(
  dir: string,
  used: ReadonlySet<string>,
  add: (name: string, content: Uint8Array) => void,
): Promise<void> {
  for (const name of used) {
    const content = await readFile(join(dir, name));
    if (!name.endsWith('.css')) {
      add(name, content);
      continue;
    }
    let css = content.toString();
    for (const [, url = ''] of css.matchAll(/url\(["']?(\.[^"')]+)/g)) {
      const beside = join(dirname(name), url);
      const bytes = await readFile(join(dir, beside));
      // Inlined because browsers block SVG files as CSS masks on pages that are opened from disk.
      if (url.endsWith('.svg')) css = css.replaceAll(url, toDataUrl(bytes));
      else add(beside, bytes);
    }
    add(name, new TextEncoder().encode(css));
  }
}

function toDataUrl(svg: Buffer): string {
  return `data:image/svg+xml;base64,${svg.toString('base64')}`;
}

const searchIndex = /^search\/[0-9a-f]+\/(.+)\.json$/;

/**
 * Resolves to a script that sets `window.offlineIndex` to the search index of the pages in the offline copy.
 * Rejects when the export has no search index for the version.
 */
async function toIndexScript(
  { dir, files, site, version }: Source,
  { pages, home }: OfflinePlaces,
): Promise<string> {
  const name = [...files].find((file) => searchIndex.exec(file)?.[1] === version.name);
  if (!name) throw new Error(`The export has no search index of ${version.label}; build it again.`);
  const index: PackedIndex = JSON.parse(await readFile(join(dir, name), 'utf8'));
  index.pages = index.pages.filter(({ u }) => pages.has(normalizePath(site.basePath + u)));
  return `window.offlineIndex = ${JSON.stringify({ index, home })};\n`;
}

/**
 * Resolves to the listed pages of a docs version as one Markdown file: the list of pages from `llms.txt`,
 * then the text from `llms-full.txt`.
 */
async function toBook(dir: string, version: DocsVersion, site: SiteConfig): Promise<string> {
  const folder = join(dir, versionFolder(version, site));
  const list = await readFile(join(folder, 'llms.txt'), 'utf8');
  return `${list}\n---\n\n${await readFile(join(folder, 'llms-full.txt'), 'utf8')}`;
}

async function put(dir: string, path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(dir, path)), { recursive: true });
  await writeFile(join(dir, path), content);
}
