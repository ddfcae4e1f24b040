import type { Page } from '@playwright/test';
import { openPage } from '../support/open';
import { expect, test } from '../support/test';

const FILES = [
  { page: '/agents', tab: undefined, file: '/agents/AGENTS.md', label: 'AGENTS.md block' },
  {
    page: '/getting-started/installation',
    tab: 'Expo',
    file: '/agents/setup-expo.md',
    label: 'setup prompt for agents',
  },
  {
    page: '/getting-started/installation',
    tab: 'Next.js',
    file: '/agents/setup-next.md',
    label: 'setup prompt for agents',
  },
];

function linkTo(page: Page, file: string) {
  return page.getByRole('main').locator(`a[href="${file}"]`);
}

for (const { page: path, tab, file, label } of FILES) {
  test(`the button copies ${file}`, async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, path);
    const main = page.getByRole('main');
    if (tab) await main.getByRole('tab', { name: tab, exact: true }).click();
    await main.getByRole('button', { name: `Copy ${label}` }).click();
    await expect(main.getByText('Copied', { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const answer = await request.get(file);
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(copied).toBe(await answer.text());
    expect(copied).not.toBe(await (await request.get(`${path}.md`)).text());
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { page: path, file } of FILES) {
    test(`a plain link on ${path} leads to ${file}`, async ({ page, request }) => {
      await page.goto(path);
      const link = linkTo(page, file);
      await expect(link).toHaveCount(1);
      await expect(link).toHaveText(/^Open /);
      expect((await request.get(file)).ok()).toBe(true);
      await expect(
        page.getByRole('main').getByRole('button', { name: /^Copy (?:setup|AGENTS)/ }),
      ).toHaveCount(0);
    });
  }
});
