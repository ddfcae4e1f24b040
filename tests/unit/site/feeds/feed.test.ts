import { expect, test } from '@playwright/test';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { type FeedPost, toFeedFiles } from '@/lib/site/feeds/feed';
import { site } from '@/tests/fixtures/content/site';

const own = { ...site, title: 'Fixture', url: 'https://docs.example', basePath: '/base' };

function post(number: number): FeedPost {
  return {
    path: `/blog/post-${number}`,
    title: `Post <${number}> & more`,
    description: 'What it says.',
    date: `2024-01-${String(31 - number).padStart(2, '0')}`,
    authors: [{ name: 'Ada', url: 'https://ada.example' }, { image: '/img/only.png' }],
    tags: ['release', 'v4'],
    image: '/img/card.png',
    body: 'Text with [a link](https://docs.example/base/units) and ]]>.',
  };
}

const posts = Array.from({ length: 25 }, (_, index) => post(index));
const files = toFeedFiles(own, posts);
const rss = parseRssFeed(files['/blog/rss.xml'] ?? '');
const atom = parseAtomFeed(files['/blog/atom.xml'] ?? '');
const json = parseJsonFeed(files['/blog/feed.json'] ?? '');

test('BLOG-17 feeds hold the newest 20 posts under the name of the blog', () => {
  expect([rss.title, atom.title?.value, json.title]).toEqual(Array(3).fill('Fixture Blog'));
  for (const items of [rss.items, atom.entries, json.items]) {
    expect(items?.length).toBe(20);
  }
  const titles = [rss.items?.[0]?.title, atom.entries?.[0]?.title?.value, json.items?.[0]?.title];
  expect(titles).toEqual(Array(3).fill('Post <0> & more'));
});

test('BLOG-17 feeds have absolute URLs, stable ids, and the full text as HTML', () => {
  const url = 'https://docs.example/base/blog/post-0';
  const html = '<p>Text with <a href="https://docs.example/base/units">a link</a> and ]]>.</p>';
  expect(rss.items?.[0]).toMatchObject({ link: url, guid: { value: url } });
  expect(rss.items?.[0]?.content?.encoded).toBe(html);
  expect(atom.entries?.[0]).toMatchObject({ id: url, content: { value: html } });
  expect(json.items?.[0]).toMatchObject({ id: url, url, content_html: html });
  expect(json.items?.[0]?.image).toBe('https://docs.example/base/img/card.png');
});

test('BLOG-17 feeds have categories, author names and the dates of the posts', () => {
  expect(rss.items?.[0]?.categories?.map(({ name }) => name)).toEqual(['release', 'v4']);
  expect(atom.entries?.[0]?.categories?.map(({ term }) => term)).toEqual(['release', 'v4']);
  expect(rss.items?.[0]?.dc?.creators).toEqual(['Ada']);
  expect(rss.items?.[0]?.authors, 'RSS wants addresses of e-mail there').toBeUndefined();
  expect(json.items?.[0]?.tags).toEqual(['release', 'v4']);
  expect(atom.entries?.[0]?.authors).toEqual([{ name: 'Ada', uri: 'https://ada.example/' }]);
  expect(atom.entries?.[0]?.updated).toBe('2024-01-31T00:00:00.000Z');
  expect(atom.updated).toBe('2024-01-31T00:00:00.000Z');
});

test('the same posts give the same feeds', async () => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(toFeedFiles(own, posts)).toEqual(files);
});
