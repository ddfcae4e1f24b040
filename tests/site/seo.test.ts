import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { toPagePath } from '@/lib/export/arrange';
import { listFiles } from '@/scripts/files';
import site from '@/site.config';
import { expect, test } from '../support/test';

const out = join(process.cwd(), 'out');

interface Listed {
  loc: string;
  lastmod?: string;
}

/** Every page that search engines may index, by path. */
async function indexedPages(): Promise<Map<string, string>> {
  const names = (await listFiles(out)).filter((name) => name.endsWith('index.html'));
  const pages = await Promise.all(
    names.map(async (name) => [toPagePath(name), await readFile(join(out, name), 'utf8')] as const),
  );
  return new Map(pages.filter(([, html]) => !/<meta name="robots" content="noindex/.test(html)));
}

function attribute(html: string, pattern: RegExp): string {
  return (pattern.exec(html)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
}

test('META-08 the sitemap lists the pages that may be indexed and no others, with valid days', async () => {
  const xml = await readFile(join(out, 'sitemap.xml'), 'utf8');
  expect(XMLValidator.validate(xml)).toBe(true);
  const listed: Listed[] = new XMLParser().parse(xml).urlset.url;
  const paths = listed.map(({ loc }) => new URL(loc).pathname.replace(/(?<=.)\/$/, ''));
  expect(paths.sort()).toEqual([...(await indexedPages()).keys()].sort());
  const days = listed.flatMap(({ lastmod }) => lastmod ?? []);
  for (const day of days) expect(Date.parse(day)).toBeLessThanOrEqual(Date.now() + 86_400_000);
});

test('META-09 crawlers may read everything and find the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/User-Agent: \*\nAllow: \/\n/);
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test('META-02 META-04 every page has a title of its version and a description of its own', async () => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const [path, html] of await indexedPages()) {
    const version = /^\/v2(\/|$)/.test(path) ? 'v2' : 'current';
    const title = attribute(html, /<title>([^<]*)/);
    const description = attribute(html, /<meta name="description" content="([^"]*)"/);
    // Pages of a list share the title and description of the list.
    if (/^\/blog\/page\//.test(path)) continue;
    expect.soft(titles.get(`${version} ${title}`), `${path} and its title`).toBeUndefined();
    expect.soft(descriptions.get(description), `${path} and its description`).toBeUndefined();
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    titles.set(`${version} ${title}`, path);
    descriptions.set(description, path);
  }
});

test('META-06 search engines read what a page is and the way to it', async () => {
  const pages = await indexedPages();
  const dataOf = (path: string) => {
    const json = attribute(
      pages.get(path) ?? '',
      /<script type="application\/ld\+json">([^<]*)<\/script>/,
    );
    return JSON.parse(json)['@graph'];
  };
  const [doc, trail] = dataOf('/tailwind/flexbox/gap');
  expect(doc).toMatchObject({ '@type': 'TechArticle', headline: 'Gap' });
  expect(trail['@type']).toBe('BreadcrumbList');
  const items: { position: number; item?: string }[] = trail.itemListElement;
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  for (const { item } of items.slice(0, -1)) {
    expect(pages.has(new URL(item ?? '').pathname.replace(/(?<=.)\/$/, '')), item).toBe(true);
  }
  expect(items.at(-1)).toMatchObject({ name: 'Gap' });
  expect(dataOf('/blog/announcement-nativewind-v4')[0]).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'NativeWind v4',
    datePublished: '2023-11-01T00:00:00.000Z',
  });
});

test('texts for language models are small lists of pages that exist', async ({ request }) => {
  for (const path of ['/llms.txt', '/v4/llms.txt', '/v2/llms.txt']) {
    const text = await (await request.get(path)).text();
    expect(text, path).toMatch(/^# .+\n\n> .+\n\n## /);
    expect(text.length).toBeLessThan(60_000);
    const lines = text.split('\n').slice(4).filter(Boolean);
    for (const line of lines) expect(line).toMatch(/^(?:## .+|- \[.+\]\(https:\/\/\S+\): .+)$/);
    const urls = [...text.matchAll(/\]\((\S+?)\)/g)].map(([, url]) => new URL(url ?? '').pathname);
    for (const url of urls.slice(0, 20)) expect((await request.get(url)).status(), url).toBe(200);
  }
});
