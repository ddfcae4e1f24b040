import { expect, test } from '@playwright/test';
import type { Content } from '@/lib/content/content';
import { listTags } from '@/lib/content/entries/post-tags';
import { findNeighbors } from '@/lib/content/versions/neighbors';
import { authorSite, pageText } from '../../support/author-site';
import { freshSite, siteIn } from '../../support/site';

const folder = 'tests/fixtures/content/good';
const content = siteIn(folder);
const { versions, docs, posts } = content;

test('a site without mistakes loads without errors and the same each time', () => {
  expect(content.errors).toEqual([]);
  const again = freshSite(folder);
  expect(again).not.toBe(content);
  const anyFunction = expect.any(Function);
  expect(again).toEqual({ ...content, compile: anyFunction, classes: anyFunction });
});

test('reading a site again returns new content and leaves the earlier one unchanged', () => {
  const file = 'content/docs/v4/index.mdx';
  const site = authorSite(test.info().outputPath('site'), { [file]: pageText('One.') });
  const titlesOf = ({ docs }: Content) => docs.map(({ frontMatter }) => frontMatter.title);
  const first = site.read();
  site.write([
    { file, text: pageText('Two.', 'title: Another') },
    { file: 'content/docs/v4/more.mdx', text: pageText('More.', 'title: More'), isNew: true },
  ]);
  expect(titlesOf(first)).toEqual(['A page']);
  expect(titlesOf(site.read())).toEqual(['Another', 'More']);
});

test('a site compiles each of its pages once', async () => {
  const site = freshSite(folder);
  const [doc] = site.docs;
  if (!doc) throw new Error('The fixture has no docs');
  expect(site.compile(doc)).toBe(site.compile(doc));
  expect(freshSite(folder).compile(doc)).not.toBe(site.compile(doc));
  expect(await freshSite(folder).compile(doc)).toEqual(await site.compile(doc));
});

test('DOC-14 SIDE-01 a version has a name, label, path, home, docs, drafts and one sidebar', () => {
  const [v4, v2] = versions.map(({ sidebars, ...version }) => version);
  expect(v4).toEqual({
    name: 'current',
    label: 'v4',
    isLast: true,
    path: '/',
    mainDocId: 'index',
    docs: [
      { id: 'guides/appendix', path: '/guides/appendix', sidebar: 'docs' },
      { id: 'guides/goals', path: '/guides/goals', sidebar: 'docs' },
      { id: 'guides/migration', path: '/guides/migration' },
      { id: 'guides/secret', path: '/guides/secret', sidebar: 'docs' },
      { id: 'guides/themes', path: '/guides/themes', sidebar: 'docs' },
      { id: 'index', path: '/', sidebar: 'docs' },
      { id: 'overview', path: '/overview/', sidebar: 'docs' },
    ],
    unpublishedIds: ['guides/next'],
  });
  expect(v2).toEqual({
    name: 'v2',
    label: 'v2',
    isLast: false,
    path: '/v2',
    mainDocId: 'index',
    docs: [
      { id: 'api/StyledComponent', path: '/v2/api/StyledComponent', sidebar: 'docs' },
      { id: 'index', path: '/v2/', sidebar: 'docs' },
    ],
    unpublishedIds: [],
  });
});

test('SIDE-01 SIDE-11 SIDE-15 DOC-12 a sidebar has links and categories, titles come from docs, drafts are left out', () => {
  expect(versions[0]?.sidebars.docs).toEqual({
    link: { path: '/', label: 'Start' },
    items: [
      { type: 'link', label: 'Start', href: '/' },
      {
        type: 'category',
        label: 'Guides',
        href: '/overview/',
        collapsible: true,
        collapsed: true,
        items: [
          { type: 'link', label: 'Goals', href: '/guides/goals' },
          { type: 'link', label: 'Themes', href: '/guides/themes' },
          { type: 'link', label: 'Appendix', href: '/guides/appendix' },
          { type: 'link', label: 'Secret', href: '/guides/secret', unlisted: true },
          { type: 'link', label: 'Source', href: 'https://example.org' },
        ],
      },
    ],
  });
});

test.describe('DOC-04 SIDE-13 neighbors follow the sidebar, skip unlisted pages and stay in their version', () => {
  const cases: [id: string, version: string, previous: string, next: string][] = [
    ['index', 'current', '', '/overview/'],
    ['overview', 'current', '/', '/guides/goals'],
    ['guides/goals', 'current', '/overview/', '/guides/themes'],
    ['guides/themes', 'current', '/guides/goals', '/guides/appendix'],
    ['guides/appendix', 'current', '', '/overview/'],
    ['guides/migration', 'current', '', ''],
    ['guides/secret', 'current', '', ''],
    ['index', 'v2', '', '/v2/api/StyledComponent'],
    ['api/StyledComponent', 'v2', '/v2/', ''],
  ];
  for (const [id, version, previous, next] of cases) {
    test(`${version} ${id}`, () => {
      const doc = docs.find((entry) => entry.id === id && entry.version === version);
      if (!doc) throw new Error(`${id} is not in the fixture`);
      const found = findNeighbors(content, doc);
      expect([found.previous?.path ?? '', found.next?.path ?? '']).toEqual([previous, next]);
    });
  }
});

test('the label of a neighbor is its sidebar label, else its title', () => {
  const overview = docs.find(({ id }) => id === 'overview');
  expect(overview && findNeighbors(content, overview).previous?.label).toBe('Start');
});

test('BLOG-01 BLOG-13 posts are sorted newest first, their URLs have no date', () => {
  expect(posts.map(({ path, frontMatter }) => [path, frontMatter.date])).toEqual([
    ['/blog/second', '2024-05-06'],
    ['/blog/first', '2023-01-02'],
  ]);
});

test('BLOG-12 tags gather posts by URL', () => {
  const tags = listTags(posts).map(({ label, path, posts }) => [label, path, posts.length]);
  expect(tags).toEqual([
    ['announcement', '/blog/tags/announcement', 1],
    ['v4', '/blog/tags/v-4', 2],
  ]);
});

test('an alias becomes a redirect, and the former paths of a version redirect too', () => {
  expect(content.redirects.map(({ from, to }) => `${from} → ${to}`)).toEqual([
    '/guides/old-appendix → /guides/appendix',
    '/v4/guides/appendix → /guides/appendix',
    '/v4/guides/old-appendix → /guides/appendix',
    '/v4/guides/goals → /guides/goals',
    '/v4/guides/migration → /guides/migration',
    '/v4/guides/secret → /guides/secret',
    '/v4/guides/themes → /guides/themes',
    '/v4 → /',
    '/v4/overview → /overview/',
    // The home page of v2 has no redirect from `/`, because `/` is the home page of the current version.
    '/api/StyledComponent → /v2/api/StyledComponent',
  ]);
});

test('the body of a page has its line number in the file', () => {
  const home = docs.find(({ path }) => path === '/');
  expect([home?.bodyLine, home?.body]).toEqual([5, '\nText.\n']);
});
