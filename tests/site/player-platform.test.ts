import type { Locator, Page } from '@playwright/test';
import { everyRun } from '@/tests/support/in-turn';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { openPage } from '../support/open';
import { sidewaysOverflow } from '../support/overflow';
import { player, running, seeResult, showOn } from '../support/player';
import { expect, test } from '../support/test';

const path = '/tailwind/effects/box-shadow';

/** Returns the height and the shadow of the drawn card with the class `shadow-lg`. */
function cardIn(drawing: ReturnType<Page['locator']>): Promise<string[]> {
  return drawing
    .locator('.player-drawing :text-is("shadow-lg")')
    .locator('..')
    .evaluate((box) => {
      const { height, boxShadow } = getComputedStyle(box);
      return [
        `${Math.round(parseFloat(height))}px`,
        boxShadow.replace(/^(?:rgb|color)[^)]*\) /, ''),
      ];
    });
}

test('a sample is drawn for iOS first, and runs when the reader chooses the web', async ({
  page,
}) => {
  await openPage(page, path);
  const sample = player(page);
  await sample.scrollIntoViewIfNeeded();
  await expect(sample.getByRole('radio', { name: 'iOS' })).toBeChecked();
  const note = sample.getByText('Native styles, drawn by your browser');
  await expect(note).toBeVisible();
  expect(await cardIn(sample)).toEqual(['56px', '0px 4px 20px 0px']);
  await expect(sample.getByRole('slider', { name: 'Width' })).toBeHidden();
  await showOn(page, 'Android');
  expect(await cardIn(sample)).toEqual(['56px', '0px 4px 8px 0px']);
  await expect(sample.locator('iframe')).toHaveCount(0);
  await showOn(page, 'Web');
  await expect(running(page)).toBeVisible();
  expect((await cardIn(sample))[0]).toBe('64px');
  await expect(note).toBeHidden();
  await expect(sample.getByRole('slider', { name: 'Width' })).toBeVisible();
  await showOn(page, 'iOS');
  await expect(sample.locator('iframe')).toHaveCount(0);
});

test('in full screen, a phone keeps its width, and a window fills its side', async ({ page }) => {
  await openPage(page, path);
  const sample = player(page);
  const widthOf = async (part: Locator) => Math.round((await part.boundingBox())?.width ?? 0);
  const drawing = sample.getByRole('img', { name: 'Drawing of App.tsx' });
  const before = await widthOf(drawing);
  await sample.getByRole('button', { name: 'Full screen' }).click();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await expect.poll(() => widthOf(drawing)).toBe(before);
  await showOn(page, 'Web');
  await expect(running(page)).toBeVisible();
  const half = (page.viewportSize()?.width ?? 0) / 2;
  await expect.poll(() => widthOf(running(page))).toBeCloseTo(half, -1);
});

test('the choice applies to all samples and is stored', async ({ page }) => {
  await openPage(page, '/core-concepts/differences');
  await showOn(page, 'Android');
  const chosen = page.locator('live-sample').getByRole('radio', { name: 'Android' });
  expect(await chosen.count()).toBeGreaterThan(0);
  for (const radio of await chosen.all()) await expect(radio).toBeChecked();
  await openPage(page, path);
  await expect(player(page).getByRole('radio', { name: 'Android' })).toBeChecked();
  await page.evaluate(() => {
    localStorage.setItem('tabs.platform', '"><b>');
  });
  await page.reload();
  await expect(player(page).getByRole('radio', { name: 'iOS' })).toBeChecked();
});

test('arrow keys choose a platform', async ({ page }) => {
  await openPage(page, path);
  await player(page).getByRole('radio', { name: 'iOS' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(player(page).getByRole('radio', { name: 'Android' })).toBeChecked();
  expect((await cardIn(player(page)))[1]).toBe('0px 4px 8px 0px');
});

test('the result is as high as its drawing, and a running sample does not change that', async ({
  page,
}) => {
  for (const [address, most] of [
    ['/tailwind/typography/font-weight', 200],
    ['/tailwind/spacing/padding', 352],
  ] as const) {
    await openPage(page, address);
    await showOn(page, 'Web');
    const box = player(page).locator('[data-result]');
    const before = await box.boundingBox();
    expect(before?.height).toBeGreaterThanOrEqual(160);
    expect(before?.height).toBeLessThanOrEqual(most);
    await player(page).scrollIntoViewIfNeeded();
    await expect(running(page)).toBeVisible();
    const frame = await running(page).boundingBox();
    expect(frame?.height).toBe(before?.height);
    expect((await box.boundingBox())?.height).toBe(before?.height);
  }
});

test('all platforms are drawn next to each other, or in a row that scrolls on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, path);
  await showOn(page, 'All');
  const drawn = (platform: string) => player(page).getByLabel(`The sample on ${platform}`);
  expect(await cardIn(drawn('iOS'))).toEqual(['56px', '0px 4px 20px 0px']);
  expect(await cardIn(drawn('Android'))).toEqual(['56px', '0px 4px 8px 0px']);
  expect((await cardIn(drawn('Web')))[0]).toBe('64px');
  const boxes = await Promise.all(
    ['iOS', 'Android', 'Web'].map((platform) => drawn(platform).boundingBox()),
  );
  const [ios, android, web] = boxes;
  expect(ios?.x ?? 0).toBeLessThan(android?.x ?? 0);
  expect((web?.x ?? 0) + (web?.width ?? 0)).toBeLessThan(1280);
  await expectAccessibleInBothThemes(page, 'article');
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await sidewaysOverflow(page)).toBe(0);
  await showOn(page, 'iOS');
  await expect(drawn('iOS')).toHaveCount(0);
});

test('edited code runs with the styles of the chosen platform', everyRun, async ({ page }) => {
  await openPage(page, path);
  await player(page).getByRole('button', { name: 'Edit' }).click();
  await seeResult(page);
  const card = running(page).contentFrame().getByText('shadow-lg').locator('..');
  await expect(card).toHaveCSS('box-shadow', /\b0px 4px 20px 0px$/);
  await expect(card).toHaveCSS('height', '56px');
  await expect(player(page).getByText('Native styles, drawn by your browser')).toBeVisible();
  await expect(player(page).getByRole('radio', { name: 'All' })).toBeDisabled();
  await showOn(page, 'Android');
  await expect(card).toHaveCSS('box-shadow', /\b0px 4px 8px 0px$/);
  await showOn(page, 'Web');
  await expect(card).toHaveCSS('height', '64px');
  await page.getByRole('textbox', { name: 'App.tsx' }).press('Control+End');
  await page.keyboard.insertText(' ');
  await showOn(page, 'iOS');
  await expect(card).toHaveCSS('box-shadow', /\b0px 4px 20px 0px$/);
});

test('a sample that shows all platforms is edited on iOS, and the choice is kept', async ({
  page,
}) => {
  await openPage(page, path);
  await showOn(page, 'All');
  await expect(player(page).getByLabel('The sample on Android')).toBeVisible();
  await player(page).getByRole('button', { name: 'Edit' }).click();
  await expect(player(page).getByRole('radio', { name: 'iOS' })).toBeChecked();
  await expect(player(page).getByLabel('The sample on Android')).toHaveCount(0);
  const card = running(page).contentFrame().getByText('shadow-lg').locator('..');
  await expect(card).toHaveCSS('height', '56px');
  await page.reload();
  await expect(player(page).getByRole('radio', { name: 'All' })).toBeChecked();
});

test('running code is where its drawing was', async ({ page }) => {
  await openPage(page, path);
  await player(page).scrollIntoViewIfNeeded();
  const top = async (text: Locator) => Math.round((await text.boundingBox())?.y ?? 0);
  const sample = player(page);
  const before =
    (await top(sample.locator('.player-drawing :text-is("shadow-lg")').first())) -
    (await top(sample.locator('[data-result]')));
  await sample.getByRole('button', { name: 'Edit' }).click();
  const text = running(page).contentFrame().getByText('shadow-lg');
  await expect(text).toBeVisible();
  await expect
    .poll(async () => (await top(text)) - (await top(sample.locator('[data-result]'))))
    .toBe(before);
});

test('a sample with inline styles has no native drawing and runs on the web', async ({ page }) => {
  await openPage(page, '/tailwind/filters/blur');
  await player(page).scrollIntoViewIfNeeded();
  await expect(running(page)).toBeVisible();
  await expect(player(page).getByRole('radio')).toHaveCount(0);
  await player(page).getByRole('button', { name: 'Native styles' }).click();
  await expect(player(page).getByRole('row').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawing follows the chosen platform', async ({ page }) => {
    await page.goto(path);
    const shadow = async () => (await cardIn(player(page)))[1];
    expect(await shadow()).toBe('0px 4px 20px 0px');
    await player(page).getByText('Android', { exact: true }).click();
    expect(await shadow()).toBe('0px 4px 8px 0px');
    await expect(player(page).getByRole('radio', { name: 'All' })).toBeDisabled();
  });
});
