import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicPaths } from '@/lib/config/source/site-files';
import { reservedUse } from '@/lib/content/mdx/ids';
import { scriptIds, shellIds } from '@/lib/content/mdx/reserved-ids';
import { listFiles } from '@/lib/export/build/list-files';
import { readReservedIds } from '@/lib/export/build/reserved-ids';
import { toRedirectFile } from '@/lib/export/hosts/redirects';
import { fixedFiles, ownFolders } from '@/lib/site/pages/export-files';
import { twinFiles } from '@/lib/site/twins/twin-urls';
import site from '@/site.config';
import { runBuild } from '../support/build';
import { siteIn } from '../support/site';
import { expect, test } from '../support/test';

test('BUILD-01 BUILD-03 one report lists every mistake in the content, and the last export stays', async () => {
  await mkdir('out.fixtures', { recursive: true });
  const dir = await mkdtemp('out.fixtures/last-');
  await writeFile(join(dir, 'index.html'), 'the last good export');
  const broken = { SITE_DIR: 'tests/fixtures/sites/broken', OUT_DIR: dir };
  const { code, output } = await runBuild(broken);

  expect(code).toBe(1);
  const mistakes = [
    'broken-link.mdx:6:5  Link to a file that is not a page: ./index-page.mdx',
    'broken-yaml.mdx:3:16  The YAML cannot be read',
    'dead-anchor.mdx:6:5  ',
    'missing-image.mdx:6:1  There is no file ./img/none.png',
    'missing-title.mdx:1:1  title is missing',
    'not-utf8.mdx:6:4  The file is not UTF-8',
    'same-two.mdx:4:7  The URL /same is already used by content/docs/main/same-one.mdx',
    'unclosed-tag.mdx:6:1  <Details> is not closed',
    'unknown-component.mdx:6:1  ',
    'unknown-language.mdx:6:4  Unknown language of a code block: tsxx',
  ];
  for (const mistake of mistakes) expect(output).toContain(`content/docs/main/${mistake}`);
  expect(output).toContain('10 mistakes');
  expect(output).not.toMatch(/^\s+at /m);
  expect(await readFile(join(dir, 'index.html'), 'utf8')).toBe('the last good export');
  await rm(dir, { recursive: true });
});

test('the table of fixed files lists exactly the exported files that belong to no page and no public file', async () => {
  const names = (await listFiles('out')).filter((name) => !/\.(?:br|gz)$/.test(name));
  const { pages, redirects } = siteIn();
  const paths = pages.map(({ path }) => path.replace(/\/$/, ''));
  const ofPages = [
    ...pages.flatMap(({ path }) => twinFiles(path)),
    ...paths.flatMap((path) => [`${path}/index.html`.slice(1), `${path || '/index'}.txt`.slice(1)]),
    ...redirects.map(toRedirectFile),
    ...publicPaths('.').map((path) => path.slice(1)),
  ];
  const known = new Set(ofPages);
  const isOwn = (name: string) => ownFolders(site).some((folder) => `/${name}`.startsWith(folder));
  // The search index is below the search page, in a folder whose name is a hash.
  const isIndex = (name: string) => /^search\/[\da-f]{12}\//.test(name);
  const others = names.filter((name) => !known.has(name) && !isOwn(name) && !isIndex(name));
  const lists = await readFile('out/llms.txt', 'utf8');
  const linked = lists.match(/(?<=\]\()\S+llms\.txt(?=\))/g) ?? [];
  const expected = [...fixedFiles(site), ...linked.map((url) => new URL(url).pathname)];
  expect(others.map((name) => `/${name}`).sort()).toEqual([...new Set(expected)].sort());
});

test('the list of reserved heading ids matches the export’s scripts and shell', async () => {
  const { scripts, shell } = await readReservedIds('out');
  expect(scripts, 'npm run reserved-ids updates the list').toEqual(scriptIds);
  expect(shell, 'npm run reserved-ids updates the list').toEqual(shellIds);
  expect(scripts).toEqual(expect.arrayContaining(['__next_f', 'TURBOPACK', 'next', 'process']));
  expect(shell).toEqual(expect.arrayContaining(['main', 'menu']));
});

test('an element with a reserved id becomes a global variable, but not one with a name that browsers define', async ({
  page,
}) => {
  const own = ['performance', 'screen', 'history', 'name', 'addEventListener', 'toString'];
  const reserved = ['__next_f', 'TURBOPACK', 'next', 'process'];
  await page.setContent([...own, ...reserved].map((id) => `<span id="${id}"></span>`).join(''));
  const isElement = (names: string[]) =>
    page.evaluate(
      (ids) => ids.filter((id) => Reflect.get(window, id) instanceof HTMLElement),
      names,
    );
  expect(await isElement(own)).toEqual([]);
  expect(await isElement(reserved)).toEqual(reserved);
  for (const id of own) expect(reservedUse(id)).toBeUndefined();
});
