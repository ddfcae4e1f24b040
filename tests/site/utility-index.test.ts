import { expectAccessibleInBothThemes } from '@/tests/support/accessibility';
import { openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

test('the index filters by platform, and the URL keeps the filter', async ({ page }) => {
  await openPage(page, '/tailwind/');
  const index = page.locator('utility-index');
  const utility = (name: string) => index.getByRole('link', { name, exact: true });
  await index.getByRole('radio', { name: /^Web only \d+$/ }).check();
  await expect(page).toHaveURL(/\?works=Web\+only$/);
  await expect(utility('Floats')).toBeVisible();
  await expect(utility('Padding')).toBeHidden();
  await expect(index.getByRole('heading', { name: 'Sizing' })).toBeHidden();
  await expect(index.locator('output')).toHaveText(/^\d+ of \d+ utilities$/);
  await expectAccessibleInBothThemes(page, 'utility-index');
  await openPage(page, '/tailwind/?works=Android');
  await expect(index.getByRole('radio', { name: /^Android \d+$/ })).toBeChecked();
  await expect(utility('Padding')).toBeVisible();
  await expect(utility('Floats')).toBeHidden();
  await index.getByRole('radio', { name: /^All \d+$/ }).check();
  await expect(utility('Floats')).toBeVisible();
  await expect(page).toHaveURL(/\/tailwind\/$/);
  await index.getByRole('searchbox', { name: 'Filter utilities' }).fill('pad');
  await expect(utility('Padding')).toBeVisible();
  await expect(utility('Floats')).toBeHidden();
});

test('each choice of the index shows as many utilities as it says', async ({ page }) => {
  await openPage(page, '/tailwind/');
  const index = page.locator('utility-index');
  const radios = index.getByRole('radio');
  for (const radio of await radios.all()) {
    await radio.check();
    const count = /\d+/.exec((await radio.locator('xpath=..').textContent()) ?? '')?.[0];
    await expect(index.getByRole('listitem').filter({ visible: true })).toHaveCount(Number(count));
  }
});

test('the marks of the index agree with the strip of the page', async ({ page }) => {
  await openPage(page, '/tailwind/');
  const names = {
    '/tailwind/layout/floats': 'Web only',
    '/tailwind/spacing/padding': null,
  } as const;
  for (const [path, label] of Object.entries(names)) {
    const item = page.locator('utility-index li').filter({ has: page.locator(`[href="${path}"]`) });
    expect(await item.getAttribute('data-works')).toBe(label);
    const marks = await item.evaluate((element) => {
      const style = getComputedStyle(element);
      return ['--ios', '--android', '--web'].map((name) =>
        ['--full', '--partial', '--none'].findIndex(
          (level) => style.getPropertyValue(level) === style.getPropertyValue(name),
        ),
      );
    });
    expect(marks).toEqual(label ? [2, 2, 0] : [0, 0, 0]);
  }
});

test('the index prints on one sheet', async ({ page }) => {
  await openPage(page, '/tailwind/');
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
});
