import { expect, test } from '@playwright/test';
import { siteIn } from '@/tests/support/site';

const { docs, pages } = siteIn();

test.describe('META-05 a card names the page, the innermost group it is listed in, and the version', () => {
  const rows: [path: string, section: string, version: string][] = [
    ['/', '', 'v4'],
    ['/tailwind/flexbox/gap', 'Flexbox & grid', 'v4'],
    ['/getting-started/installation', 'Getting started', 'v4'],
    ['/overview/', '', 'v4'],
    ['/v2/tailwind/flexbox/gap', 'Flexbox & grid', 'v2'],
  ];
  for (const [path, section, version] of rows) {
    test(path, () => {
      const title = docs.find((entry) => entry.path === path)?.frontMatter.title;
      const page = pages.find((candidate) => candidate.path === path);
      expect(page?.card).toMatchObject({ title, section, version });
    });
  }
});
