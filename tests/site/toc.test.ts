import type { Page } from '@playwright/test';
import { delayRequests, frameworkScripts } from '@/tests/support/delay-requests';
import { expect, test } from '@/tests/support/test';

const toc = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test('TOC-01 TOC-03 the table of contents lists the headings next to the article and stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/core-concepts/states');
  const headings = await page
    .getByRole('article')
    .locator('h2[id], h3[id]')
    .evaluateAll((all) => all.map((heading) => `#${heading.id}`));
  const links = await toc(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(headings);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(toc(page)).toBeInViewport();
  const label = await toc(page).getByRole('link').first().boundingBox();
  expect(label?.width, 'width of an entry').toBeGreaterThan(100);
});

test('TOC-03 TOC-06 at 996 px a closed block above the text replaces it', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await page.goto('/core-concepts/states');
  await expect(toc(page)).toBeHidden();
  const block = page.locator('details', { hasText: 'On this page' }).first();
  await expect(block).toHaveJSProperty('open', false);
  await block.locator('summary').click();
  await expect(block.getByRole('link').first()).toBeVisible();
});

test('TOC-03 the closed block also gets its links if it is opened before scripts load', async ({
  page,
}) => {
  await page.setViewportSize({ width: 996, height: 800 });
  const start = await delayRequests(page, frameworkScripts);
  await page.goto('/core-concepts/states', { waitUntil: 'commit' });
  const block = page.locator('details', { hasText: 'On this page' }).first();
  await block.locator('summary').click();
  await expect(block).toHaveJSProperty('open', true);
  start();
  await expect(block.getByRole('link').first()).toBeVisible();
});

test('TOC-04 TOC-05 one entry at a time is marked as current, also after a jump', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/core-concepts/states');
  const current = toc(page).locator('a[aria-current]');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(current).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  const first = toc(page).getByRole('link').first();
  await first.click();
  await expect(current).toHaveCount(1);
  await expect(first).toHaveAttribute('aria-current', 'true');
});

test('TOC-04 marking an entry does not make its text wider', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/core-concepts/states');
  const entries = toc(page).getByRole('link');
  const widths = () =>
    entries.evaluateAll((all) =>
      all.map((entry) => {
        const text = document.createRange();
        text.selectNodeContents(entry);
        return text.getBoundingClientRect().width;
      }),
    );
  const before = await widths();
  await entries.evaluateAll((all) => {
    for (const entry of all) entry.setAttribute('aria-current', 'true');
  });
  expect(await widths()).toEqual(before);
});

test('TOC-07 HEAD-05 an entry scrolls to its heading below the navbar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/core-concepts/states');
  const links = toc(page).getByRole('link');
  // Uses an entry in the middle, because the heading of a later one may not be able to scroll to the top.
  const link = links.nth(Math.floor((await links.count()) / 2));
  const hash = (await link.getAttribute('href')) ?? '';
  const heading = page.locator(hash);
  await expect(heading).not.toBeInViewport();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  await expect(heading).toBeInViewport();
  const navbar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const end = Math.round((navbar?.y ?? 0) + (navbar?.height ?? 0));
  const top = async () => Math.round((await heading.boundingBox())?.y ?? 0);
  await expect.poll(top).toBeGreaterThanOrEqual(end);
  await expect.poll(top).toBeLessThan(end + 100);
});
