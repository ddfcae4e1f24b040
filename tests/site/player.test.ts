import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { delayRequests } from '../support/delay-requests';
import { player, result, running, seeResult } from '../support/player';
import { expect, test } from '../support/test';

test.use({ samplesOn: 'web', fixture: 'plain' });

const path = '/base/guides/samples';

async function edit(page: Page): Promise<void> {
  await player(page).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: 'App.tsx' })).toBeFocused();
}

test('a sample is drawn in the static HTML, and the sandbox renders the same markup', async ({
  page,
  request,
}) => {
  const html = await (await request.get(path)).text();
  expect(html).toContain('>Tickets: 0<');
  await page.goto(path);
  const before = await player(page).locator('.player-drawing').innerHTML();
  await expect(running(page)).toBeVisible();
  expect(await result(page).locator('#root').innerHTML()).toBe(before);
  await result(page).getByText('Add one').click();
  await expect(result(page).getByText('Tickets: 1')).toBeVisible();
});

test('the frame of a sample cannot be reached until it has painted', async ({ page }) => {
  const go = await delayRequests(page, /\/sandbox\b/);
  await page.goto(path);
  const frame = player(page).locator('iframe');
  await expect(frame).toHaveCount(1);
  const session = await page.context().newCDPSession(page);
  const isNamed = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes.some(({ name }) => String(name?.value).startsWith('Result of '));
  };
  const isReached = async () => {
    await player(page).getByRole('button', { name: 'Edit' }).focus();
    // The code and its buttons are between the two.
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Shift+Tab');
      if (await frame.evaluate((element) => element === document.activeElement)) return true;
    }
    return false;
  };
  expect(await isNamed()).toBe(false);
  expect(await isReached()).toBe(false);
  go();
  await expect(running(page)).toBeVisible();
  expect(await isNamed()).toBe(true);
  expect(await isReached()).toBe(true);
});

test('by default no request leaves the site', async ({ page, siteUrl }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(siteUrl)) foreign.push(request.url());
  });
  await page.goto(path);
  await expect(running(page)).toBeVisible();
  expect(foreign).toEqual([]);
});

test('SNACK-02 every sample follows a theme change and keeps its state', async ({ page }) => {
  await page.goto(path);
  await result(page).getByText('Add one').click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(result(page).getByText('Tickets: 1')).toHaveCSS('color', 'rgb(255, 255, 255)');
  await seeResult(page, 1);
  await expect(result(page, 1).getByText('Now: dark')).toBeVisible();
});

test('SNACK-03 a sample in a tab runs once its panel is open', async ({ page }) => {
  await page.goto(path);
  await expect(player(page, 2).locator('iframe')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Two' }).click();
  await player(page, 2).scrollIntoViewIfNeeded();
  await expect(result(page, 2).getByText('In the second tab')).toBeVisible();
});

test('SNACK-03 a sample in a collapsed section runs once the section is open, and its code can be collapsed too', async ({
  page,
}) => {
  await page.goto(path);
  const folded = player(page, 4);
  await expect(folded.locator('iframe')).toHaveCount(0);
  await page.getByText('More', { exact: true }).click();
  await folded.scrollIntoViewIfNeeded();
  await expect(result(page, 4).getByText('In a folded section')).toBeVisible();
  await expect(folded.locator('pre')).toBeHidden();
  await folded.getByText('Code of App.tsx').click();
  await expect(folded.locator('pre')).toBeVisible();
  await folded.getByRole('button', { name: 'Edit' }).click();
  await expect(folded.getByRole('textbox', { name: 'App.tsx' })).toBeFocused();
});

test('SNACK-04 samples run after each client-side navigation, once each', async ({ page }) => {
  await page.goto('/base/guides/crowd');
  for (let round = 0; round < 2; round += 1) {
    await page.getByRole('article').getByRole('link', { name: 'the samples' }).click();
    await expect(running(page)).toBeVisible();
    await expect(player(page).locator('iframe')).toHaveCount(1);
    await expect(result(page).getByText('Tickets: 0')).toBeVisible();
    await page.goBack();
    await expect(result(page).getByText('Sample number 1')).toBeVisible();
  }
});

test('a sample out of view is unloaded after a while', async ({ page }) => {
  await page.clock.install();
  await page.goto(path);
  await expect(player(page).locator('iframe')).toHaveCount(1);
  await player(page, 5).scrollIntoViewIfNeeded();
  await expect(player(page, 5).locator('iframe')).toHaveCount(1);
  await page.clock.fastForward(10_000);
  await expect(player(page).locator('iframe')).toHaveCount(1);
  await page.clock.fastForward(12_000);
  await expect(player(page).locator('iframe')).toHaveCount(0);
  await expect(player(page, 5).locator('iframe')).toHaveCount(1);
});

test('an edit compiles, runs, and reports errors with their lines', async ({ page }) => {
  await page.goto(path);
  await edit(page);
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText("console.log('started', 1);\n");
  await player(page).getByRole('button', { name: 'Console (1)' }).click();
  await expect(page.getByRole('log', { name: 'Console' })).toHaveText('started 1');
  await page.getByRole('textbox', { name: 'App.tsx' }).press('Control+a');
  await page.keyboard.insertText('export default function App() {\n  return <oops\n}\n');
  await expect(player(page).getByRole('status')).toHaveText(/^App\.tsx:\d+:\d+ {2}\S/);
  await player(page).getByRole('button', { name: 'Reset' }).click();
  await player(page).getByRole('button', { name: 'Discard your changes?' }).click();
  await expect(result(page).getByText('Tickets: 0')).toBeVisible();
  await expect(player(page).getByRole('status')).toBeHidden();
});

test('Tab leaves the editor, and native styles are listed class by class', async ({ page }) => {
  await page.goto(path);
  await edit(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'App.tsx' })).not.toBeFocused();
  await player(page).getByRole('button', { name: 'Native styles' }).click();
  const panel = player(page).getByRole('group', { name: 'On iOS and Android' });
  await expect(panel.getByRole('row', { name: /^bg-sky-700/ })).toContainText("'#0369a1'");
  await expect(panel.getByRole('row', { name: /^dark:text-white/ })).toContainText('when dark');
});

test('the width slider changes breakpoints', async ({ page }) => {
  await page.goto(path);
  const title = result(page).getByText(/^Tickets/);
  await expect(title).toHaveCSS('color', 'rgb(15, 23, 42)');
  await player(page).getByRole('slider', { name: 'Width' }).fill('640');
  await expect(title).toHaveCSS('color', 'rgb(185, 28, 28)');
});

test('a native-only sample shows the reason and its native styles', async ({ page }) => {
  await page.goto(path);
  await expect(player(page, 3)).toContainText('The status bar belongs to the device.');
  await expect(player(page, 3).getByRole('row', { name: /334155/ })).toContainText("'#334155'");
  await expect(player(page, 3).locator('iframe')).toHaveCount(0);
});

test('the playground opens the linked sample', async ({ page }) => {
  await page.goto(path);
  await player(page).getByRole('link', { name: 'Open in playground' }).click();
  await expect(result(page).getByText('Tickets: 0')).toBeVisible();
  await page.getByRole('button', { name: 'Examples' }).click();
  await page.getByRole('link', { name: 'A card' }).click();
  await page.getByRole('button', { name: 'ticket.tsx' }).click();
  await expect(page.getByRole('textbox', { name: 'ticket.tsx' })).toContainText('One-way');
  await expect(result(page).getByText('One-way')).toBeVisible();
});

test('axe finds nothing on samples and the editor in either theme', async ({ page }) => {
  await page.goto(path);
  await edit(page);
  await expectAccessibleInBothThemes(page, 'article');
});

test.describe('without JavaScript', () => {
  test.use({ samplesOn: undefined, javaScriptEnabled: false });

  test('code and result are visible', async ({ page }) => {
    await page.goto(path);
    await expect(player(page).locator('.player-drawing')).toContainText('Tickets: 0');
    await expect(player(page).locator('pre')).toContainText('setCount');
    for (const tool of ['button', 'slider', 'link'] as const) {
      await expect(player(page).getByRole(tool)).toHaveCount(0);
    }
  });
});
