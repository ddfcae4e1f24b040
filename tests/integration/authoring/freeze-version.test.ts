import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { planVersion, type WantedVersion } from '@/lib/content/authoring/freeze-version';
import { filesChangedSince, restoreFiles, toFrozenRecord } from '@/lib/export/build/frozen-record';
import { authorSite, pageText } from '../../support/author-site';

const version = (label = 'v4') => `    {
      name: 'current',
      label: '${label}',
      path: '/',
      dir: '${label}',
      isLast: true,
      banner: 'none',
      noIndex: false,
      classes: 'lib/classes/data/v4.json',
      player: true,
    }`;
const frozen = (label: string, classes: string, banner = 'unmaintained') => `    {
      name: '${label}',
      label: '${label}',
      path: '/${label}',
      dir: '${label}',
      isLast: false,
      banner: '${banner}',
      noIndex: false,
      classes: '${classes}',
      player: true,
    }`;

function makeSite(current = version()) {
  const site = authorSite(test.info().outputPath('site'), {
    'content/docs/v4/sidebar.ts':
      "export default ['index', { type: 'link', label: 'Top', href: '/guides/old#x' }, 'guides/old'];\n",
    'content/docs/v4/glossary.yml': '/guides/old#x: [wombat]\n',
    'content/docs/v4/index.mdx': pageText(
      '[a](/guides/old#x), [b](./guides/old.mdx), [c](/blog), [d](https://example.org/guides/old)',
      'title: A page\nhero:\n  actions:\n    - label: Begin\n      to: /guides/old',
    ),
    'content/docs/v4/guides/old.mdx': pageText(
      '## X\n\n![Dot](./dot.svg)\n\n<Include file="_partials/p.mdx" />\n\n```ts file="_samples/a.ts"\n```',
      'title: Old # kept\naliases: [/older]\nsearch_all_versions: true',
    ),
    'content/docs/v4/guides/dot.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />',
    'content/docs/v4/_partials/p.mdx': 'Back [home](/).\n',
    'content/docs/v4/_samples/a.ts': 'let a = 1;\n',
    'content/docs/v2/index.mdx': pageText('[In version 4](/guides/old)'),
  });
  const config = join(site.folder, 'site.config.ts');
  const source = readFileSync(config, 'utf8');
  const written = `versions: [\n${current},\n    site.versions[1],\n  ]`;
  writeFileSync(config, source.replace('...site,', `...site, ${written},`));
  return site;
}

test('frozen docs have their own links, sidebar, class data and redirects', async () => {
  const site = makeSite();
  site.write(await planVersion(site.read(), { label: 'v4.0' }));
  const expected: Record<string, string> = {
    'sidebar.ts':
      "export default ['index', { type: 'link', label: 'Top', href: '/v4.0/guides/old#x' }, 'guides/old'];\n",
    'glossary.yml': '/v4.0/guides/old#x: [wombat]\n',
    'index.mdx': pageText(
      '[a](/v4.0/guides/old#x), [b](./guides/old.mdx), [c](/blog), [d](https://example.org/guides/old)',
    ),
    'guides/old.mdx': pageText(
      '## X\n\n![Dot](./dot.svg)\n\n<Include file="_partials/p.mdx" />\n\n```ts file="_samples/a.ts"\n```',
      'title: Old # kept\naliases:\n  - /v4.0/older',
    ),
    '_partials/p.mdx': 'Back [home](/v4.0/).\n',
    '_samples/a.ts': 'let a = 1;\n',
  };
  for (const [name, text] of Object.entries(expected))
    expect(site.text(`content/docs/v4.0/${name}`), name).toBe(text);
  expect(existsSync(join(site.folder, 'content/docs/v4.0/guides/dot.svg'))).toBe(true);
  const classes = join(relative(process.cwd(), site.folder), 'content/docs/v4.0/classes.json');
  expect(site.text('site.config.ts')).toContain(`${version()},\n${frozen('v4.0', classes)},\n`);
  expect(await site.report()).toBe('');
  const { versions, redirects, classes: classesOf } = site.read();
  expect(versions.map(({ label, path }) => [label, path])).toEqual([
    ['v4', '/'],
    ['v4.0', '/v4.0'],
    ['v2', '/v2'],
  ]);
  expect(redirects).toContainEqual({ from: '/v4.0/older', to: '/v4.0/guides/old' });
  expect(classesOf('v4.0').revision).toBe(classesOf('current').revision);
});

test('the current docs get their next label, and former addresses lead to the frozen pages', async () => {
  const site = makeSite(version().replace("path: '/',", "path: '/',\n      formerPath: '/v4',"));
  const before = filesIn(site.folder);
  expect(site.read().redirects).toContainEqual({ from: '/v4/guides/old', to: '/guides/old' });
  const index = site.text('content/docs/v4/index.mdx');
  const changes = await planVersion(site.read(), { label: 'v4', next: 'v5', banner: 'maintained' });
  const record = toFrozenRecord(site.folder, 'v4', changes);
  site.write(changes);
  expect(site.text('content/docs/v5/index.mdx')).toBe(index);
  expect(existsSync(join(site.folder, 'content/docs/v5/guides/dot.svg'))).toBe(true);
  expect(site.text('content/docs/v4/index.mdx')).toContain('[a](/v4/guides/old#x)');
  const classes = join(relative(process.cwd(), site.folder), 'content/docs/v4/classes.json');
  expect(site.text('site.config.ts')).toContain(
    `${version('v5')},\n${frozen('v4', classes, 'maintained')},\n`,
  );
  expect(await site.report()).toBe('');
  const { pages, redirects } = site.read();
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/guides/old', '/v4/', '/v4/guides/old']),
  );
  expect(redirects).toContainEqual({ from: '/v4/older', to: '/v4/guides/old' });
  expect(redirects.map(({ from }) => from)).not.toContain('/v4/guides/old');

  expect(filesChangedSince(site.folder, record)).toEqual([]);
  restoreFiles(site.folder, record);
  expect(filesIn(site.folder)).toEqual(before);
});

test('the folder of the current docs is renamed when the copy gets another label', async () => {
  const site = makeSite();
  const before = filesIn(site.folder);
  const changes = await planVersion(site.read(), { label: 'old', next: 'v5' });
  const record = toFrozenRecord(site.folder, 'old', changes);
  site.write(changes);
  expect(site.text('content/docs/v4/index.mdx')).toBeUndefined();
  expect(site.text('content/docs/old/index.mdx')).toContain('[a](/old/guides/old#x)');
  expect(await site.report()).toBe('');
  restoreFiles(site.folder, record);
  expect(filesIn(site.folder)).toEqual(before);
});

test('a version is rejected when its label is taken', async () => {
  const content = makeSite().read();
  const rows: [wanted: WantedVersion, message: string][] = [
    [{ label: 'v4' }, 'The current docs already use v4. Add their next label'],
    [{ label: 'v2' }, 'The URL /v2/ is already used by content/docs/v2/index.mdx.'],
    [{ label: 'guides' }, 'The URL /guides/old is already used by content/docs/v4/guides/old.mdx.'],
    [{ label: '../v3' }, '../v3 is not a valid label.'],
    [{ label: 'v4', next: 'v2' }, 'The label v2 is already used by a version.'],
    [{ label: 'v4', next: 'v4' }, 'The label v4 is already used by a version.'],
    [{ label: 'v4', next: 'v/5' }, 'v/5 is not a valid label.'],
  ];
  for (const [wanted, message] of rows)
    await expect(planVersion(content, wanted), JSON.stringify(wanted)).rejects.toThrow(message);
});

/** Returns the content of all files in a folder, keyed by path. */
function filesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [relative(folder, path), readFileSync(path, 'utf8')]),
  );
}
