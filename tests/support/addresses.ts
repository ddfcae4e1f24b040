import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/lib/export/build/list-files';

/** An export below a base path, and the origin that its absolute addresses name. */
interface Published {
  dir: string;
  basePath: string;
  origin: string;
  /** The folder of the words; an address that they spell out with the origin is one of production. */
  words?: string;
}

/**
 * Every address of the site that a file of the export names and that is not below the base path, or where
 * no file is: those of tags in pages, and the absolute ones of texts, feeds, the sitemap and structured data.
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

/** The paths of the site in the tags of a page, the scripts that it starts later included. */
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

/** The paths of the site's absolute addresses in a text. */
function absolute(content: string, origin: string): string[] {
  return content
    .split(origin)
    .slice(1)
    .map((rest) => /^[^\s"'<>()\\`[\]]*/.exec(rest)?.[0].replace(/[.,;]$/, '') ?? '')
    .filter((path) => !path.includes('{'))
    .map((path) => path || '/');
}
