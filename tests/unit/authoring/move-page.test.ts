import { expect, test } from '@playwright/test';
import { planMove } from '@/lib/authoring/move-page';
import { checkSite } from '@/lib/check/site-check';
import { formatErrors } from '@/lib/content/content-error';
import { authorSite, pageText } from '../../support/author-site';

const folder = process.env.SITE_DIR;

test.afterAll(() => {
  if (folder === undefined) delete process.env.SITE_DIR;
  else process.env.SITE_DIR = folder;
});

const links =
  '[`/guides/old`](/guides/old#x), [b](/guides/old), [c](./guides/old.mdx#x), [d](/guides/other)';

function makeSite() {
  return authorSite(test.info().outputPath('site'), {
    'content/docs/v4/sidebar.ts':
      "export default [\n  'index', // first\n  'guides/old',\n  'guides/other',\n];\n",
    'content/docs/v4/glossary.yml': '/guides/old#x: [wombat]\n',
    'content/docs/v4/index.mdx': pageText(links, 'title: Home\npagination_next: "guides/old"'),
    'content/docs/v4/guides/old.mdx': pageText(
      '## X\n\n[Beside](./other.mdx), [me](./old.mdx#x), [here](#x).',
      'title: Old # kept\naliases: [/older]',
    ),
    'content/docs/v4/guides/other.mdx': pageText(
      '[Old](./old.mdx)\n\n<Include file="_partials/p.mdx" />',
    ),
    'content/docs/v4/_partials/p.mdx': 'Also [there](../guides/old.mdx).\n',
    'content/docs/v2/index.mdx': pageText('[In version 4](/guides/old)'),
  });
}

test('a page that moves leaves an alias, and all that named it names it where it is', async () => {
  const site = makeSite();
  site.write(await planMove(site.folder, { from: '/guides/old', to: 'api/new' }));
  expect(site.text('content/docs/v4/guides/old.mdx')).toBeUndefined();
  const expected: Record<string, string> = {
    'content/docs/v4/api/new.mdx': pageText(
      '## X\n\n[Beside](../guides/other.mdx), [me](./new.mdx#x), [here](#x).',
      'title: Old # kept\naliases:\n  - /older\n  - /guides/old',
    ),
    'content/docs/v4/sidebar.ts':
      "export default [\n  'index', // first\n  'api/new',\n  'guides/other',\n];\n",
    'content/docs/v4/glossary.yml': '/api/new#x: [wombat]\n',
    'content/docs/v4/index.mdx': pageText(
      '[`/guides/old`](/api/new#x), [b](/api/new), [c](./api/new.mdx#x), [d](/guides/other)',
      'title: Home\npagination_next: "api/new"',
    ),
    'content/docs/v4/_partials/p.mdx': 'Also [there](../api/new.mdx).\n',
    'content/docs/v2/index.mdx': pageText('[In version 4](/api/new)'),
  };
  for (const [file, text] of Object.entries(expected)) expect(site.text(file), file).toBe(text);
  expect(site.text('site.config.ts')).toContain(
    "docId: 'api/new', label: 'Old' }, { to: '/api/new#x'",
  );
  expect(formatErrors(await checkSite())).toBe('');
});

test('a page that moves back takes its alias back', async () => {
  const site = makeSite();
  const before = site.text('content/docs/v4/index.mdx');
  site.write(await planMove(site.folder, { from: 'guides/old', to: 'api/new' }));
  site.write(await planMove(site.folder, { from: 'api/new', to: 'guides/old' }));
  expect(site.text('content/docs/v4/index.mdx')).toBe(before);
  expect(site.text('content/docs/v4/guides/old.mdx')).toContain('  - /older\n  - /api/new\n---');
  expect(formatErrors(await checkSite())).toBe('');
});

test('a page moves neither over another nor from nowhere', async () => {
  const { folder: site } = makeSite();
  const rows: [from: string, to: string, message: string][] = [
    ['guides/old', 'guides/other', 'content/docs/v4/guides/other.mdx is already there.'],
    ['guides/other', 'older', 'The URL /older already leads to /guides/old.'],
    ['guides/odl', 'x', 'There is no doc guides/odl. Did you mean guides/old?'],
  ];
  for (const [from, to, message] of rows)
    await expect(planMove(site, { from, to })).rejects.toThrow(message);
});
