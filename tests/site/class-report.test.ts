import { expectAccessibleInBothThemes } from '@/tests/support/accessibility';
import { chooseTab, classReport, lookupField } from '@/tests/support/lookup';
import { openPage } from '@/tests/support/open';
import { sidewaysOverflow } from '@/tests/support/overflow';
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
  await chooseTab(page, 'Component');
  await classReport(page).getByRole('textbox').fill(COMPONENT);
  const sum = classReport(page).locator('output');
  const said =
    '5 classes: 4 everywhere, 1 partly on native; 2 conflicts; 1 part known only at run time.';
  await expect(sum).toHaveText(said, { timeout: 30_000 });
  await expect(sum.locator('[data-support="full"]')).toHaveText('4 everywhere');
  await expect(sum.locator('[data-support="partial"]')).toHaveText('1 partly on native');
  await expect(classReport(page)).toContainText(
    'flex and hidden set display: hidden wins everywhere',
  );
  await expectAccessibleInBothThemes(page, 'class-lookup');
  const row = classReport(page).getByRole('row').filter({ hasText: 'first:mt-0' });
  await expect(row.getByRole('cell')).toHaveText([
    'Works partly',
    'Works partly',
    'Works',
    'Text, line 2, in a conditionNative loses the condition of first:, so it is always on.',
  ]);
  await classReport(page).getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(sum).toHaveText('Copied.');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toContain('| `pt-2` | Text, line 2 | works | works | works |  |');
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

test('problems come first with their lines and marks, and the other classes are in a collapsed list', async ({
  page,
}) => {
  await openPage(page, '/tailwind/');
  await chooseTab(page, 'Component');
  const text = '<View className="p-4 grid-cols-3">\n  <Text className="flex gpa-4" />\n</View>';
  await classReport(page).getByRole('textbox').fill(text);
  const rows = classReport(page).getByRole('row');
  await expect(rows).toHaveCount(3, { timeout: 30_000 });
  await expect(rows.nth(1)).toContainText('grid-cols-3');
  await expect(rows.nth(1)).toContainText('line 1');
  await expect(rows.nth(1)).toContainText(
    'On native, use flex-row flex-wrap + basis-1/3 on each child.',
  );
  await expect(rows.nth(2)).toContainText('gpa-4');
  await expect(rows.nth(2)).toContainText('line 2');
  const mark = rows.nth(1).getByRole('cell').first().locator('[data-support="none"]');
  expect(
    await mark.evaluate((element) => getComputedStyle(element, '::before').maskImage),
  ).toContain('data:image/svg');
  const fine = classReport(page).getByText('p-4', { exact: true });
  await expect(fine).toBeHidden();
  await classReport(page).getByText('2 classes work everywhere').click();
  await expect(fine).toBeVisible();
  await expectAccessibleInBothThemes(page, 'class-lookup');
});

test('a report fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openPage(page, '/tailwind/');
  await chooseTab(page, 'Component');
  await classReport(page).getByRole('textbox').fill('p-4 shadow-lg');
  const why = classReport(page).getByText('Only iOS uses shadowOffset');
  const box = await why.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 375)).toBeLessThanOrEqual(375);
  expect(box?.width).toBeGreaterThan(200);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysOverflow(page)).toBe(0);
  const row = classReport(page).getByRole('row').filter({ hasText: 'shadow-lg' });
  await expect(row.getByRole('cell').nth(1)).toHaveText('Works partly');
  const marks = row.locator('[data-support]');
  const ends = await marks.evaluateAll((all) =>
    all.map((mark) => {
      const range = document.createRange();
      range.selectNodeContents(mark);
      return [mark.getBoundingClientRect().left, range.getBoundingClientRect().right];
    }),
  );
  for (const [at, [left = 0]] of ends.entries())
    expect(left).toBeGreaterThanOrEqual((ends[at - 1]?.[1] ?? 0) + 4);
});

test('several classes or a pasted component move from the lookup field to the component tab', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/v2/tailwind/');
  await lookupField(page).focus();
  await page.keyboard.type('pt-2 p-4');
  await expect(classReport(page).getByRole('textbox')).toBeFocused();
  await expect(classReport(page).getByRole('textbox')).toHaveValue('pt-2 p-4');
  await expect(page.getByRole('radio', { name: 'Component' })).toBeChecked();
  await expect(classReport(page)).toContainText(
    'p-4 wins on iOS and Android, pt-2 wins on the web',
    {
      timeout: 30_000,
    },
  );
  await page.evaluate((text) => navigator.clipboard.writeText(text), COMPONENT);
  await chooseTab(page, 'Class');
  await expect(lookupField(page)).toHaveValue('');
  await lookupField(page).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(classReport(page).getByRole('textbox')).toBeFocused();
  await expect(classReport(page).getByRole('row')).toHaveCount(2);
  await expect(classReport(page)).toContainText('4 classes work everywhere');
});

test('a URL with several classes opens the component tab', async ({ page }) => {
  await openPage(page, '/tailwind/?class=pt-2+p-4');
  await expect(page.getByRole('radio', { name: 'Component' })).toBeChecked();
  await expect(classReport(page).getByRole('textbox')).toHaveValue('pt-2 p-4');
  await expect(classReport(page).locator('output')).toContainText('2 classes', { timeout: 30_000 });
});

test('a syntax error in a component is reported with line and column', async ({ page }) => {
  await openPage(page, '/tailwind/');
  await chooseTab(page, 'Component');
  await classReport(page).getByRole('textbox').fill('<View className="p-4">\n  <Text / >\n</View>');
  await expect(classReport(page).locator('output')).toHaveText(
    /^Line 2, column 9: “\/” does not belong here\. Classes after it may be missing\. 1 class: 1 everywhere\.$/,
  );
});
