import type { Locator, Page } from '@playwright/test';
import { packFiles } from '@/lib/player/share';
import { everyRun } from '@/tests/support/in-turn';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { delayRequests } from '../support/delay-requests';
import { sidewaysOverflow } from '../support/overflow';
import { showOn } from '../support/player';
import { expect, test } from '../support/test';

const player = (page: Page) => page.getByRole('group', { name: 'Playground' });
const result = (page: Page) => player(page).frameLocator('iframe');
const editor = (page: Page, name = 'App.tsx') => page.getByRole('textbox', { name });

/** Chooses an example in the menu. */
async function choose(page: Page, name: string): Promise<void> {
  await player(page).getByRole('button', { name: 'Examples' }).click();
  await player(page).getByRole('link', { name }).click();
}

async function open(page: Page): Promise<void> {
  await page.goto('/playground');
  await expect(result(page).getByText('One-way')).toBeVisible();
}

test('the result shows that it is starting until it has painted', async ({ page }) => {
  const answer = await delayRequests(page, '**/sandbox*');
  await page.goto('/playground');
  const starting = player(page).getByText('Starting …');
  await expect(editor(page)).toBeVisible();
  await expect(starting).toBeVisible();
  answer();
  await expect(result(page).getByText('One-way')).toBeVisible();
  await expect(starting).toBeHidden();
});

test('files can be added, imported and deleted', everyRun, async ({ page }) => {
  await open(page);
  page.on('dialog', (dialog) =>
    dialog.accept(dialog.type() === 'prompt' ? 'label.tsx' : undefined),
  );
  await page.getByRole('button', { name: 'Add file' }).click();
  await editor(page, 'label.tsx').press('Control+a');
  await page.keyboard.insertText(
    `import { Text } from 'react-native';\nexport const Label = () => <Text className="dark:text-white">Of my own file</Text>;`,
  );
  await page.getByRole('button', { name: 'App.tsx' }).click();
  await editor(page).press('Control+a');
  await page.keyboard.insertText(
    `import { Label } from './label';\nexport default function App() {\n  return <Label />;\n}`,
  );
  await expect(result(page).getByText('Of my own file')).toBeVisible();
  await page.getByRole('button', { name: 'label.tsx' }).click();
  await page.getByRole('button', { name: 'Delete file' }).click();
  await expect(player(page).getByRole('status').first()).toContainText('has no file ./label');
});

test('completion also works in a file that was opened before it loaded', async ({ page }) => {
  await open(page);
  page.on('dialog', (dialog) => dialog.accept('label.tsx'));
  await page.getByRole('button', { name: 'Add file' }).click();
  await editor(page, 'label.tsx').press('Control+End');
  await expect(editor(page, 'label.tsx')).toHaveAttribute('aria-autocomplete', 'list');
  await page.keyboard.type('<View className="p');
  await page.getByRole('button', { name: 'App.tsx' }).click();
  await expect(editor(page)).toHaveAttribute('aria-autocomplete', 'list');
});

test('an example asks before it replaces changes', async ({ page }) => {
  await open(page);
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await dialog.dismiss();
  });
  await choose(page, 'Breakpoints');
  await expect(result(page).getByText('Old Town')).toBeVisible();
  expect(asked).toEqual([]);
  await editor(page).press('Control+Home');
  await page.keyboard.insertText('// mine\n');
  await choose(page, 'A card');
  expect(asked).toEqual(['Replace your files with the example?']);
  await expect(editor(page)).toContainText('// mine');
});

test('an example runs and logs to the console', async ({ page }) => {
  await open(page);
  await choose(page, 'States of a button');
  await result(page).getByText('Count').click();
  await page.getByRole('button', { name: 'Console (1)' }).click();
  await expect(page.getByRole('log', { name: 'Console' })).toContainText('pressed 1 times');
});

test('the tabs below the result open one panel at a time', async ({ page }) => {
  await open(page);
  const [styles, log] = [
    page.getByRole('button', { name: 'Native styles' }),
    page.getByRole('button', { name: 'Console' }),
  ];
  const row = page.getByRole('row', { name: /^rounded-2xl/ });
  await styles.click();
  await expect(row).toBeVisible();
  await log.click();
  await expect(page.getByRole('log', { name: 'Console' })).toBeVisible();
  await expect(row).toBeHidden();
  await expect(styles).toHaveAttribute('aria-expanded', 'false');
  await expect(log).toHaveAttribute('aria-expanded', 'true');
  await log.click();
  await expect(page.getByRole('log', { name: 'Console' })).toBeHidden();
  await expect(log).toHaveAttribute('aria-expanded', 'false');
});

test('axe finds nothing on the playground with its panels in either theme', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: /^Console/ }).click();
  await page.getByRole('button', { name: 'Native styles' }).click();
  await expect(page.getByRole('row', { name: /^rounded-2xl/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('the URL names the chosen example, so a reload shows it again', async ({ page }) => {
  await open(page);
  await choose(page, 'Breakpoints');
  await expect(result(page).getByText('Old Town')).toBeVisible();
  await page.reload();
  await expect(result(page).getByText('Old Town')).toBeVisible();
});

test('each example has a picture', async ({ page }) => {
  await open(page);
  await player(page).getByRole('button', { name: 'Examples' }).click();
  const links = player(page).locator('[data-examples]').getByRole('link');
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    const picture = await link.locator('[data-drawing]').boundingBox();
    expect(picture?.width).toBeGreaterThan(80);
    expect(picture?.height).toBeGreaterThan(40);
  }
});

test('code and result fill the window side by side, and a divider between them can be moved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await open(page);
  const divider = player(page).getByRole('separator', { name: 'Width of the code' });
  const code = player(page).locator('[data-code]');
  const share = async () => {
    const [part, whole] = [await code.boundingBox(), await player(page).boundingBox()];
    return Math.round(((part?.width ?? 0) / (whole?.width ?? 1)) * 100);
  };
  expect(await share()).toBe(50);
  await divider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(divider).toHaveAttribute('aria-valuenow', '55');
  expect(await share()).toBe(55);
  await page.keyboard.press('Home');
  expect(await share()).toBe(20);
  await divider.click();
  expect(await share()).toBe(50);
  await divider.click();
  expect(await share()).toBe(70);
  await divider.hover();
  await page.mouse.down();
  await page.mouse.move(576, 400, { steps: 5 });
  await page.mouse.up();
  expect(await share()).toBe(40);
  const box = await player(page).boundingBox();
  expect(box?.height).toBeGreaterThan(650);
  await page.getByRole('button', { name: /^Console/ }).click();
  const [panel, pane] = [
    await page.getByRole('log', { name: 'Console' }).boundingBox(),
    await player(page).locator('[data-side]').boundingBox(),
  ];
  expect(panel?.x).toBeGreaterThanOrEqual(pane?.x ?? 0);
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(
    (pane?.y ?? 0) + (pane?.height ?? 0) + 1,
  );
});

test('a line below the code names the classes without an effect on native', async ({ page }) => {
  await open(page);
  const line = player(page).getByText(/effect on/);
  await expect(line).toHaveText(/^All \d+ classes have an effect on iOS and Android\.$/);
  await editor(page).press('Control+a');
  await page.keyboard.insertText(
    'import { View } from \'react-native\';\nexport default function App() {\n  return <View className="grid p-4 blur-sm" />;\n}',
  );
  await expect(line).toHaveText('blur-sm and grid have no effect on iOS and Android.');
});

const STYLED = `import { Text, View } from 'react-native';
export default function App() {
  return (
    <View className="gap-2">
      <Text className="p-4 grid ios:text-red-500 android:text-blue-500 elevation-md">Styled</Text>
      <Text className="animate-pulse p-[7px] md:m-4 active:opacity-50">Moving</Text>
      <View className="h-10 bg-black dark:bg-white" accessibilityLabel="Scheme" />
    </View>
  );
}
`;

test('the code runs with the styles of the chosen platform', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await expect(player(page).getByRole('radio', { name: 'iOS' })).toBeChecked();
  await editor(page).press('Control+a');
  await page.keyboard.insertText(STYLED);
  const styled = result(page).getByText('Styled');
  const moving = result(page).getByText('Moving');
  await expect(styled).toHaveCSS('color', 'rgb(239, 68, 68)');
  await expect(styled).toHaveCSS('padding', '14px');
  await expect(styled).not.toHaveCSS('display', 'grid');
  await expect(styled).toHaveCSS('box-shadow', 'none');
  // It has no native style until the library has computed it, so it keeps that of the web.
  await expect(moving).toHaveCSS('padding', '7px');
  await expect(moving).toHaveCSS('animation-name', 'pulse');
  await expect(moving).toHaveCSS('margin', '0px');
  const scheme = result(page).getByLabel('Scheme');
  await expect(scheme).toHaveCSS('height', '35px');
  await expect(scheme).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await showOn(page, 'Android');
  await expect(styled).toHaveCSS('color', 'rgb(59, 130, 246)');
  await expect(styled).toHaveCSS('box-shadow', /\b0px 3px 6px 0px$/);
  await player(page).getByRole('button', { name: 'Native styles' }).click();
  await expect(player(page).getByRole('columnheader')).toHaveText(['Class', 'Android']);
  await showOn(page, 'Web');
  await expect(styled).toHaveCSS('display', 'grid');
  await expect(styled).toHaveCSS('padding', '16px');
  await expect(player(page).getByRole('columnheader')).toHaveText(['Class', 'iOS', 'Android']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await showOn(page, 'iOS');
  await expect(scheme).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await showOn(page, 'Android');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(player(page).getByRole('radio', { name: 'Android' })).toBeChecked();
  await expect(result(page).getByText('Tickets')).toHaveCSS('font-size', '26.25px');
});

test('the sample is also behind the camera of a phone, and below the bar of a window', async ({
  page,
}) => {
  await open(page);
  const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { y: 0 };
  const device = page.locator('[data-side] > [data-result]');
  const frame = player(page).locator('iframe');
  const screen = result(page).locator('#root > * > * > *').first();
  const top = async (of: Locator) => (await boxOf(of)).y - (await boxOf(device)).y;
  await expect.poll(() => top(frame)).toBeLessThan(8);
  expect(await top(result(page).getByText('Tickets'))).toBeGreaterThan(36 + 14);
  await expect(screen).toHaveCSS('border-top-width', '36px');
  await showOn(page, 'Web');
  await expect.poll(() => top(frame)).toBeGreaterThan(24);
  await expect(screen).toHaveCSS('border-top-width', '0px');
});

test('a class that the compiler has computed gets its native style', async ({ page }) => {
  await open(page);
  await editor(page).press('Control+a');
  await page.keyboard.insertText(STYLED.replace('p-[7px]', 'p-[2rem]'));
  const moving = result(page).getByText('Moving');
  await expect(moving).toHaveCSS('padding', '32px');
  await player(page).getByRole('button', { name: 'Native styles' }).click();
  await player(page)
    .getByRole('button', { name: /^Check with the NativeWind compiler/ })
    .click();
  await expect(moving).toHaveCSS('padding', '28px', { timeout: 30_000 });
});

test('a phone is as wide as in samples, and the slider makes it wider', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const frame = player(page).locator('iframe');
  const width = async () => Math.round((await frame.boundingBox())?.width ?? 0);
  expect(await width()).toBe(390);
  await player(page).getByRole('slider', { name: 'Width' }).fill('600');
  await expect.poll(width).toBe(600);
  await showOn(page, 'Web');
  await player(page).getByRole('slider', { name: 'Width' }).fill('220');
  await expect.poll(width).toBeGreaterThan(600);
});

test.describe('without class data', () => {
  test.use({ allowedErrors: [/Failed to load|ERR_|A part of a live sample is missing/] });

  test('the code runs with its web styles', async ({ page }) => {
    await page.route('**/assets/player/classes*', (route) => route.abort());
    await page.goto('/playground');
    await expect(result(page).getByText('Tickets')).toHaveCSS('font-size', '30px');
  });
});

test('on a phone, code and result are in tabs', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page);
  const tabs = page.getByRole('group', { name: 'Pane' });
  await expect(editor(page)).toBeHidden();
  await tabs.getByRole('radio', { name: 'Code' }).check();
  await expect(editor(page)).toBeVisible();
  await expect(player(page).locator('iframe')).toBeHidden();
  await tabs.getByRole('radio', { name: 'Result' }).check();
  await expect(result(page).getByText('One-way')).toBeVisible();
});

test.describe('code from a link', () => {
  const run = (page: Page) => player(page).getByRole('button', { name: 'Run' });
  const written = (body: string) =>
    `import { Text } from 'react-native';\nexport default function App() {\n  ${body}\n  return <Text>Of a link</Text>;\n}`;
  const link = (body = '') => `/playground#code=${packFiles({ 'App.tsx': written(body) })}`;

  /** Expects that the code is shown but does not run. */
  async function expectWaiting(page: Page): Promise<void> {
    await expect(run(page)).toBeVisible();
    await expect(editor(page)).toContainText('Of a link');
    await expect(player(page).getByText('Starting …')).toBeHidden();
    await expect(player(page).locator('iframe')).toHaveCount(0);
  }

  test('it has a warning, runs on a click, and waits again after a reload', async ({ page }) => {
    await page.goto(link());
    await expectWaiting(page);
    await expect(run(page)).toHaveAccessibleDescription(
      'This code comes from a link. Read it, then run it.',
    );
    await run(page).click();
    await expect(result(page).getByText('Of a link')).toBeVisible();
    await expect(run(page)).toBeHidden();
    await editor(page).press('Control+a');
    await page.keyboard.insertText(written('').replace('Of a link', 'Changed'));
    await expect(result(page).getByText('Changed')).toBeVisible();
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expectWaiting(page);
  });

  test('it can be run by keyboard from the button and the editor, and focus is in the editor afterwards', async ({
    page,
  }) => {
    await page.goto(link());
    await expectWaiting(page);
    await run(page).focus();
    await page.keyboard.press('Enter');
    await expect(result(page).getByText('Of a link')).toBeVisible();
    await expect(editor(page)).toBeFocused();
    await page.reload();
    await expectWaiting(page);
    await editor(page).press('Control+Enter');
    await expect(result(page).getByText('Of a link')).toBeVisible();
    await expect(editor(page)).toBeFocused();
    await expect(editor(page)).toContainText(/^import/);
  });

  for (const endless of ['while (true) {}', "/^(a+)+$/.test('a'.repeat(60) + '!');"]) {
    test(`${endless} can be read and changed, and does not block the page`, async ({ page }) => {
      await page.goto(link(endless));
      await expectWaiting(page);
      await editor(page).press('Control+Home');
      await page.keyboard.insertText('// mine\n');
      await page.waitForTimeout(1000);
      await expectWaiting(page);
      page.on('dialog', (dialog) => dialog.accept());
      await choose(page, 'Breakpoints');
      await expect(result(page).getByText('Old Town')).toBeVisible();
      await expect(run(page)).toBeHidden();
      await page.getByRole('button', { name: 'Reset' }).click();
      await page.getByRole('button', { name: 'Discard your changes?' }).click();
      await expectWaiting(page);
    });
  }

  test('it also waits in a tab that ran other code before, and after visiting other pages', async ({
    page,
  }) => {
    await open(page);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, link().slice('/playground'.length));
    await expectWaiting(page);
    await editor(page).press('Control+Home');
    await page.keyboard.insertText('// mine\n');
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Playground');
    await page.goBack();
    await expectWaiting(page);
  });

  for (const width of [375, 1440]) {
    test(`axe finds nothing while it waits, in either theme, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(link());
      await expect(run(page)).toBeVisible();
      await expectAccessibleInBothThemes(page);
    });
  }
});

for (const width of [320, 768]) {
  test(`the playground does not scroll sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    expect(await sidewaysOverflow(page)).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a note says that the playground needs it, without empty panes', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.goto('/playground');
    await expect(page.locator('noscript p')).toBeInViewport();
    const box = await player(page).boundingBox();
    expect(box?.height).toBeLessThan(150);
  });
});
