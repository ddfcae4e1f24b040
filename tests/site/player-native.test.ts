import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { player, result, showOn } from '../support/player';
import { expect, test } from '../support/test';

test.use({ samplesOn: 'web', sharesPage: false, fixture: 'plain' });

const path = '/base/guides/samples';

/** Opens the editor of the player at `index` and replaces its code with a sample that has these classes. */
async function write(page: Page, index: number, classes: string): Promise<void> {
  await player(page, index).getByRole('button', { name: 'Edit' }).click();
  await player(page, index).getByRole('textbox', { name: 'App.tsx' }).press('Control+a');
  await page.keyboard.insertText(
    `import { Text } from 'react-native';\nexport default function App() {\n  return <Text className="${classes}">Mine</Text>;\n}`,
  );
}

test('arbitrary values are checked by the compiler, which loads on a click on a button that shows its size', async ({
  page,
}) => {
  const library: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:library-v4|parser)\./.test(request.url())) library.push(request.url());
  });
  await page.goto(path);
  await write(page, 0, 'text-[#b45309] active:p-[3px] grid-cols-[1fr_2fr] opacity-50');
  await expect(result(page).getByText('Mine')).toBeVisible();
  await player(page).getByRole('button', { name: 'Native styles' }).click();
  const panel = player(page).getByRole('group', { name: 'On iOS and Android' });
  const row = (name: RegExp) => panel.getByRole('row', { name });
  await expect(row(/^opacity-50/)).toContainText('opacity: 0.5');
  await expect(row(/^text-\[#b45309\]/)).toContainText('not checked yet');
  expect(library).toEqual([]);
  await panel
    .getByRole('button', { name: /^Check with the Fixture compiler \(\d\.\d MB download\)/ })
    .click();
  await expect(row(/^text-\[#b45309\]/)).toContainText("color: '#b45309'", { timeout: 30_000 });
  await expect(row(/^active:p-\[3px\]/)).toContainText('padding: 3');
  await expect(row(/^active:p-\[3px\]/)).toContainText('when active');
  await expect(row(/^grid-cols-\[1fr_2fr\]/)).toContainText('no effect');
  expect(library).toHaveLength(2);
  // Later edits are checked without another click.
  await player(page).getByRole('textbox', { name: 'App.tsx' }).press('Control+a');
  await page.keyboard.insertText(
    `import { View } from 'react-native';\nexport default () => <View className="w-[37px]" />;`,
  );
  await expect(row(/^w-\[37px\]/)).toContainText('width: 37');
});

test.describe('when the compiler fails to load', () => {
  test.use({ allowedErrors: [/503/] });

  test('the check can be retried', async ({ page }) => {
    await page.route('**/parser.*.wasm', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(path);
    await write(page, 0, 'p-[3px]');
    await player(page).getByRole('button', { name: 'Native styles' }).click();
    const panel = player(page).getByRole('group', { name: 'On iOS and Android' });
    const load = panel.getByRole('button', { name: /^Check with the Fixture compiler/ });
    await load.click();
    await expect(panel.getByRole('status')).toContainText('The check failed');
    await page.unroute('**/parser.*.wasm');
    await load.click();
    await expect(panel.getByRole('row', { name: /^p-\[3px\]/ })).toContainText('padding: 3', {
      timeout: 30_000,
    });
  });
});

test('native styles follow the platform of the sample', async ({ page }) => {
  await page.goto(path);
  const sample = player(page, 5);
  await sample.scrollIntoViewIfNeeded();
  await expect(result(page, 5).getByText('Three platforms')).toBeVisible();
  await sample.getByRole('button', { name: 'Native styles' }).click();
  const both = sample.getByRole('group', { name: 'On iOS and Android' });
  await expect(both.getByRole('row').first()).toContainText('Android');
  await showOn(page, 'Android', 5);
  await expect(sample.getByRole('group', { name: 'On Android' })).toContainText('elevation');
  await showOn(page, 'iOS', 5);
  await expect(sample.getByRole('group', { name: 'On iOS' })).toContainText('shadowOffset');
  await expectAccessible(page, 'article');
  await write(page, 5, 'opacity-25');
  await expect(sample.getByRole('group', { name: 'On iOS' })).toContainText('opacity: 0.25');
});
