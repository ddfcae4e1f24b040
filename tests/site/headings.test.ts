import { hydrate } from '../support/open';
import { expect, test } from '../support/test';

test.use({ fixture: 'plain' });
test.beforeEach(({ page }) => page.goto('/base/components/text'));

test('HEAD-01 headings of all levels end in a link to themselves', async ({ page }) => {
  const links = page.getByRole('article').getByRole('link', { name: /^Direct link to / });
  for (const level of ['h2', 'h3', 'h4', 'h5', 'h6']) {
    await expect(
      page.locator(`article ${level} > a[aria-label^="Direct link to "]:last-child`).first(),
    ).toBeAttached();
  }
  await expect(links.first()).toHaveAttribute('href', '#plain-heading');
  await expect(links.first()).toHaveAttribute('aria-label', 'Direct link to Plain heading');
  await expect(links.first()).toHaveAttribute('title', 'Direct link to Plain heading');
  await expect(page.locator('#chosen > a')).toHaveAttribute('title', 'Direct link to chosen');
});

test('HEAD-02 the # is drawn on hover and is not part of the text', async ({ page }) => {
  const heading = page.locator('#lists');
  const link = heading.locator('a');
  await expect(link).toHaveText('\u200B');
  await page.mouse.move(0, 0);
  await expect(link).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(link).toHaveCSS('opacity', '1');
  expect(await link.evaluate((a) => getComputedStyle(a, '::before').content)).toBe('"#"');
  await expect(link).toHaveCSS('user-select', 'none');
});

test('HEAD-03 the title has no id and no link', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).not.toHaveAttribute('id');
  await expect(title.locator('a')).toHaveCount(0);
});

test('HEAD-04 repeated headings get a suffix, and custom ids stay', async ({ page }) => {
  await expect(page.locator('h2#plain-heading, h2#plain-heading-1, h2#chosen')).toHaveCount(3);
});

test('HEAD-05 IMPLIED-03 a hash scrolls its heading to just below the navbar, on a cold load and on a click', async ({
  page,
}) => {
  const below = async (id: string) => {
    const top = (await page.locator(`#${id}`).boundingBox())?.y ?? 0;
    const navbar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect(top).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
    expect(top).toBeLessThan(200);
  };
  await page.goto('/base/components/text?cold#lists');
  await below('lists');
  await page.getByRole('article').getByRole('link', { name: 'a part', exact: true }).click();
  await expect(page).toHaveURL(/#tables$/);
  await below('tables');
});

test('HEAD-02 a click on the # copies the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('#lists').hover();
  await page.locator('#lists > a').click();
  await expect(page).toHaveURL(/#lists$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/base\/components\/text#lists$/,
  );
});

test('NAVIG-05 a hash set during hydration stays in the URL', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.goto('/base/components/text');
  // React marks the document when hydration begins, and the router has read the URL by then.
  const chosen = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const timer = setInterval(() => {
          if (!Object.keys(document).some((key) => key.startsWith('__react'))) return;
          clearInterval(timer);
          document.querySelector<HTMLElement>('#lists > a')?.click();
          resolve(document.documentElement.dataset.hasHydrated === undefined);
        });
      }),
  );
  await hydrate(page);
  expect(await chosen, 'the click came before hydration finished').toBe(true);
  await expect(page).toHaveURL(/#lists$/);
  // The progress bar would appear after 200 ms.
  await page.waitForTimeout(400);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/base\/components\/text$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
