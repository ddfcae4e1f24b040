import type { Page } from '@playwright/test';
import { openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

const backToTop = (page: Page) =>
  page.getByRole('button', { name: 'Scroll back to top', includeHidden: true });

test('FOOT-01 FOOT-03 FOOT-04 the footer has titled columns, a copyright line and a style', async ({
  page,
}) => {
  await openPage(page, '/overview/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['Learn', 'Community', 'More', 'Offline']);
  const background = await footer.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(background).toBe('rgba(0, 0, 0, 0)');
  await expect(footer.getByText('MIT licensed.')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
});

test('FOOT-05 links to other sites open a new tab and have an arrow', async ({ page }) => {
  await openPage(page, '/overview/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'npm' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link.locator('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('BTT-01 BTT-02 the back-to-top button shows while scrolling up, on docs pages only', async ({
  page,
}) => {
  await openPage(page, '/troubleshooting');
  const button = backToTop(page);
  await expect(button).toHaveAttribute('aria-label', 'Scroll back to top');
  await expect(button).toHaveCSS('opacity', '0');
  await expect(button).toHaveCSS('visibility', 'hidden');
  await page.mouse.wheel(0, 1500);
  await page.waitForFunction(() => scrollY > 1000);
  await expect(button).toHaveCSS('visibility', 'hidden');
  await page.mouse.wheel(0, -200);
  await expect(button).toHaveCSS('opacity', '1');
  await page.mouse.wheel(0, 100);
  await expect(button).toHaveCSS('opacity', '0');
  await page.mouse.wheel(0, -200);
  await expect(button).toHaveCSS('opacity', '1');
  // Jumps to a heading further up, but not so close to the top that the position alone hides the button.
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await page.mouse.wheel(0, -100);
  await expect(button).toHaveCSS('opacity', '1');
  await page.evaluate(async () => {
    const headings = [...document.querySelectorAll('article :is(h2, h3)')];
    const above = headings.findLast((heading) => heading.getBoundingClientRect().top < -200);
    const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }));
    location.hash = above?.id ?? '';
    await scrolled;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(button).toHaveCSS('opacity', '0');
  await openPage(page, '/blog');
  await expect(button).toHaveCount(0);
});

test('BTT-03 the button scrolls to the top gradually', async ({ page }) => {
  await openPage(page, '/troubleshooting');
  await page.evaluate(() => scrollTo(0, 3000));
  await page.mouse.wheel(0, -100);
  await backToTop(page).click();
  const between = await page.evaluate(() => scrollY);
  expect(between).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
