import { expect, test } from '@playwright/test';
import type { NavItem } from '@/lib/content/versions/nav-tree';
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
const published = {
  ...site,
  title: 'Fixture',
  tagline: 'What it is.',
  url: 'https://docs.example',
  basePath: '',
};
const files = toLlmsFiles(
  published,
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

test('the longest category of a long list gets a separate list, and the others link to it', () => {
  const link = (href: string) => ({ type: 'link' as const, label: href, href });
  const category = (label: string, items: NavItem[], href?: string) => ({
    ...{ type: 'category' as const, label, items, collapsible: true, collapsed: false },
    ...(href && { href }),
  });
  const many = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${folder}/${index}`);
  const [guides, first, second, free] = [
    many('/guides', 50),
    many('/classes/a', 200),
    many('/classes/b', 100),
    many('/free', 400),
  ];
  const items = [
    category('Guides', guides.map(link), '/guides/'),
    category('Free', free.map(link)),
    category(
      'Classes',
      [link('/classes/0'), category('A', first.map(link)), category('B', second.map(link))],
      '/classes/',
    ),
  ];
  const paths = ['/guides/', ...guides, ...free, '/classes/', '/classes/0', ...first, ...second];
  const long = toLlmsFiles(
    published,
    [{ ...version, sidebars: { docs: { ...sidebar, items } } }],
    paths.map((path) => page('current', path, path)),
  );
  expect(Object.keys(long).sort()).toEqual([...Object.keys(files), '/classes/llms.txt'].sort());
  for (const name of ['/llms.txt', '/v4/llms.txt'])
    expect(long[name]).toContain(`## Classes

- [/classes/](https://docs.example/classes.md): About /classes/.
- [All 302 pages of Classes](https://docs.example/classes/llms.txt): A, B
`);
  const own = long['/classes/llms.txt'] ?? '';
  expect(own).toMatch(
    /^# Fixture v4: Classes\n\n> What it is\.\n\n## Classes\n\n- \[\/classes\/\]/,
  );
  expect(own.match(/^## .*/gm)).toEqual(['## Classes', '## A', '## B']);
  expect(own.match(/^- /gm)).toHaveLength(302);
});
