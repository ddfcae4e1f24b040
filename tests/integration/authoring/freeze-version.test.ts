import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { planVersion } from '@/lib/content/authoring/freeze-version';
import { authorSite, pageText } from '../../support/author-site';

const version = `    {
      name: 'current',
      label: 'v4',
      path: '/',
      dir: 'v4',
      isLast: true,
      banner: 'none',
      noIndex: false,
      classes: 'lib/classes/data/v4.json',
      player: true,
    }`;
const frozen = (classes: string) => `    {
      name: 'v4.0',
      label: 'v4.0',
      path: '/v4.0',
      dir: 'v4.0',
      isLast: false,
      banner: 'unmaintained',
      noIndex: false,
      classes: '${classes}',
      player: true,
    }`;

function makeSite() {
  const site = authorSite(test.info().outputPath('site'), {
    'content/docs/v4/sidebar.ts':
      "export default ['index', { type: 'link', label: 'Top', href: '/guides/old#x' }, 'guides/old'];\n",
    'content/docs/v4/glossary.yml': '/guides/old#x: [wombat]\n',
    'content/docs/v4/index.mdx': pageText(
      '[a](/guides/old#x), [b](./guides/old.mdx), [c](/blog), [d](https://example.org/guides/old)',
      'title: A page\nhero:\n  actions:\n    - label: Begin\n      to: /guides/old',
    ),
    'content/docs/v4/guides/old.mdx': pageText(
      '## X\n\n![Dot](./dot.svg)\n\n<Include file="_partials/p.mdx" />',
      'title: Old # kept\naliases: [/older]\nsearch_all_versions: true',
    ),
    'content/docs/v4/guides/dot.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />',
    'content/docs/v4/_partials/p.mdx': 'Back [home](/).\n',
    'content/docs/v2/index.mdx': pageText('[In version 4](/guides/old)'),
  });
  const config = join(site.folder, 'site.config.ts');
  const source = readFileSync(config, 'utf8');
  const written = `versions: [\n${version},\n    site.versions[1],\n  ]`;
  writeFileSync(config, source.replace('...site,', `...site, ${written},`));
  return site;
}

test('frozen docs have their own links, sidebar, class data and redirects', async () => {
  const site = makeSite();
  site.write(await planVersion(site.read(), 'v4.0'));
  const expected: Record<string, string> = {
    'sidebar.ts':
      "export default ['index', { type: 'link', label: 'Top', href: '/v4.0/guides/old#x' }, 'guides/old'];\n",
    'glossary.yml': '/v4.0/guides/old#x: [wombat]\n',
    'index.mdx': pageText(
      '[a](/v4.0/guides/old#x), [b](./guides/old.mdx), [c](/blog), [d](https://example.org/guides/old)',
    ),
    'guides/old.mdx': pageText(
      '## X\n\n![Dot](./dot.svg)\n\n<Include file="_partials/p.mdx" />',
      'title: Old # kept\naliases:\n  - /v4.0/older',
    ),
    '_partials/p.mdx': 'Back [home](/v4.0/).\n',
  };
  for (const [name, text] of Object.entries(expected))
    expect(site.text(`content/docs/v4.0/${name}`), name).toBe(text);
  expect(existsSync(join(site.folder, 'content/docs/v4.0/guides/dot.svg'))).toBe(true);
  const classes = join(relative(process.cwd(), site.folder), 'content/docs/v4.0/classes.json');
  expect(site.text('site.config.ts')).toContain(`${version},\n${frozen(classes)},\n`);
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

test('a version is rejected when its label is taken', async () => {
  const content = makeSite().read();
  const rows: [label: string, message: string][] = [
    ['v4', 'The current docs already use v4.'],
    ['v2', 'The URL /v2/ is already used by content/docs/v2/index.mdx.'],
    ['guides', 'The URL /guides/old is already used by content/docs/v4/guides/old.mdx.'],
    ['../v3', '../v3 is not a valid label.'],
  ];
  for (const [label, message] of rows)
    await expect(planVersion(content, label), label).rejects.toThrow(message);
});
