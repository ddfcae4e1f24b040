import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expectAccessibleInBothThemes } from '@/tests/support/accessibility';
import { delayRequests } from '@/tests/support/delay-requests';
import { everyRun } from '@/tests/support/in-turn';
import { chooseTab, classReport, dropFiles } from '@/tests/support/lookup';
import { openPage } from '@/tests/support/open';
import { sidewaysOverflow } from '@/tests/support/overflow';
import { expect, test } from '@/tests/support/test';
import { writeTree } from '@/tests/support/write-tree';

const APP: Readonly<Record<string, string>> = {
  'App.tsx': `export const App = () => (
  <View className="flex-1 grid gpa-4">
    <Text className="p-4 pt-[3px] grid" />
  </View>
);
`,
  'list/Row.tsx': '<View className="gap-4 p-2 m-2 flex-1 rounded-lg" />;\n',
  'list/broken.tsx': 'const a = (\n',
  'list/card.jsx': '<View className="grid" />;\n',
  'global.d.ts': 'declare const a: string;\n',
  'logo.svg': '<svg />',
  'node_modules/x/index.js': '<View className="grid" />',
};
const SUMS = '4 files, 12 classes, 5 problems. 4 problems on iOS, 4 on Android, and 1 on the web.';

const sums = (page: Page) => classReport(page).locator('output').last();
const table = (page: Page) =>
  classReport(page).getByRole('region', { name: 'Files of the folder' });
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
const button = (page: Page, name: string) => classReport(page).getByRole('button', { name });

/** Names of the files in the order of the table. */
const names = (page: Page) => rows(page).getByRole('rowheader');

async function openCheck(page: Page, path = '/tailwind/'): Promise<void> {
  await openPage(page, path);
  await chooseTab(page, 'Component');
  await expect(button(page, 'Choose a folder')).toBeEnabled();
}

/** Chooses a folder or files in the dialog of a button. */
async function choose(page: Page, name: string, files: string | string[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await button(page, name).click();
  await (await choosing).setFiles(files);
}

/** Writes the sample app, and returns its folder. */
function writeApp(files = APP): string {
  return writeTree(test.info().outputPath('app'), files);
}

async function checkApp(page: Page): Promise<void> {
  await choose(page, 'Choose a folder', writeApp());
  await expect(sums(page)).toHaveText(SUMS, { timeout: 60_000 });
}

const zip = (files: Readonly<Record<string, string>>) => [
  ...zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  ),
];

const header = (page: Page, name: string): Locator =>
  table(page).getByRole('columnheader', { name, exact: true });

test(
  'a folder is checked file by file, and each file has its report',
  everyRun,
  async ({ page }) => {
    await openCheck(page);
    await checkApp(page);
    await expect(classReport(page)).toContainText(
      'Skipped: 1 folder (node_modules, or a name with a dot at its start), 1 declaration file, and 1 file that is not a script.',
    );
    await expect(names(page)).toHaveText([
      'app/App.tsx',
      'app/list/broken.tsx',
      'app/list/card.jsx',
      'app/list/Row.tsx',
    ]);
    await expect(rows(page).first().getByRole('cell')).toHaveText(['3', '6', 'grid gpa-4']);
    await expect(classReport(page).getByRole('listitem')).toHaveText([
      'grid, 3 times',
      'gpa-4, once',
      'Syntax error, once',
    ]);
    await button(page, 'app/App.tsx').click();
    await expect(button(page, 'All files')).toBeFocused();
    const problem = classReport(page).getByRole('row').filter({ hasText: 'gpa-4' });
    await expect(problem).toContainText('View, line 2, column 32');
    await expect(classReport(page)).toContainText('Text, line 3, column 22');
    await button(page, 'All files').click();
    await expect(button(page, 'app/App.tsx')).toBeFocused();
    await button(page, 'app/list/broken.tsx').click();
    await expect(classReport(page)).toContainText(
      'Syntax error, line 2, column 1: Unexpected token. Correct it, and check again',
    );
  },
);

test('the table is sorted by name, problems, and classes', async ({ page }) => {
  await openCheck(page);
  await checkApp(page);
  await expect(header(page, 'Problems')).toHaveAttribute('aria-sort', 'descending');
  const orders: [column: string, order: string, files: string[]][] = [
    ['Problems', 'ascending', ['list/Row', 'list/broken', 'list/card', 'App']],
    ['Classes', 'descending', ['App', 'list/Row', 'list/card', 'list/broken']],
    ['Classes', 'ascending', ['list/broken', 'list/card', 'list/Row', 'App']],
    ['File', 'ascending', ['App', 'list/Row', 'list/broken', 'list/card']],
    ['File', 'descending', ['list/card', 'list/broken', 'list/Row', 'App']],
  ];
  for (const [column, order, files] of orders) {
    await header(page, column).getByRole('button').click();
    await expect(header(page, column)).toHaveAttribute('aria-sort', order);
    await expect(table(page).locator('[aria-sort]')).toHaveCount(1);
    await expect(names(page)).toHaveText(files.map((name) => new RegExp(`^app/${name}\\.`)));
  }
});

test('a result is copied as Markdown and downloaded as JSON', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCheck(page);
  await checkApp(page);
  await button(page, 'Copy as Markdown').click();
  await expect(sums(page)).toHaveText('Copied.');
  const markdown = await page.evaluate(() => navigator.clipboard.readText());
  for (const line of [
    `**${SUMS}**`,
    '| `grid` | 3 |',
    '| `app/App.tsx` | 3 | 6 |',
    '- 2:32 `gpa-4`: gpa-4 is not a class. Try gap-4',
  ])
    expect(markdown).toContain(line);
  await expect(sums(page)).toHaveText(SUMS);
  const downloading = page.waitForEvent('download');
  await button(page, 'Download JSON').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('class-check.json');
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    files: 4,
    classes: 12,
    platforms: { ios: 4, android: 4, web: 1 },
    frequent: [
      { name: 'grid', count: 3 },
      { name: 'gpa-4', count: 1 },
      { name: 'Syntax error', count: 1 },
    ],
    problems: [{ file: 'app/App.tsx', line: 2, column: 27, name: 'grid' }, {}, {}, {}, {}],
    skipped: { folders: 1, declarations: 1, others: 1 },
  });
});

test('files, and a ZIP file, can be dropped', async ({ page }) => {
  await openCheck(page);
  await dropFiles(page, {
    'App.tsx': '<View className="grid" />',
    'Row.tsx': '<View className="p-4" />',
  });
  await expect(sums(page)).toContainText('2 files, 2 classes, 1 problem.', { timeout: 60_000 });
  await dropFiles(page, { 'app.zip': zip({ ...APP, '.expo/types.ts': '' }) });
  await expect(sums(page)).toHaveText(SUMS, { timeout: 60_000 });
  await expect(names(page).first()).toHaveText('App.tsx');
  await expect(classReport(page)).toContainText('Skipped: 2 folders');
});

test('a folder can be dropped from the desktop', async ({ page, context }) => {
  await openCheck(page);
  const field = await classReport(page).getByRole('textbox').boundingBox();
  const session = await context.newCDPSession(page);
  const data = { items: [], files: [writeApp()], dragOperationsMask: 1 };
  const place = { x: (field?.x ?? 0) + 9, y: (field?.y ?? 0) + 9, data };
  for (const type of ['dragEnter', 'dragOver'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...place });
  await expect(classReport(page)).toHaveAttribute('data-over', '');
  await session.send('Input.dispatchDragEvent', { type: 'drop', ...place });
  await expect(sums(page)).toHaveText(SUMS, { timeout: 60_000 });
  await expect(names(page).first()).toHaveText('app/App.tsx');
  await expect(classReport(page)).not.toHaveAttribute('data-over', '');
});

test('a file that is not a ZIP file, and a folder without scripts, are an error', async ({
  page,
}) => {
  await openCheck(page);
  await dropFiles(page, { 'app.zip': 'not a ZIP file' });
  await expect(sums(page)).toHaveText(
    'app.zip could not be unpacked: it is damaged, has a password, or is not a ZIP file.',
  );
  await dropFiles(page, { 'notes.md': 'className="grid"' });
  await expect(sums(page)).toHaveText('There are no .tsx, .jsx, .ts, or .js files to check.');
});

test('files over the limits are listed, and the others are checked', async ({ page }) => {
  await openCheck(page);
  const many = Array.from({ length: 202 }, (_, at): [string, string] => [
    `f${1000 + at}.tsx`,
    '<View className="p-4" />',
  ]);
  await dropFiles(page, {
    ...Object.fromEntries(many),
    'large.tsx': '',
    'a.tsx': 'a'.repeat(800_001),
    'b.tsx': `<View className="${'p-4 '.repeat(5001)}" />`,
  });
  await expect(sums(page)).toHaveText('199 files, 198 classes, 0 problems.', { timeout: 60_000 });
  const left = classReport(page).getByText(
    '5 files were left out, because a check covers at most 200',
  );
  await left.click();
  await expect(classReport(page).getByRole('listitem')).toHaveText([
    'f1198.tsx',
    'f1199.tsx',
    'f1200.tsx',
    'f1201.tsx',
    'large.tsx',
  ]);
  await expect(rows(page)).toHaveCount(200);
  await expect(rows(page).filter({ hasText: 'a.tsx' })).toContainText(
    'Not checked, because it has 800001 bytes; the limit is 800000.',
  );
  await expect(rows(page).filter({ hasText: 'b.tsx' })).toContainText(
    'The text has 5001 classes; the limit is 5000.',
  );
});

test('the progress is shown, and Cancel ends the check', async ({ page }) => {
  await openCheck(page);
  const release = await delayRequests(page, /\/player\/library-v4/);
  await dropFiles(page, {
    'App.tsx': '<View className="p-[7px]" />',
    'Row.tsx': '<View className="p-4" />',
  });
  await expect(sums(page)).toContainText('of 2 files', { timeout: 30_000 });
  await expect(classReport(page).getByRole('progressbar', { name: /of 2 files/ })).toBeAttached();
  await button(page, 'Cancel').click();
  await expect(sums(page)).toHaveText('Canceled.');
  await expect(button(page, 'Cancel')).toHaveCount(0);
  release();
  await dropFiles(page, { 'Row.tsx': '<View className="p-4 grid" />' });
  await expect(sums(page)).toContainText('1 file, 2 classes, 1 problem.', { timeout: 60_000 });
  await expect(sums(page)).not.toContainText('Canceled');
});

test('the check uses the theme of the reader’s app', async ({ page }) => {
  await openCheck(page);
  await dropFiles(page, { 'App.tsx': '<View className="bg-brand bg-blurple" />' });
  await expect(classReport(page)).toContainText(
    '2 classes are not in the default theme. Set your theme to check them.',
    { timeout: 60_000 },
  );
  await page.getByRole('button', { name: 'Your theme' }).click();
  const panel = page.getByRole('region', { name: 'Theme of your app' });
  await panel
    .getByRole('textbox', { name: 'tailwind.config.js' })
    .fill("module.exports = { theme: { extend: { colors: { brand: '#0ea5e9' } } } };");
  await panel.getByRole('button', { name: 'Use this theme' }).click();
  await expect(classReport(page)).toContainText('Checked with your theme.', { timeout: 60_000 });
  await expect(sums(page)).toContainText('1 file, 2 classes, 1 problem.');
  await expect(rows(page)).toContainText('bg-blurple');
});

test('the text of the field keeps its own report', async ({ page }) => {
  await openCheck(page);
  const field = classReport(page).getByRole('textbox');
  await field.fill('<View className="p-4" />');
  await expect(classReport(page).locator('output')).toContainText('1 class: 1 everywhere');
  await dropFiles(page, { 'App.tsx': '<View className="grid" />' });
  await expect(sums(page)).toContainText('1 file, 1 class, 1 problem.', { timeout: 60_000 });
  await button(page, 'Close').click();
  await expect(button(page, 'Choose a folder')).toBeFocused();
  await expect(table(page)).toHaveCount(0);
  await expect(classReport(page).locator('output')).toContainText('1 class: 1 everywhere');
  await dropFiles(page, { 'App.tsx': '<View className="grid" />' });
  await expect(sums(page)).toContainText('1 file', { timeout: 60_000 });
  await field.fill('p-4 m-2');
  await expect(classReport(page).locator('output')).toContainText('2 classes: 2 everywhere');
});

test('a check works by keyboard, and has no accessibility problems', async ({ page }) => {
  await openCheck(page);
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Choose a folder').focus();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(writeApp());
  await expect(sums(page)).toHaveText(SUMS, { timeout: 60_000 });
  await expectAccessibleInBothThemes(page, 'class-lookup');
  await header(page, 'File').getByRole('button').focus();
  await page.keyboard.press('Space');
  await expect(header(page, 'File')).toHaveAttribute('aria-sort', 'ascending');
  await expect(header(page, 'File').getByRole('button')).toBeFocused();
  await button(page, 'app/App.tsx').press('Enter');
  await expect(button(page, 'All files')).toBeFocused();
  await expectAccessibleInBothThemes(page, 'class-lookup');
  await page.keyboard.press('Enter');
  await expect(button(page, 'app/App.tsx')).toBeFocused();
});

test('a result fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openCheck(page);
  await checkApp(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysOverflow(page)).toBe(0);
  await header(page, 'File').getByRole('button').click();
  await expect(names(page).first()).toHaveText('app/App.tsx');
});

test('version 2 checks folders as well', async ({ page }) => {
  await openCheck(page, '/v2/tailwind/');
  await dropFiles(page, { 'App.tsx': '<View className="p-[7px] grid bg-brand" />' });
  await expect(sums(page)).toContainText('1 file, 3 classes, 1 problem.', { timeout: 60_000 });
  await expect(classReport(page)).toContainText(
    '1 class is not in the default theme, so it was not checked.',
  );
});

test('after the first check, another one works offline, and nothing is stored', async ({
  page,
  context,
}) => {
  await openCheck(page);
  await dropFiles(page, { 'App.tsx': '<View className="p-[7px]" />' });
  await expect(sums(page)).toContainText('1 file, 1 class', { timeout: 60_000 });
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  const before = await stored();
  await context.setOffline(true);
  await dropFiles(page, { 'App.tsx': '<View className="p-[8px] grid" />' });
  await expect(sums(page)).toContainText('1 file, 2 classes, 1 problem.', { timeout: 60_000 });
  await context.setOffline(false);
  expect(await stored()).toBe(before);
});

test.describe('a check that cannot be loaded', () => {
  test.use({ allowedErrors: [/Failed to load|ERR_/] });

  for (const file of ['folder', 'zip'])
    test(`without ${file}.*.js, an error is shown, and a later check works`, async ({ page }) => {
      await openCheck(page);
      await page.route(`**/assets/player/${file}.*.js`, (route) => route.abort());
      const files = { 'app.zip': zip({ 'App.tsx': '<View className="grid" />' }) };
      await dropFiles(page, files);
      await expect(sums(page)).toContainText('could not be', { timeout: 40_000 });
      await page.unrouteAll();
      await dropFiles(page, files);
      await expect(sums(page)).toContainText('1 file, 1 class, 1 problem.', { timeout: 60_000 });
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button for a folder', async ({ page }) => {
    await page.goto('/tailwind/');
    await expect(page.locator('class-lookup')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose a folder' })).toHaveCount(0);
  });
});
