import { expect, test } from '@playwright/test';
import { closestPage } from '@/lib/content/links/closest-page';

const pages = [
  '/',
  '/getting-started/installation',
  '/core-concepts/dark-mode',
  '/core-concepts/states',
  '/tailwind/spacing/padding',
  '/tailwind/flexbox/gap',
  '/v2/',
  '/v2/core-concepts/dark-mode',
  '/v2/tailwind/spacing/padding',
];

const rows: [asked: string, closest: string | undefined][] = [
  ['/core-concepts/darkmode', '/core-concepts/dark-mode'],
  ['/guides/dark-mode', '/core-concepts/dark-mode'],
  ['/v2/guides/dark-mode', '/v2/core-concepts/dark-mode'],
  ['/v5/core-concepts/dark-mode', '/core-concepts/dark-mode'],
  ['/docs/getting-started/instalation', '/getting-started/installation'],
  ['/Core-Concepts/STATES.html', '/core-concepts/states'],
  ['/tailwind/spacing/pading/index.html', '/tailwind/spacing/padding'],
  ['/v2/padding', '/v2/tailwind/spacing/padding'],
  ['/wp-login.php', undefined],
  ['/%E2%80%8B', undefined],
];

for (const [asked, closest] of rows) {
  test(`the closest page to ${asked} is ${closest ?? 'none'}`, () => {
    expect(closestPage(asked, pages)).toBe(closest);
  });
}
