import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '@/tests/support/accessibility';
import { openPage } from '@/tests/support/open';
import { sidewaysOverflow } from '@/tests/support/overflow';
import { expect, test } from '@/tests/support/test';

test('ROUTE-02 the landing page is the home doc of the current version', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/iOS, Android, and the web/);
  for (const name of ['Three steps to install', "What's in version 4", "What NativeWind isn't"]) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
});

test('ROUTE-02 the landing page links to the docs by task, and every link works', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const name of [
    'Install NativeWind',
    'Start a project',
    'Migrate',
    'Look up a class',
    'Fix a problem',
  ]) {
    await expect(main.getByRole('link', { name }).first()).toBeVisible();
  }
  for (const [name, path] of [
    ['Migrate', '/guides/migration-v4'],
    ['Look up a class', '/tailwind/'],
    ['Fix a problem', '/troubleshooting'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  const paths = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const path of new Set(paths.filter((path) => path.startsWith('/')))) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('switching a class off removes it from the code, the styles and all three frames', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByText('padding: 14,')).toHaveCount(2);
    await expect(main.getByText('.p-4 { padding: 1rem }')).toBeVisible();
    expect(await drawn(page, 'padding')).toEqual(['14px', '14px', '16px']);

    await main.getByRole('checkbox', { name: 'p-4', exact: true }).uncheck();
    await expect(main.getByText('padding: 14,').first()).toBeHidden();
    await expect(main.getByText('.p-4 { padding: 1rem }')).toBeHidden();
    await expect(main.locator('pre').first()).toContainText('gap-4 rounded-2xl', {
      useInnerText: true,
    });
    expect(await drawn(page, 'padding')).toEqual(['0px', '0px', '0px']);
  });

  test('a class for one platform changes only that frame', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('checkbox', { name: 'ios:rounded-full' }).check();
    expect(await drawn(page, 'border-radius')).toEqual(['9999px', '14px', '16px']);
    await expect(page.getByText('borderRadius: 9999,')).toBeVisible();
    await expect(page.getByText('borderRadius: 14,').first()).toBeHidden();
    await expect(page.getByText('borderRadius: 14,').last()).toBeVisible();
  });

  test('exactly one of three colors is on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'bg-rose-700' }).check();
    await expect(page.getByRole('radio', { name: 'bg-sky-700' })).not.toBeChecked();
    expect(await drawn(page, 'background-color')).toEqual(Array(3).fill('rgb(190, 18, 60)'));
  });
});

test('the chips work by keyboard', async ({ page }) => {
  await page.goto('/');
  const chip = page.getByRole('group', { name: 'Toggle a class' }).getByRole('checkbox');
  await chip.first().focus();
  await page.keyboard.press('Space');
  await expect(chip.first()).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(chip.nth(1)).toBeFocused();
});

test('the card can be edited in place, and chips and code stay in sync', async ({ page }) => {
  await page.goto('/');
  const live = page.getByRole('group', { name: 'Live sample track.tsx' });
  const card = live.frameLocator('iframe').getByText('Night train').locator('../..');
  const chip = page.getByRole('checkbox', { name: 'p-4', exact: true });
  await expect(live.locator('iframe')).toHaveCount(0);
  await chip.uncheck();
  await live.getByRole('button', { name: 'Edit' }).click();
  const editor = live.getByRole('textbox', { name: 'track.tsx' });
  await expect(editor).toContainText('gap-4 rounded-2xl');
  await expect(card).toHaveCSS('padding', '0px');
  await chip.check();
  await expect(editor).toContainText('p-4');
  await expect(card).toHaveCSS('padding', '16px');
  await editor.press('Control+a');
  await page.keyboard.insertText(
    `import { View } from 'react-native';\nexport function Track() {\n  return <View className="bg-rose-700 p-4 opacity-50" />;\n}`,
  );
  await expect(page.getByRole('radio', { name: 'bg-rose-700' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'flex-row' })).not.toBeChecked();
  expect(await drawn(page, 'background-color')).toEqual(Array(3).fill('rgb(190, 18, 60)'));
  await page.getByRole('checkbox', { name: 'flex-row' }).check();
  await expect(editor).toContainText('bg-rose-700 p-4 opacity-50 flex-row');
});

test('the playground opens the card with the chosen classes', async ({ page }) => {
  await openPage(page, '/');
  const link = page.getByRole('link', { name: 'Open in playground' });
  await expect(link).toHaveAttribute('href', /#file=sample-/);
  await page.getByRole('radio', { name: 'bg-teal-700' }).check();
  await expect(link).toHaveAttribute('href', /#code=/);
  await link.click();
  await expect(page.getByRole('textbox', { name: 'track.tsx' })).toContainText('bg-teal-700');
  const card = page.frameLocator('iframe').getByText('Night train').locator('../..');
  await expect(card).toHaveCSS('background-color', 'rgb(15, 118, 110)');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Run' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

for (const width of [320, 375, 768, 1440]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    expect(await sidewaysOverflow(page)).toBe(0);
  });
}

test('at 1440 px each heading has its section next to it, and topics are in two columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const main = page.getByRole('main');
  const heading = await boxOf(main.getByRole('heading', { level: 2, name: "What's in version 4" }));
  const topics = main.getByRole('listitem').filter({ hasText: /^(Compiled|States|Dark mode)/ });
  const [first, second, third] = [
    await boxOf(topics.nth(0)),
    await boxOf(topics.nth(1)),
    await boxOf(topics.nth(2)),
  ];
  expect(first.x).toBeGreaterThan(heading.x + heading.width / 3);
  expect(Math.abs(first.y - heading.y)).toBeLessThan(heading.height);
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThan(first.x + first.width);
  expect(third.y).toBeGreaterThan(first.y + first.height);
  expect((await boxOf(main.getByText('This is the short version'))).width).toBeLessThan(720);
});

for (const width of [375, 1440]) {
  test(`each device has its name next to it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    for (const name of ['iOS', 'Android', 'Web']) {
      const device = await boxOf(page.getByRole('img', { name: `The card on ${name}` }));
      const caption = await boxOf(page.locator('figcaption', { hasText: name }));
      const gap = Math.max(
        device.y - (caption.y + caption.height),
        caption.y - (device.y + device.height),
      );
      expect(gap, name).toBeLessThanOrEqual(16);
      expect(gap, name).toBeGreaterThanOrEqual(0);
      expect(caption.x, name).toBeLessThan(device.x + device.width);
    }
  });
}

test('axe finds nothing on the landing page in either theme', async ({ page }) => {
  await page.goto('/');
  await expectAccessibleInBothThemes(page);
});

async function boxOf(locator: Locator) {
  const box = await locator.first().boundingBox();
  if (!box) throw new Error(`${locator} is not visible.`);
  return box;
}

/** Returns the computed values of a CSS property of the card: on iOS, on Android, and on the web. */
async function drawn(page: Page, property: string): Promise<string[]> {
  const card = page.getByRole('img', { name: /^The card on/ }).locator('[data-part="card"]');
  return card.evaluateAll(
    (cards, name) => cards.map((element) => getComputedStyle(element).getPropertyValue(name)),
    property,
  );
}
