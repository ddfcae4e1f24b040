import { expect, test } from '@playwright/test';
import { siteIn } from '@/tests/support/site';

/** Version and doc ID of each page that no sidebar lists. */
const outside = [
  'current api/nativewind-style-sheet',
  // Page for the authors of this site.
  'current authoring',
  'current core-concepts/how-it-works',
  'current customization/screens',
  // The page for agents links to it.
  'current guides/agent-tools',
  'current guides/migration-v4',
  'current tailwind/component',
  'current troubleshooting',
  'v2 customization/screens',
  'v2 guides/universal-system',
  'v2 overview/benchmarks',
  'v2 tailwind/component',
  'v2 tailwind/effects/box-shadow-color',
  'v2 tailwind/flexbox/justify-items',
  'v2 troubleshooting',
];

test('ROUTE-06 ROUTE-08 SIDE-13 the sidebar of each version lists every page but these', () => {
  const pages = siteIn().versions.flatMap(({ name, docs }) =>
    docs.map(({ id, sidebar }) => ({ page: `${name} ${id}`, listed: sidebar === 'docs' })),
  );
  const unlisted = pages.filter(({ listed }) => !listed).map(({ page }) => page);
  const expected = pages.map(({ page }) => page).filter((page) => outside.includes(page));
  expect(unlisted.sort()).toEqual(expected.sort());
});
