import { expect, test } from '@playwright/test';
import { toLlmsFiles } from '@/lib/site/twins/llms';
import { site } from '@/tests/fixtures/content/site';

const page = (version: string, path: string, title: string, unlisted = false) => {
  const url = `https://docs.example${path}`;
  const listUrl = 'https://docs.example/llms.txt';
  const description = `About ${title}.`;
  return { version, path, title, unlisted, url, listUrl, description, body: 'Text.' };
};

const sidebar = {
  link: { path: '/start', label: 'Docs' },
  items: [
    { type: 'link' as const, label: 'Start', href: '/start' },
    {
      type: 'category' as const,
      label: 'Guides',
      href: '/guides/',
      collapsible: true,
      collapsed: false,
      items: [{ type: 'link' as const, label: 'One', href: '/guides/one' }],
    },
  ],
};
const version = {
  name: 'current',
  label: 'v4',
  isLast: true,
  path: '/',
  mainDocId: 'start',
  docs: [],
  unpublishedIds: [],
  sidebars: { docs: sidebar },
};
const files = toLlmsFiles(
  { ...site, title: 'Fixture', tagline: 'What it is.', url: 'https://docs.example', basePath: '' },
  [version],
  [
    page('current', '/guides/one', 'One'),
    page('current', '/other', 'Other'),
    page('current', '/start', 'Start'),
    page('current', '/guides/', 'Guides'),
    page('current', '/secret', 'Secret', true),
    page('', '/blog/post', 'Post'),
  ],
);

test('llms.txt has a title, a quotation and lists of links, in the order of the sidebar', () => {
  expect(files['/llms.txt']).toBe(`# Fixture

> What it is.

## Docs

- [Start](https://docs.example/start.md): About Start.

## Guides

- [Guides](https://docs.example/guides.md): About Guides.
- [One](https://docs.example/guides/one.md): About One.

## More

- [Other](https://docs.example/other.md): About Other.

## Blog

- [Post](https://docs.example/blog/post.md): About Post.

## Optional

- [v4 pages](https://docs.example/v4/llms.txt): a list of its pages
- [v4 docs in full](https://docs.example/v4/llms-full.txt): all pages in one file
`);
});

test('each version has its own list, without the blog', () => {
  expect(files['/v4/llms.txt']).toContain('# Fixture v4\n');
  expect(files['/v4/llms.txt']).not.toContain('Post');
});

test('the full text contains the listed pages in order', () => {
  const titles = files['/llms-full.txt']?.match(/^# .*/gm);
  expect(titles).toEqual(['# Start', '# Guides', '# One', '# Other', '# Post']);
});
