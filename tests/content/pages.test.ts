import { expect, test } from '@playwright/test';
import { flattenLinks } from '@/lib/content/versions/nav-tree';
import { siteIn } from '@/tests/support/site';
import { promisedPages } from './pages';

for (const [name, { sidebar, others }] of Object.entries(promisedPages)) {
  const version = () => {
    const found = siteIn().versions.find((candidate) => candidate.name === name);
    if (!found) throw new Error(`There is no version ${name}`);
    return found;
  };

  test(`ROUTE-03 ROUTE-04 ROUTE-05 ROUTE-06 ROUTE-07 ROUTE-08 IMPLIED-11 ${name} has every page it promises`, () => {
    const paths = version().docs.map(({ path }) => path);
    expect([...sidebar, ...others].filter((path) => !paths.includes(path))).toEqual([]);
  });

  test(`SIDE-13 ROUTE-06 ROUTE-08 the sidebar of ${name} lists its pages, each once`, () => {
    const listed = flattenLinks(version().sidebars.docs.items).map(({ href }) => href);
    expect(sidebar.filter((path) => !listed.includes(path))).toEqual([]);
    expect(others.filter((path) => listed.includes(path))).toEqual([]);
    expect(listed.filter((path, index) => listed.indexOf(path) !== index)).toEqual([]);
  });
}

test('ROUTE-09 no page has a parameter in its path', () => {
  const paths = siteIn().docs.map(({ path }) => path);
  expect(paths.filter((path) => /[:*[\]{}]/.test(path))).toEqual([]);
});

test('every page links to another one', async () => {
  const { docs, posts, compile } = siteIn();
  const ends = await Promise.all(
    [...docs, ...posts].map(async (entry) => {
      const { links } = await compile(entry);
      const away = links.filter(
        ({ kind, resolved }) => kind === 'page' && resolved.replace(/#.*$/, '') !== entry.path,
      );
      return away.length === 0 ? [entry.file] : [];
    }),
  );
  expect(ends.flat()).toEqual([]);
});
