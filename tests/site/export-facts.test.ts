import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import matter from 'gray-matter';
import { readExportedPages } from '@/lib/export/build/exported-pages';
import site from '@/site.config';

// These tests compare the export with its sources, without a browser.

const read = (name: string) => readFileSync(join('out', name), 'utf8');

test('META-06 the canonical URL of each v2 page is its v4 page, or itself if there is none', async () => {
  const pages = (await readExportedPages('out')).filter(
    ({ path, html }) => path.startsWith('/v2') && !html.includes('http-equiv="refresh"'),
  );
  expect(pages.length).toBeGreaterThan(90);
  const canonicals = pages.map(({ path, html }) => {
    const [, href] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    return { path: path.replace(/(?<=.)\/$/, ''), href: href?.replace(/(?<=\w)\/$/, '') };
  });
  const expected = canonicals.map(({ path }) => {
    const latest = path.replace(/^\/v2/, '');
    const isThere = existsSync(join('content/docs/v4', `${latest || '/index'}.mdx`));
    const isFolder = existsSync(join('content/docs/v4', latest, 'index.mdx'));
    return { path, href: `${site.url}${isThere || isFolder ? latest : path}` };
  });
  expect(canonicals).toEqual(expected);
});

test('IMPLIED-05 every page preloads the font of its text', async () => {
  const pages = (await readExportedPages('out')).filter(({ html }) => html.includes('@font-face'));
  expect(pages.length).toBeGreaterThan(300);
  const without = pages.filter(({ html }) => {
    const [, font] = /@font-face\{[^}]*url\(([^)]+\.woff2)\)/.exec(html) ?? [];
    return !html.includes(`<link rel="preload" href="${font}" as="font" crossorigin=""`);
  });
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('BLOG-02 BLOG-17 the date in a post’s front matter is on its page and in each feed', () => {
  const files = readdirSync('content/blog').filter((name) => name.endsWith('.mdx'));
  const posts = files.map((name) => matter(readFileSync(join('content/blog', name), 'utf8')).data);
  expect(posts.length).toBeGreaterThan(1);
  const rss = parseRssFeed(read('blog/rss.xml')).items ?? [];
  const atom = parseAtomFeed(read('blog/atom.xml')).entries ?? [];
  const json = parseJsonFeed(read('blog/feed.json')).items ?? [];
  for (const { title, date } of posts) {
    const iso = new Date(date).toISOString();
    const item = rss.find((candidate) => candidate.title === title);
    expect(new Date(item?.pubDate ?? '').toISOString(), title).toBe(iso);
    expect(atom.find(({ id }) => id === item?.link)?.updated, title).toBe(iso);
    expect(json.find(({ url }) => url === item?.link)?.date_published, title).toBe(iso);
    const page = read(`${new URL(item?.link ?? '').pathname.slice(1)}/index.html`);
    expect(page, title).toContain(`<time dateTime="${iso}"`);
    expect(page, title).toContain(`"datePublished":"${iso}"`);
    const shown = new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(page, title).toContain(`>${shown}<`);
  }
});
