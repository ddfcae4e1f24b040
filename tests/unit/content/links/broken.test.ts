import { expect, test } from '@playwright/test';
import { formatErrors } from '@/lib/config/source/content-error';
import { checkLinks, toTargets } from '@/lib/content/links/check-links';

const pages = ['/', '/overview/', '/gap', '/v2/api/StyledComponent', '/blog/archive'].map(
  (path) => {
    return { path, from: '' };
  },
);
const targets = toTargets(pages, [
  { path: '/', ids: [] },
  { path: '/gap', ids: ['rows', 'größe'] },
]);

function report(href: string, page = '/gap'): string {
  return formatErrors(checkLinks([{ href, page, file: 'a.mdx' }], targets));
}

test.describe('BUILD-01 links to an existing page and heading are accepted', () => {
  const fine = [
    '/',
    '/#',
    '/overview',
    '/overview/',
    '/gap?a=b#rows',
    '#rows',
    '/gap#gr%C3%B6%C3%9Fe',
    '/blog/archive#2024',
  ];
  for (const href of fine) test(href, () => expect(report(href)).toBe(''));
});

test.describe('BUILD-01 links without a target are errors', () => {
  const broken: [href: string, report: string][] = [
    [
      '/gpa',
      'a.mdx  Link to a page that does not exist\n  /gpa → there is no such page\n  Did you mean /gap?',
    ],
    [
      '/v2/api/styledcomponent',
      'a.mdx  Link to a page that does not exist\n  /v2/api/styledcomponent → there is no such page\n  Did you mean /v2/api/StyledComponent?',
    ],
    [
      '/gap#row',
      'a.mdx  Link to a heading that does not exist\n  /gap#row → that page has: #rows, #größe\n  Did you mean #rows?',
    ],
    [
      '#row',
      'a.mdx  Link to a heading that does not exist\n  #row → this page has: #rows, #größe\n  Did you mean #rows?',
    ],
    [
      '/#top-of-all',
      'a.mdx  Link to a heading that does not exist\n  /#top-of-all → that page has: no headings',
    ],
  ];
  for (const [href, expected] of broken) test(href, () => expect(report(href)).toBe(expected));
});

test('a hint stays in the version, finds a moved page, and replaces an old path with the new one', () => {
  const places = ['/', '/guides/themes', '/core/dark-mode', '/v2/', '/v2/gap'];
  const found = toTargets(
    places.map((path) => ({ path, from: '' })),
    [],
  );
  const hints = {
    versions: [{ path: '/' }, { path: '/v2' }],
    redirects: [{ from: '/dark', to: '/core/dark-mode' }],
  };
  const rows: [href: string, hint: string][] = [
    ['/guides/dark-mode', 'Did you mean /core/dark-mode?'],
    ['/v2/gpa', 'Did you mean /v2/gap?'],
    ['/v2/themes', 'Correct the path, or add the page.'],
    ['/gap', 'Correct the path, or add the page.'],
    ['/dark/', 'Link to /core/dark-mode; /dark is an old path of that page.'],
  ];
  const hintOf = (href: string) => checkLinks([{ href, file: 'a.mdx' }], found, hints)[0]?.fix;
  expect(rows.map(([href]) => [href, hintOf(href)])).toEqual(rows);
});

test('BUILD-02 a link broken on five pages is reported as something they share', () => {
  const links = [1, 2, 3, 4, 5].map((n) => ({ href: '/old', page: `/${n}`, file: 'a.mdx' }));
  expect(formatErrors(checkLinks(links, targets))).toBe(
    'a.mdx  Link to a page that does not exist\n  /old → there is no such page\n  Correct the path, or add the page.\n  It is broken on 5 pages: check what they share, such as a partial.',
  );
  expect(formatErrors(checkLinks(links.slice(1), targets))).not.toContain('broken on');
});
