import { openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

// Equivalent to a window of 1280 by 1024 px at 400% zoom.
test.use({ viewport: { width: 320, height: 256 } });

for (const path of [
  '/overview/',
  '/core-concepts/functions-and-directives',
  '/tailwind/spacing/padding',
  '/v2/tailwind/spacing/padding',
]) {
  test(`the heading of ${path} is visible without scrolling at 400 % zoom`, async ({ page }) => {
    await openPage(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('at 400 % zoom the navbar scrolls away, and links to headings scroll them to the top edge', async ({
  page,
}) => {
  await openPage(page, '/core-concepts/states');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar).toBeInViewport();
  await page.getByText('On this page').first().click();
  await page.getByRole('link', { name: 'State of a parent' }).first().click();
  const heading = page.getByRole('heading', { name: 'State of a parent' });
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(40);
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(navbar).not.toBeInViewport();
});

for (const path of [
  '/tailwind/borders/border-color',
  '/tailwind/layout/top-right-bottom-left',
  '/v2/tailwind/borders/border-color',
  '/v2/tailwind/spacing/margin',
]) {
  test(`IMPLIED-09 ${path} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
