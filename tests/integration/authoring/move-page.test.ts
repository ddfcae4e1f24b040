import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { planMove } from '@/lib/content/authoring/move-page';
import { authorSite, pageText } from '../../support/author-site';

const links =
  '[`/guides/old`](/guides/old#x), [b](/guides/old), [c](./guides/old.mdx#x), [d](/guides/other)';

function makeSite(more: Record<string, string> = {}, name = 'site') {
  return authorSite(test.info().outputPath(name), {
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
    ...more,
  });
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />';

test('moving a page leaves an alias and updates every reference to it', async () => {
  const site = makeSite();
  site.write(await planMove(site.read(), { from: '/guides/old', to: 'api/new' }));
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
  expect(await site.report()).toBe('');
});

test('moving a page back removes its alias', async () => {
  const site = makeSite();
  const before = site.text('content/docs/v4/index.mdx');
  site.write(await planMove(site.read(), { from: 'guides/old', to: 'api/new' }));
  site.write(await planMove(site.read(), { from: 'api/new', to: 'guides/old' }));
  expect(site.text('content/docs/v4/index.mdx')).toBe(before);
  expect(site.text('content/docs/v4/guides/old.mdx')).toContain('  - /older\n  - /api/new\n---');
  expect(await site.report()).toBe('');
});

test('a page cannot replace another one, and a missing page cannot move', async () => {
  const content = makeSite().read();
  const rows: [from: string, to: string, message: string][] = [
    ['guides/old', 'guides/other', 'content/docs/v4/guides/other.mdx already exists.'],
    ['guides/other', 'older', 'The URL /older already leads to /guides/old.'],
    ['guides/odl', 'x', 'There is no doc guides/odl. Did you mean guides/old?'],
    [
      'index',
      'start',
      'content/docs/v4/index.mdx is the home page of v4: without it there would be no page at /. Create the other page with npm run new, and move the text there.',
    ],
  ];
  for (const [from, to, message] of rows)
    await expect(planMove(content, { from, to })).rejects.toThrow(message);
});

test('a page moves with its own pictures and files and still finds shared ones', async () => {
  const body =
    '![Own](./own.svg) and [data](./data.csv#top), ![shared](shared.svg), ![up](<../up it.svg>)';
  const site = makeSite({
    'content/docs/v4/guides/old.mdx': pageText(`${body}\n\n## X`),
    'content/docs/v4/guides/other.mdx': pageText('![Shared](./shared.svg)'),
    'content/docs/v4/guides/own.svg': svg,
    'content/docs/v4/guides/data.csv': 'a,b',
    'content/docs/v4/guides/shared.svg': svg,
    'content/docs/v4/up it.svg': svg,
  });
  site.write(await planMove(site.read(), { from: 'guides/old', to: 'api/deep/new' }));
  const place = 'content/docs/v4/api/deep';
  expect(site.text(`${place}/new.mdx`)).toContain(
    '![Own](./own.svg) and [data](./data.csv#top), ![shared](../../guides/shared.svg), ![up](<../../up it.svg>)',
  );
  for (const [name, text] of [
    ['own.svg', svg],
    ['data.csv', 'a,b'],
  ]) {
    expect(site.text(`${place}/${name}`)).toBe(text);
    expect(site.text(`content/docs/v4/guides/${name}`)).toBeUndefined();
  }
  expect(await site.report()).toBe('');
});

test('a page cannot move to where its pictures would overwrite others', async () => {
  const site = makeSite({
    'content/docs/v4/guides/old.mdx': pageText('![Own](./own.svg)\n\n## X'),
    'content/docs/v4/guides/own.svg': svg,
    'content/docs/v4/api/own.svg': svg,
  });
  await expect(planMove(site.read(), { from: 'guides/old', to: 'api/new' })).rejects.toThrow(
    'content/docs/v4/api/own.svg already exists.',
  );
});

test('sidebars and glossaries of every version are updated after a move', async () => {
  const link = "{ type: 'link', label: 'guides/old', href: '/guides/old/#x' }";
  const site = makeSite({
    'content/docs/v4/sidebar.ts': `export default ['index', ${link}, { type: 'autogenerated', dir: 'guides' }];\n`,
    'content/docs/v2/sidebar.ts': `export default ['index', ${link}];\n`,
    'content/docs/v2/glossary.yml': '/guides/old?q#x: [wombat]\n',
  });
  site.write(await planMove(site.read(), { from: 'guides/old', to: 'api/new' }));
  const moved = "{ type: 'link', label: 'guides/old', href: '/api/new#x' }";
  expect(site.text('content/docs/v4/sidebar.ts')).toBe(
    `export default ['index', ${moved}, { type: 'autogenerated', dir: 'guides' }, 'api/new'];\n`,
  );
  expect(site.text('content/docs/v2/sidebar.ts')).toBe(`export default ['index', ${moved}];\n`);
  expect(site.text('content/docs/v2/glossary.yml')).toBe('/api/new?q#x: [wombat]\n');
  expect(await site.report()).toBe('');
});

test('only links to the exact path of the page are updated, in every syntax', async () => {
  const body = (old: string) =>
    `[one][a], [more](/guides/older) and [two](/${old}/ "Title"), [three](/${old}?q#x).\n\n[a]: /${old}`;
  const site = makeSite({
    'content/docs/v4/guides/older.mdx': pageText(body('guides/old')),
    'content/docs/v4/sidebar.ts':
      "export default ['index', { type: 'autogenerated', dir: 'guides', exclude: ['guides/old'] }];\n",
  });
  site.write(await planMove(site.read(), { from: 'guides/old', to: 'api/new' }));
  expect(site.text('content/docs/v4/guides/older.mdx')).toBe(
    pageText(body('api/new').replace('/api/new/', '/api/new')),
  );
});

test('a docId means the page of the latest version if several versions have it', async () => {
  const twin = { 'content/docs/v2/guides/old.mdx': pageText('[Home](/v2/)') };
  const rows: [version: string, docId: string][] = [
    ['v2', 'guides/old'],
    ['v4', 'api/new'],
  ];
  for (const [version, docId] of rows) {
    const site = makeSite(twin, version);
    site.write(await planMove(site.read(), { from: 'guides/old', to: 'api/new', version }));
    expect(site.text('site.config.ts')).toContain(`docId: '${docId}'`);
  }
});

test('links on the landing page are updated after a move, and version paths stay', async () => {
  const hero = (to: string) =>
    `title: Home\nhero:\n  actions:\n    - label: Begin\n      to: ${to}`;
  const site = makeSite({ 'content/docs/v4/index.mdx': pageText(links, hero('/guides/old#x')) });
  const config = join(site.folder, 'site.config.ts');
  const versions = `[{ ...site.versions[0], formerPath: '/guides/old' }, site.versions[1]]`;
  const source = readFileSync(config, 'utf8');
  writeFileSync(config, source.replace('...site,', `...site, versions: ${versions},`));
  site.write(await planMove(site.read(), { from: 'guides/old', to: 'api/new' }));
  expect(site.text('content/docs/v4/index.mdx')).toContain(`${hero('/api/new#x')}\n---`);
  expect(site.text('site.config.ts')).toContain(versions);
});
