import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { expect, test } from '@playwright/test';
import { docFrontMatter, postFrontMatter } from '@/lib/content/entries/front-matter-schema';
import { toTagPath } from '@/lib/content/entries/post-tags';
import { isPage, toDocId, toDocPath, toPostName, toPostPath } from '@/lib/content/entries/slugs';
import { checkProperty, hostileText } from '../../support/hostile-values';

const v4 = { dir: 'v4', path: '/' };
const v2 = { dir: 'v2', path: '/v2' };

test.describe('ROUTE-08 ROUTE-15 a file has one URL: capitals stay, and homes and category indexes end in a slash', () => {
  const cases = [
    { file: 'index.mdx', version: v4, id: 'index', path: '/' },
    { file: 'index.mdx', version: v2, id: 'index', path: '/v2/' },
    { file: 'overview/index.mdx', version: v4, id: 'overview', path: '/overview/' },
    { file: 'overview/index.mdx', version: v2, id: 'overview', path: '/v2/overview/' },
    { file: 'troubleshooting.mdx', version: v4, id: 'troubleshooting', path: '/troubleshooting' },
    {
      file: 'api/StyledComponent.mdx',
      version: v2,
      id: 'api/StyledComponent',
      path: '/v2/api/StyledComponent',
    },
    {
      file: 'tailwind/flexbox/gap.mdx',
      version: v4,
      id: 'tailwind/flexbox/gap',
      path: '/tailwind/flexbox/gap',
    },
    { file: 'api/a.mdx', slug: 'b', version: v2, id: 'api/a', path: '/v2/api/b' },
    { file: 'api/a.mdx', slug: '/b', version: v2, id: 'api/a', path: '/v2/b' },
    { file: 'home.mdx', slug: '/', version: v2, id: 'home', path: '/v2/' },
  ];
  for (const { file, version, slug, id, path } of cases) {
    test(`${version.dir}/${file} ${slug ?? ''} → ${path}`, () => {
      const whole = `content/docs/${version.dir}/${file}`;
      expect([toDocId(whole, version), toDocPath(whole, version, slug)]).toEqual([id, path]);
    });
  }
});

test('BLOG-13 the URL of a post is its slug, else its file name without the date', () => {
  expect(toPostName('content/blog/2026-11-21-release.mdx')).toEqual({
    date: '2026-11-21',
    name: 'release',
  });
  expect(toPostName('content/blog/release.mdx')).toBeUndefined();
  expect(toPostPath('release', undefined)).toBe('/blog/release');
  expect(toPostPath('release', 'other')).toBe('/blog/other');
});

test('files and folders that start with an underscore are not pages', () => {
  expect(isPage('content/docs/v4/_partials/note.mdx')).toBe(false);
  expect(isPage('content/docs/v4/note.mdx')).toBe(true);
});

test.describe('BLOG-12 the URL of a tag is its label in kebab case', () => {
  const cases: [label: string, path: string][] = [
    ['v4', 'v-4'],
    ['announcement', 'announcement'],
    ['nativewind', 'nativewind'],
    ['NativeWind', 'native-wind'],
    ['CSS variables', 'css-variables'],
    ['iOS 17', 'i-os-17'],
    ['Crème brûlée', 'creme-brulee'],
    ["what's new", 'whats-new'],
    ['  dark_mode!', 'dark-mode'],
  ];
  for (const [label, path] of cases) {
    test(`${label} → ${path}`, () => expect(toTagPath(label)).toBe(`/blog/tags/${path}`));
  }
});

test('no valid slug leaves its folder', () => {
  const title = 'A page';
  checkProperty(hostileText, (slug) => {
    const doc = docFrontMatter.safeParse({ title, slug });
    if (doc.success) {
      const path = toDocPath('content/docs/v4/a/b.mdx', { dir: 'v4', path: '/v4' }, slug);
      assert.equal(posix.normalize(path), path);
      assert.ok(path.startsWith('/v4/'), path);
    }
    const post = postFrontMatter.safeParse({ title, slug, date: '2026-01-31' });
    if (post.success) assert.equal(posix.dirname(posix.normalize(toPostPath('a', slug))), '/blog');
  });
  for (const slug of ['..', '.', '/../x', 'a/../../x']) {
    expect(docFrontMatter.safeParse({ title, slug }).success, slug).toBe(false);
    expect(postFrontMatter.safeParse({ title, slug, date: '2026-01-31' }).success, slug).toBe(
      false,
    );
  }
});
