import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/lib/export/build/list-files';

/** Exported site with its base path, and the origin of its absolute URLs. */
interface Published {
  dir: string;
  basePath: string;
  origin: string;
  /** Content folder. Authors write absolute URLs for the production site, so these are not checked. */
  words?: string;
}

/**
 * Returns the broken site URLs in an export, each with its file. A URL is broken if it is outside the base
 * path or no exported file exists for it. Checks root-relative URLs in HTML tags, and URLs that start with
 * the origin in all HTML, Markdown, TXT, XML, and JSON files. Skips the folders `assets`, `search`, and
 * `classes`.
 */
export async function lostAddresses(published: Published): Promise<string[]> {
  const { dir, basePath, origin, words } = published;
  const spelledOut = new Set(words ? await absoluteInWords(words, origin) : []);
  const names = (await listFiles(dir)).filter((name) => /\.(?:html|md|txt|xml|json)$/.test(name));
  const isText = (name: string) => !/^(?:assets|search|classes)\//.test(name);
  const lost: string[] = [];
  for (const name of names.filter(isText)) {
    const content = readFileSync(join(dir, name), 'utf8');
    const own = name.endsWith('.html') ? ofTags(content) : [];
    for (const address of new Set([...own, ...absolute(content, origin)]))
      if (!leadsToFile(address) && !spelledOut.has(address)) lost.push(`${name}: ${address}`);
  }
  return lost;

  function leadsToFile(address: string): boolean {
    if (address !== basePath && !address.startsWith(`${basePath}/`)) return false;
    const path = join(dir, decodeURI(address.slice(basePath.length).replace(/[?#].*$/, '')));
    if (!existsSync(path)) return false;
    return statSync(path).isFile() || existsSync(join(path, 'index.html'));
  }
}

/**
 * Returns the root-relative URLs in certain attributes of a page's HTML tags. One of these attributes,
 * `data-framework`, lists the scripts that the page loads later.
 */
function ofTags(html: string): string[] {
  const tags = html.match(/<[a-z][^<>]*>/g) ?? [];
  return tags.flatMap((tag) =>
    [...tag.matchAll(/ (?:href|src|action|data-framework)="(\/(?!\/)[^"]*)"/g)].flatMap(
      ([, value = '']) => value.replaceAll('&amp;', '&').split(' '),
    ),
  );
}

async function absoluteInWords(folder: string, origin: string): Promise<string[]> {
  const names = await listFiles(folder);
  return names.flatMap((name) => absolute(readFileSync(join(folder, name), 'utf8'), origin));
}

/**
 * Returns what follows the origin in each absolute URL of the site in a file's content. Skips URL templates, and
 * URLs at the end of a shortened text.
 */
function absolute(content: string, origin: string): string[] {
  return content
    .split(origin)
    .slice(1)
    .map((rest) => /^[^\s"'<>()\\`[\]]*/.exec(rest)?.[0].replace(/[.,;]$/, '') ?? '')
    .filter((path) => !/\{|…$/.test(path))
    .map((path) => path || '/');
}
