import type { Page } from '@playwright/test';
import { player, result, running } from '../support/player';
import { expect, test } from '../support/test';

test.use({ samplesOn: 'web', fixture: 'plain' });

const path = '/base/guides/samples';
const button = (page: Page, name: string | RegExp) => player(page).getByRole('button', { name });
const editor = (page: Page) => page.getByRole('textbox', { name: 'App.tsx' });
const source = `import { Text } from 'react-native';
export default function App() {
  return <Text className="text-lg text-slate-900">LABEL</Text>;
}`;

/**
 * Opens the page and the editor of its first sample. If there is a label, replaces the code with a sample
 * that shows the label.
 */
async function edit(page: Page, label?: string): Promise<void> {
  await page.goto(path);
  await button(page, 'Edit').click();
  await expect(editor(page)).toBeFocused();
  if (!label) return;
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(source.replace('LABEL', label));
  await expect(result(page).getByText(label)).toBeVisible();
}

test('CODE-03 long lines in the editor wrap between classes, indented further than their start', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await edit(page, 'Mine');
  await page.keyboard.press('Control+a');
  const classes = ['items-center', 'justify-center', 'active:bg-violet-800', 'disabled:opacity-40'];
  await page.keyboard.insertText(`  <View className="${classes.join(' ')}" />`);
  const places = await editor(page).evaluate((element, words) => {
    const range = document.createRange();
    const boxesOf = (word: string) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const start = walker.currentNode.textContent?.indexOf(word) ?? -1;
        if (start < 0) continue;
        range.setStart(walker.currentNode, start);
        range.setEnd(walker.currentNode, start + word.length);
        return [...range.getClientRects()].map(({ x, y }) => ({ x, y }));
      }
      return [];
    };
    return { start: boxesOf('<'), words: words.map(boxesOf) };
  }, classes);
  const [start] = places.start;
  const wrapped = places.words.map(([box]) => box).filter((box) => box && box.y > (start?.y ?? 0));
  for (const boxes of places.words) expect(boxes).toHaveLength(1);
  expect(wrapped.length).toBeGreaterThan(1);
  for (const box of wrapped) expect(box?.x).toBeGreaterThan((start?.x ?? 0) + 20);
  const scroller = editor(page).locator('..');
  expect(await scroller.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('an edited sample survives a theme change', async ({ page }) => {
  await edit(page, 'Mine');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(result(page).locator('html')).toHaveClass(/dark/);
  await expect(result(page).getByText('Mine')).toBeVisible();
  await expect(editor(page)).toContainText('Mine');
});

test('an edited sample is restored after visiting another page', async ({ page }) => {
  await edit(page, 'Mine');
  await page.getByRole('link', { name: 'Crowd' }).first().click();
  await expect(result(page).getByText('Sample number 1')).toBeVisible();
  await page.goBack();
  // The restored position can be below the sample, which runs only in view.
  await player(page).getByRole('radio', { name: 'Web' }).scrollIntoViewIfNeeded();
  await expect(result(page).getByText('Tickets: 0')).toBeVisible();
  await button(page, 'Edit').click();
  await expect(editor(page)).toContainText('Mine');
  await expect(result(page).getByText('Mine')).toBeVisible();
});

test('the browser asks before discarding an edit, but not after a reset', async ({ page }) => {
  await edit(page, 'Mine');
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await edit(page, 'Mine again');
  await button(page, 'Reset').click();
  await button(page, 'Discard your changes?').click();
  await expect(result(page).getByText('Tickets: 0')).toBeVisible();
  await page.reload();
  expect(asked).toHaveLength(1);
});

test('class names are completed, with their color and platform support', async ({ page }) => {
  await edit(page, 'Mine');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('const a = <View className="bg-sky-7');
  const list = page.getByRole('listbox');
  // The completion code loads on the first key press.
  await expect(async () => {
    await page.keyboard.press('Control+Space');
    await expect(list).toBeVisible({ timeout: 1000 });
  }).toPass();
  const option = list.getByRole('option', { name: 'bg-sky-700' }).first();
  await expect(option).toBeVisible();
  await expect(page.locator('.cm-completionInfo .cm-swatch')).toHaveCSS(
    'background-color',
    'rgb(3, 105, 161)',
  );
  await page.keyboard.press('Escape');
  await page.keyboard.insertText('" /> ; const b = <View className="grid-cols-3');
  await page.keyboard.press('Control+Space');
  await expect(list.getByRole('option', { name: /^grid-cols-3 *web only/ }).first()).toBeVisible();
});

test('an error is marked on its line', async ({ page }) => {
  await edit(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText("export default function App() {\n  throw new Error('boom');\n}");
  await expect(player(page).getByRole('status')).toHaveText(/^App\.tsx:2:\d+ {2}boom$/);
  const line = player(page).locator('.cm-mistake');
  await expect(line).toContainText("throw new Error('boom');");
  const message = await line.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(message).toContain('boom');
});

test('code can be copied, and shared as a link that contains it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await edit(page, 'Shared words');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await button(page, 'Copy').click();
  await expect(button(page, 'Copied')).toBeVisible();
  expect(await clipboard()).toBe(source.replace('LABEL', 'Shared words'));
  await button(page, 'Share').click();
  await expect.poll(clipboard).toMatch(/\/base\/playground#code=[\w-]+$/);
  const other = await context.newPage();
  await other.goto(await clipboard());
  await button(other, 'Run').click();
  await expect(result(other).getByText('Shared words')).toBeVisible();
  await other.close();
});

test('a player enters and leaves full screen', async ({ page }) => {
  await page.goto(path);
  const full = button(page, 'Full screen');
  await full.click();
  await expect(full).toHaveAttribute('aria-pressed', 'true');
  await full.click();
  await expect(full).toHaveAttribute('aria-pressed', 'false');
});

test('every control of a player works by keyboard', async ({ page }) => {
  await page.goto(path);
  await expect(button(page, 'Edit')).toBeEnabled();
  await button(page, 'Edit').focus();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  for (const name of ['Reset', 'Copy', /^Console/, 'Share', 'Native styles', 'Full screen']) {
    await page.keyboard.press('Tab');
    while (await result(page).locator(':focus').count()) await page.keyboard.press('Tab');
    await expect(button(page, name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  const slider = player(page).getByRole('slider', { name: 'Width' });
  await expect(slider).toBeFocused();
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '1280 px xl:');
  await page.keyboard.press('Tab');
  await expect(player(page).getByRole('link', { name: 'Open in playground' })).toBeFocused();
});

test('the accessibility tree has all parts of a player', async ({ page }) => {
  await page.goto(path);
  await expect(running(page)).toBeVisible();
  await expect(player(page)).toMatchAriaSnapshot(`
    - group "Live sample App.tsx":
      - group "Platform":
        - radio "iOS"
        - radio "Android"
        - radio "Web" [checked]
        - radio "All"
      - iframe
      - figure
      - button "Edit"
      - button "Native styles"
      - button "Full screen"
      - text: Width
      - slider "Width"
      - link "Open in playground"
  `);
});
