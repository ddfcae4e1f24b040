import { expectAccessibleInBothThemes } from '@/tests/support/accessibility';
import { classReport, lookupField, lookupResult } from '@/tests/support/lookup';
import { openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

const COMPONENT = `<View className="flex hidden">
  <Text className={cn('p-4 pt-2', on && 'first:mt-0', size)} />
</View>`;

test('a component is checked class by class, and its link restores the report', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/tailwind/');
  await classReport(page).getByText('Check a whole component').click();
  await classReport(page).getByRole('textbox').fill(COMPONENT);
  const sum = classReport(page).locator('output');
  const said =
    '5 classes: 4 everywhere, 1 partly on native; 2 conflicts; 1 part known only at run time.';
  await expect(sum).toHaveText(said, { timeout: 30_000 });
  await expect(classReport(page)).toContainText(
    'flex and hidden set display: hidden wins everywhere',
  );
  await expectAccessibleInBothThemes(page, 'class-lookup');
  const row = classReport(page).getByRole('row').filter({ hasText: 'first:mt-0' });
  await expect(row.getByRole('cell')).toHaveText([
    'partial',
    'partial',
    'full',
    'Text, line 2, in a conditionNative loses the condition of first:, so it is always on.',
  ]);
  await classReport(page).getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(sum).toHaveText('Copied.');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toContain('| `pt-2` | Text, line 2 | full | full | full |  |');
  const heading = page.getByRole('heading', { name: 'Sizing' });
  await heading.hover();
  await heading.getByRole('button', { name: 'Copy section as Markdown' }).click();
  await expect.poll(copied).toMatch(/^#+ Sizing/);
  await expect(sum).toHaveText(said);
  await classReport(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(sum).toHaveText('Copied.');
  await expect.poll(copied).toMatch(/^http/);
  await expect(sum).toHaveText(said);
  const link = await copied();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(classReport(page).getByRole('textbox')).toHaveValue(COMPONENT);
  await expect(sum).toHaveText(said, { timeout: 30_000 });
});

test('a report fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openPage(page, '/tailwind/');
  await classReport(page).getByText('Check a whole component').click();
  await classReport(page).getByRole('textbox').fill('p-4 shadow-lg');
  const why = classReport(page).getByText('Only iOS uses shadowOffset');
  const box = await why.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 375)).toBeLessThanOrEqual(375);
  expect(box?.width).toBeGreaterThan(200);
});

test('several classes or a pasted component move from the lookup field to the component field', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/v2/tailwind/');
  await lookupField(page).fill('pt-2 p-4');
  await expect(lookupResult(page)).toHaveText('Several classes are checked together below.');
  await expect(classReport(page)).toContainText(
    'p-4 wins on iOS and Android, pt-2 wins on the web',
    {
      timeout: 30_000,
    },
  );
  await page.evaluate((text) => navigator.clipboard.writeText(text), COMPONENT);
  await lookupField(page).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(classReport(page).getByRole('textbox')).toBeFocused();
  await expect(classReport(page).getByRole('row')).toHaveCount(6);
});

test('a syntax error in a component is reported with line and column', async ({ page }) => {
  await openPage(page, '/tailwind/');
  await classReport(page).getByText('Check a whole component').click();
  await classReport(page).getByRole('textbox').fill('<View className="p-4">\n  <Text / >\n</View>');
  await expect(classReport(page).locator('output')).toHaveText(
    /^Line 2, column 9: “\/” does not belong here\. Classes after it may be missing\. 1 class: 1 everywhere\.$/,
  );
});
