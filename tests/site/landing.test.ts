import type { Locator, Page } from '@playwright/test';
import { alternativeTo, toSupportData } from '@/lib/classes/data/alternatives';
import {
  PLATFORM_NAMES,
  type Platform,
  SUPPORT_WORDS,
  statusOf,
} from '@/lib/classes/data/class-data';
import { expectAccessibleInBothThemes } from '@/tests/support/accessibility';
import { everyRun } from '@/tests/support/in-turn';
import { openPage } from '@/tests/support/open';
import { sidewaysOverflow } from '@/tests/support/overflow';
import { siteIn } from '@/tests/support/site';
import { expect, test } from '@/tests/support/test';

test('ROUTE-02 the landing page is the home doc of the current version', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/iOS, Android, and the web/);
  for (const name of [
    'One command to start',
    'What works where',
    "What's in version 4",
    "What NativeWind isn't",
  ]) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
});

test(
  'ROUTE-02 the landing page links to the docs by task, and every link works',
  everyRun,
  async ({ page }) => {
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
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('switching a class off removes it from the code, the styles and all three frames', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    const lines: [platform: string, line: Locator][] = [
      ['iOS', main.getByText('padding: 14,').first()],
      ['Android', main.getByText('padding: 14,').last()],
      ['Web', main.getByText('.p-4 { padding: 1rem }')],
    ];
    for (const [platform] of lines) {
      await chooseStyles(page, platform);
      for (const [other, hidden] of lines)
        await expect(hidden).toBeVisible({ visible: other === platform });
    }
    expect(await drawn(page, 'padding')).toEqual(['14px', '14px', '16px']);

    await main.getByRole('checkbox', { name: 'p-4', exact: true }).uncheck();
    for (const [platform, line] of lines) {
      await chooseStyles(page, platform);
      await expect(line).toBeHidden();
    }
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
    await chooseStyles(page, 'Android');
    await expect(page.getByText('borderRadius: 14,').last()).toBeVisible();
  });

  test('exactly one of three colors is on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'bg-rose-700' }).check();
    await expect(page.getByRole('radio', { name: 'bg-sky-700' })).not.toBeChecked();
    const red = Array(3).fill('rgb(190, 18, 60)');
    await expect.poll(() => drawn(page, 'background-color')).toEqual(red);
  });
});

test('the chips work by keyboard', everyRun, async ({ page }) => {
  await page.goto('/');
  const chip = page.getByRole('group', { name: 'Toggle a class' }).getByRole('checkbox');
  await chip.first().focus();
  await page.keyboard.press('Space');
  await expect(chip.first()).toBeChecked();
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
  const red = Array(3).fill('rgb(190, 18, 60)');
  await expect.poll(() => drawn(page, 'background-color')).toEqual(red);
  await page.getByRole('checkbox', { name: 'flex-row' }).check();
  await expect(editor).toContainText('bg-rose-700 p-4 opacity-50 flex-row');
});

test('the playground opens the card with the chosen classes', async ({ page }) => {
  await openPage(page, '/');
  const sample = page.getByRole('group', { name: 'Live sample track.tsx' });
  const link = sample.getByRole('link', { name: 'Open in playground' });
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

test('samples below the hero run with the styles of iOS, also when they are edited', async ({
  page,
}) => {
  await openPage(page, '/');
  const sample = page.getByRole('group', { name: 'Live sample press.tsx' });
  const text = sample.frameLocator('iframe').getByText('Hold this button');
  await sample.scrollIntoViewIfNeeded();
  // text-lg is 1.125 rem, which is 18 px on the web.
  await expect(text).toHaveCSS('font-size', '15.75px');
  await sample.getByRole('button', { name: 'Edit' }).click();
  const editor = sample.getByRole('textbox');
  await editor.press('Control+a');
  await page.keyboard.insertText(
    `import { Text } from 'react-native';\nexport default function App() {\n  return <Text className="text-2xl">Edited</Text>;\n}`,
  );
  await expect(sample.frameLocator('iframe').getByText('Edited')).toHaveCSS('font-size', '21px');
});

for (const width of [320, 375, 768, 1440]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    expect(await sidewaysOverflow(page)).toBe(0);
  });
}

for (const [width, height] of [
  [1440, 720],
  [1280, 640],
] as const) {
  test(`at ${width} × ${height} px all three cards are in view and change with the chips`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const cards = page.getByRole('img', { name: /^The card on/ }).locator('[data-part="card"]');
    await expect(cards).toHaveCount(3);
    await page.getByRole('radio', { name: 'bg-rose-700' }).check();
    for (const card of await cards.all()) {
      await expect(card).toBeInViewport({ ratio: 1 });
      await expect(card).toHaveCSS('background-color', 'rgb(190, 18, 60)');
    }
    await expect(page.getByRole('checkbox', { name: 'p-4', exact: true })).toBeInViewport({
      ratio: 1,
    });
  });
}

test('a chip under the pointer marks its class in the code, its style, and the cards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const main = page.getByRole('main');
  const parts = {
    class: main.locator('pre').first().getByText('shadow-lg'),
    style: main.getByText("shadowColor: '#00000059',").first(),
  };
  const backgrounds = async () => [
    await parts.class.evaluate((element) => getComputedStyle(element).backgroundColor),
    await parts.style.evaluate((element) => getComputedStyle(element).backgroundColor),
  ];
  const before = await backgrounds();
  await page.getByRole('checkbox', { name: 'shadow-lg' }).hover();
  await expect.poll(() => ringsOf(page)).toEqual(['1', '1', '1']);
  const after = await backgrounds();
  for (const [index, color] of after.entries()) expect(color).not.toBe(before[index]);
  await page.getByRole('checkbox', { name: 'ios:rounded-full' }).hover();
  await expect.poll(() => ringsOf(page)).toEqual(['1', '0', '0']);
});

test.describe('color walk', () => {
  test.use({ sharesPage: false, contextOptions: { reducedMotion: 'no-preference' } });

  /**
   * Opens the page and resolves once the demo shows the last of these colors. Reading the page counts as user activity,
   * so the page reports each color itself.
   */
  async function openUntil(page: Page, colors: string[]): Promise<void> {
    await page.addInitScript(() =>
      new MutationObserver((records) => {
        for (const { target } of records)
          if (target instanceof HTMLInputElement && target.matches('[data-lit]'))
            console.log(`shows ${target.value}`);
      }).observe(document, { subtree: true, attributeFilter: ['data-lit'] }),
    );
    const shown: string[] = [];
    const last = page.waitForEvent('console', (message) => {
      shown.push(message.text());
      return shown.length === colors.length;
    });
    await page.goto('/');
    await last;
    expect(shown).toEqual(colors.map((color) => `shows ${color}`));
  }

  test('the cards show each color once within 5 seconds', async ({ page }) => {
    const first = page.waitForEvent('console').then(() => Date.now());
    await openUntil(page, ['bg-teal-700', 'bg-rose-700', 'bg-sky-700']);
    await expect(page.locator('[data-lit]')).toHaveCount(0);
    // The second color is shown 1.2 s after the start.
    expect(Date.now() - (await first)).toBeLessThan(5000 - 1200);
    await expect(page.getByRole('radio', { name: 'bg-sky-700' })).toBeChecked();
  });

  for (const [name, act] of Object.entries<(page: Page) => Promise<unknown>>({
    'the pointer moves': (page) => page.mouse.move(200, 200),
    'a key is pressed': (page) => page.keyboard.press('Shift'),
    'the page scrolls': (page) => page.mouse.wheel(0, 100),
  })) {
    test(`it ends and restores the color when ${name}`, async ({ page }) => {
      await openUntil(page, ['bg-teal-700']);
      await act(page);
      await expect(page.getByRole('radio', { name: 'bg-sky-700' })).toBeChecked();
      await page.waitForTimeout(1500);
      await expect(page.getByRole('radio', { name: 'bg-sky-700' })).toBeChecked();
      await expect(page.locator('[data-lit]')).toHaveCount(0);
    });
  }

  test('it does not start after user activity', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    await page.evaluate(() => document.body.click());
    await page.waitForTimeout(2500);
    await expect(page.getByRole('radio', { name: 'bg-sky-700' })).toBeChecked();
    await expect(page.locator('[data-lit]')).toHaveCount(0);
  });

  test('it does not start with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.waitForTimeout(2500);
    await expect(page.getByRole('radio', { name: 'bg-sky-700' })).toBeChecked();
  });
});

test('the numbers come from the data, and each links to its evidence', async ({ page }) => {
  await page.goto('/');
  const facts = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  const { classes } = siteIn().classes('current');
  const count = (is: (status: string) => boolean) =>
    classes.filter(({ support }) => is(statusOf(support))).length.toLocaleString('en-US');
  const numbers = [
    count(() => true),
    count((status) => !/web only|no effect/.test(status)),
    count((status) => status === 'web only'),
  ];
  for (const [index, number] of numbers.entries()) {
    await expect(facts.nth(index).locator('strong')).toHaveText(number);
    await expect(facts.nth(index).getByRole('link')).toBeVisible();
  }
  await facts.nth(3).getByRole('link').click();
  await expect(page).toHaveURL('/overview/#compatibility');
  const apps = page.getByRole('table').filter({ hasText: 'Command, date' }).getByRole('row');
  const ran = await apps.filter({ hasNotText: /not.run|failed|Command/ }).count();
  await page.goBack();
  await expect(facts.nth(3).locator('strong')).toHaveText(String(ran));
});

test('three samples run in the page, and follow a press', async ({ page }) => {
  await page.goto('/');
  const sampleOf = (name: string) =>
    page.getByRole('main').getByRole('group', { name: `Live sample ${name}` });
  for (const name of ['scheme.tsx', 'press.tsx', 'theme.tsx']) {
    const drawing = sampleOf(name).getByRole('img', { name: `Drawing of ${name}` });
    await expect(drawing).toBeAttached();
    await expect(sampleOf(name).getByRole('link', { name: 'Open in playground' })).toBeVisible();
  }
  await sampleOf('scheme.tsx').scrollIntoViewIfNeeded();
  const scheme = sampleOf('scheme.tsx').frameLocator('iframe');
  await scheme.getByRole('button', { name: 'Scheme: light' }).click();
  await expect(scheme.getByRole('button', { name: 'Scheme: dark' })).toBeVisible();
  const theme = sampleOf('theme.tsx').frameLocator('iframe');
  await theme.getByLabel('Plum').click();
  await expect(theme.getByText('Plum', { exact: true })).toHaveCSS('color', 'rgb(126, 34, 206)');
});

test('a table shows what works where', async ({ page }) => {
  await page.goto('/');
  const table = page.getByRole('table');
  const rows = await table.getByRole('row').filter({ hasNotText: 'Support' }).all();
  expect(rows.length).toBe(8);
  const { byName } = siteIn().classes('current');
  const platforms: Platform[] = ['ios', 'android', 'web'];
  for (const row of rows) {
    const name = await row.getByRole('link').textContent();
    const support = byName.get(name ?? '')?.support;
    if (!support) throw new Error(`${name} is not a class.`);
    for (const platform of platforms)
      await expect(row).toContainText(
        `${PLATFORM_NAMES[platform]} ${SUPPORT_WORDS[support[platform]]}`,
      );
    const { native } = byName.get(name ?? '') ?? {};
    const alternative = alternativeTo(name ?? '', toSupportData(siteIn().classes('current')));
    const facts = [native?.ios, native?.android, alternative].join(' ');
    for (const code of await row.getByRole('cell').last().getByRole('code').allTextContents())
      expect(facts, name ?? '').toContain(code);
  }
});

test('at 1440 px a heading has its section next to it, and topics are in columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const main = page.getByRole('main');
  const heading = await boxOf(main.getByRole('heading', { name: 'One command to start' }));
  const section = await boxOf(main.getByText('npx expo install').first());
  expect(section.x).toBeGreaterThan(heading.x + heading.width / 3);
  expect(Math.abs(section.y - heading.y)).toBeLessThan(100);
  const topics = main.getByRole('listitem').filter({ hasText: /^(p-4|active:|dark:)/ });
  const [first, second, third] = [
    await boxOf(topics.nth(0)),
    await boxOf(topics.nth(1)),
    await boxOf(topics.nth(2)),
  ];
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThan(first.x + first.width);
  expect(third.x).toBeGreaterThan(second.x);
});

test('page, navbar and footer begin at the same left edge at 1440 and 1920 px', async ({
  page,
}) => {
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    const footer = await boxOf(page.getByRole('contentinfo').getByText('Learn', { exact: true }));
    expect(Math.abs(title.x - footer.x), `${width} px`).toBeLessThanOrEqual(1);
  }
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

/** Chooses the platform whose styles the panel next to the code shows. */
async function chooseStyles(page: Page, platform: string): Promise<void> {
  const choice = page.getByRole('group', { name: 'Compiled styles' });
  await choice.getByRole('radio', { name: platform }).check();
}

/** Returns the opacity of the ring around each card. */
function ringsOf(page: Page): Promise<string[]> {
  const cards = page.getByRole('img', { name: /^The card on/ }).locator('[data-part="card"]');
  return cards.evaluateAll((found) =>
    found.map((card) => getComputedStyle(card, '::after').opacity),
  );
}

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
