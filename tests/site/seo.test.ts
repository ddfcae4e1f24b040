import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { validateXML } from 'xmllint-wasm';
import { normalizePath } from '@/lib/config/paths';
import { listFiles } from '@/lib/export/build/list-files';
import { toPagePath } from '@/lib/export/next/arrange';
import { twinFiles } from '@/lib/site/twins/twin-urls';
import site from '@/site.config';
import { siteIn } from '../support/site';
import { expect, test } from '../support/test';

const out = join(process.cwd(), 'out');
const require = createRequire(import.meta.url);

interface Listed {
  loc: string;
  lastmod?: string;
}

/** Returns the HTML of every page that search engines may index, keyed by path. */
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

test('META-08 the sitemap lists exactly the pages that may be indexed, with valid dates', async () => {
  const xml = await readFile(join(out, 'sitemap.xml'), 'utf8');
  expect(XMLValidator.validate(xml)).toBe(true);
  const listed: Listed[] = new XMLParser().parse(xml).urlset.url;
  const paths = listed.map(({ loc }) => new URL(loc).pathname.replace(/(?<=.)\/$/, ''));
  expect(paths.sort()).toEqual([...(await indexedPages()).keys()].sort());
  const days = listed.flatMap(({ lastmod }) => lastmod ?? []);
  for (const day of days) expect(Date.parse(day)).toBeLessThanOrEqual(Date.now() + 86_400_000);
});

test('META-08 the sitemap follows the sitemaps.org schema', async () => {
  const schema = await readFile(require.resolve('sitemap/schema/sitemap.xsd'), 'utf8');
  const validate = (contents: string) =>
    validateXML({ xml: { fileName: 'sitemap.xml', contents }, schema });
  const xml = await readFile(join(out, 'sitemap.xml'), 'utf8');
  expect(await validate(xml)).toMatchObject({ valid: true, errors: [] });
  expect(await validate(xml.replace('weekly', 'sometimes'))).toMatchObject({ valid: false });
});

test('META-09 robots.txt allows everything and names the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/User-Agent: \*\nAllow: \/\n/);
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test('META-02 META-04 every page has a unique title and description', async () => {
  const owners = new Map<string, string>();
  for (const [path, html] of await indexedPages()) {
    const title = attribute(html, /<title>([^<]*)/);
    const description = attribute(html, /<meta name="description" content="([^"]*)"/);
    expect.soft(title, path).toMatch(/^\S.* \| NativeWind$/);
    expect.soft(title.length, `${path}: ${title}`).toBeLessThanOrEqual(75);
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    for (const text of [title, description]) {
      expect
        .soft(owners.get(text), `${path} and another page have the text: ${text}`)
        .toBeUndefined();
      owners.set(text, path);
    }
  }
  expect(owners.size).toBeGreaterThan(600);
});

interface Fact {
  '@type': string;
  headline?: string;
  image?: string;
  description?: string;
  datePublished?: string;
  author?: { '@type': string; name: string }[];
  itemListElement?: { '@type': string; position: number; name: string; item?: string }[];
}

/** Returns the schema.org items in the structured data of a page. */
function factsOf(html: string): Fact[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  return blocks.flatMap(([, json = '']) => {
    const data = JSON.parse(json);
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'];
  });
}

test('META-06 structured data describes every page and the path to it', async () => {
  const pages = await indexedPages();
  const posts = new Set(siteIn().posts.map(({ path }) => path));
  const docs = new Set(siteIn().docs.map(({ path }) => normalizePath(path)));
  let stated = 0;
  for (const [path, html] of pages) {
    const facts = factsOf(html);
    if (path === '/') {
      expect.soft(facts).toEqual([
        {
          '@type': 'WebSite',
          name: site.title,
          url: `${site.url}/`,
          description: attribute(html, /<meta name="description" content="([^"]*)"/),
        },
      ]);
      continue;
    }
    const kind = posts.has(path) ? 'BlogPosting' : 'TechArticle';
    if (!posts.has(path) && !docs.has(normalizePath(path))) {
      expect.soft(facts, path).toEqual([]);
      continue;
    }
    expect
      .soft(
        facts.map((fact) => fact['@type']),
        path,
      )
      .toEqual([kind, 'BreadcrumbList']);
    const [article, trail] = facts;
    const title = attribute(html, /<meta property="og:title" content="([^"]*)"/);
    expect.soft(`${article?.headline} | ${site.title}`, path).toBe(title);
    expect.soft(existsSync(join(out, new URL(article?.image ?? '').pathname)), path).toBe(true);
    const items = trail?.itemListElement ?? [];
    expect.soft(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect.soft(items.at(-1), path).toMatchObject({ '@type': 'ListItem', name: article?.headline });
    for (const { item } of items.slice(0, -1)) {
      const above = new URL(item ?? '').pathname.replace(/(?<=.)\/$/, '');
      expect.soft(pages.has(above), `${path} is below ${item}`).toBe(true);
    }
    stated += 1;
  }
  // The home is missing from this count, because its data describes the site.
  const listed = siteIn().docs.filter(({ frontMatter }) => !frontMatter.unlisted);
  expect(stated).toBe(listed.length + posts.size - 1);
  const [post] = factsOf(pages.get('/blog/announcement-nativewind-v4') ?? '');
  expect(post).toMatchObject({
    headline: 'NativeWind v4',
    description: expect.stringMatching(/^.{50,160}$/),
    datePublished: '2023-11-01T00:00:00.000Z',
    author: [{ '@type': 'Person', name: expect.stringMatching(/./) }],
  });
});

test('the llms.txt files follow llmstxt.org and list existing pages', async () => {
  for (const path of ['/llms.txt', '/v4/llms.txt', '/tailwind/llms.txt', '/v2/llms.txt']) {
    const text = await readFile(join(out, path), 'utf8');
    // Agents do not read the rest of a longer file.
    expect(text.length, path).toBeLessThan(50_000);
    const [title, summary, ...rest] = unified().use(remarkParse).parse(text).children;
    expect(title, path).toMatchObject({ type: 'heading', depth: 1 });
    expect(summary?.type, path).toBe('blockquote');
    // The rest are pairs of an h2 and a list of links.
    expect(rest.map(({ type }) => type)).toEqual(
      rest.map((_, index) => (index % 2 === 0 ? 'heading' : 'list')),
    );
    const headings = rest.filter((node) => node.type === 'heading');
    expect(headings.every(({ depth }) => depth === 2)).toBe(true);
    const names = headings.map((heading) => textOf(heading));
    expect(new Set(names).size).toBe(names.length);
    // Models with little context may skip the section "Optional", so only the last one may have that name.
    expect(names.slice(0, -1)).not.toContain('Optional');
    const items = rest.flatMap((node) => (node.type === 'list' ? node.children : []));
    expect(items.length, path).toBeGreaterThan(40);
    for (const item of items) {
      const [paragraph] = item.children;
      const [link, note] = paragraph?.type === 'paragraph' ? paragraph.children : [];
      const url = link?.type === 'link' ? link.url : '';
      expect.soft(existsSync(join(out, new URL(url).pathname)), url).toBe(true);
      expect.soft(note?.type === 'text' ? note.value : '', url).toMatch(/^: \S/);
    }
  }
  const list = await readFile(join(out, 'llms.txt'), 'utf8');
  for (const folder of ['v4', 'v2', 'tailwind'])
    expect(list).toContain(`${site.url}/${folder}/llms.txt`);
});

test('the llms.txt files of the latest version list each of its pages once', async () => {
  const lists = ['llms.txt', 'tailwind/llms.txt'].map((name) => readFile(join(out, name), 'utf8'));
  const links = (await Promise.all(lists)).join('').match(/(?<=\]\()\S+\.md(?=\))/g) ?? [];
  const pages = siteIn().docs.filter(
    ({ version, frontMatter }) => version === 'current' && !frontMatter.unlisted,
  );
  const twins = pages.map(({ path }) => `${site.url}/${twinFiles(path)[0]}`);
  const ofDocs = links.filter((link) => !link.startsWith(`${site.url}/blog/`));
  // The page of the category is in both lists.
  expect(ofDocs.filter((link) => link.endsWith('/tailwind.md'))).toHaveLength(2);
  expect([...new Set(ofDocs)].sort()).toEqual(twins.sort());
  expect(ofDocs).toHaveLength(twins.length + 1);
});

test('no link on an indexed page has a vague text such as "here"', async () => {
  const vague =
    /^(?:click|go|here|information|learn more|more|more info|read more|see more|start|this)$/i;
  for (const [path, html] of await indexedPages()) {
    const links = [...html.matchAll(/<a\s[^>]*>(.*?)<\/a>/gs)];
    const texts = links.map(([, content = '']) => content.replace(/<[^>]*>/g, '').trim());
    expect(
      texts.filter((text) => vague.test(text)),
      path,
    ).toEqual([]);
  }
});
