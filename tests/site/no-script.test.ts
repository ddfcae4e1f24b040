import { expectSkip, kindsOfPages } from '@/tests/support/skip-link';
import { expect, test } from '@/tests/support/test';

test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ page }) => {
  await page.goto('/overview/');
});

test('SHELL-02 SHELL-04 IMPLIED-01 Tab and Enter skip the shell, on every kind of page', async ({
  page,
}) => {
  for (const path of kindsOfPages) {
    await page.goto(path);
    await expectSkip(page);
  }
});

test('DROP-01 DROP-02 DROP-04 IMPLIED-01 a dropdown opens and closes by hover, click and keyboard', async ({
  page,
}) => {
  const toggle = page.getByRole('button', { name: 'v4', exact: true });
  const entry = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'v2', exact: true });
  await expect(entry).toBeHidden();
  await toggle.hover();
  await expect(entry).toBeVisible();
  const box = await entry.boundingBox();
  await page.mouse.move(300, 500);
  await expect(entry).toBeHidden();
  await toggle.click();
  await page.mouse.move(300, 500);
  await expect(entry).toBeVisible();
  await expect.poll(() => entry.boundingBox()).toEqual(box);
  await page.locator('main h1').click();
  await expect(entry).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('COLOR-14 COLOR-06 no theme is set, the logo is light and the theme switches are disabled', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  const brand = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'NativeWind' });
  await expect(brand.locator('img').first()).toBeVisible();
  await expect(brand.locator('img').last()).toBeHidden();
  const name = /^Switch between/;
  const switches = await page.getByRole('button', { name, includeHidden: true }).all();
  expect(switches).toHaveLength(2);
  for (const one of switches) await expect(one).toBeDisabled();
  await expect(page.locator('body')).toHaveCSS('color-scheme', 'light');
});

test('ANN-06 the announcement is in the static HTML, and its button is disabled', async ({
  page,
}) => {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', /v2/);
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeDisabled();
});

test('IMPLIED-01 MOB-02 the mobile menu opens with sidebar and items, and closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.locator('#menu');
  await expect(menu).toBeInViewport();
  await expect(menu.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Blog' })).toBeVisible();
  await menu.getByRole('button', { name: 'Close navigation bar' }).click();
  await expect(menu).toBeHidden();
});
