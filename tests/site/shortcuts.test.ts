import { expectAccessible } from '@/tests/support/accessibility';
import { openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

test('arrow keys open the previous and next page while nothing has focus', async ({ page }) => {
  await openPage(page, '/getting-started/installation');
  const next = await page.locator('#main a[rel="next"]').getAttribute('href');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`${next}$`));
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/installation$/);
  await page.getByRole('link', { name: 'Blog' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('main h1')).toHaveText('Installation');
});

test('? shows the keyboard shortcuts, and Escape closes them', async ({ page }) => {
  await openPage(page, '/overview/');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('? in a field is typed as text', async ({ page }) => {
  await openPage(page, '/tailwind/');
  const input = page.getByRole('searchbox', { name: 'Look up a class' });
  await input.focus();
  await page.keyboard.type('p-4?');
  await expect(input).toHaveValue('p-4?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0);
});
