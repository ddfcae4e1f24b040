import type { Page } from '@playwright/test';
import { expectAccessible } from '@/tests/support/accessibility';
import { delayRequests } from '@/tests/support/delay-requests';
import {
  cardTitle,
  chooseTab,
  classReport,
  expectColumn,
  lookupAnswer,
  lookupField,
} from '@/tests/support/lookup';
import { openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

test.use({ allowedErrors: [/Failed to load|ERR_/] });

const CONFIG = `const { hairlineWidth, platformSelect } = require('nativewind/theme');
module.exports = {
  content: ['./app/**/*.tsx'],
  darkMode: 'class',
  presets: [require('nativewind/preset')],
  theme: {
    extend: {
      colors: { brand: 'hsl(var(--brand) / <alpha-value>)', ink: '#112233' },
      borderWidth: { thin: hairlineWidth() },
      spacing: { gutter: platformSelect({ ios: '20px', default: '8px' }) },
    },
  },
};
`;
const CSS = `@tailwind base;
@tailwind components;
@tailwind utilities;
@layer base {
  :root { --brand: 199 89% 48%; }
  .dark:root { --brand: 198 93% 60%; }
}
@layer components {
  .card { @apply rounded-lg p-4; }
}
`;

const themeButton = (page: Page) => page.getByRole('button', { name: /^Your theme/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Theme of your app' });
const configField = (page: Page) => panel(page).getByRole('textbox', { name: /tailwind\.config/ });
const cssField = (page: Page) => panel(page).getByRole('textbox', { name: 'global.css' });
const message = (page: Page) => panel(page).getByRole('status');

/** Opens the panel of the lookup and presses its button with these files. */
async function useTheme(page: Page, config: string, css = ''): Promise<void> {
  if (!(await panel(page).isVisible())) await themeButton(page).click();
  await configField(page).fill(config);
  await cssField(page).fill(css);
  await panel(page).getByRole('button', { name: 'Use this theme' }).click();
}

async function expectUsed(page: Page): Promise<void> {
  await expect(message(page)).toContainText('All answers use this theme.', { timeout: 60_000 });
}

test('two quick presses open one panel, and the button waits for its code', async ({ page }) => {
  const answer = await delayRequests(page, /\/_next\/static\/chunks\/.*\.js/);
  await page.goto('/tailwind/', { waitUntil: 'commit' });
  await expect(themeButton(page)).toBeDisabled();
  answer();
  await expect(themeButton(page)).toBeEnabled();
  // The second press comes before the code of the panel can have loaded.
  await themeButton(page).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 2; press += 1) button.click();
  });
  await expect(configField(page)).toBeVisible();
  await expect(panel(page)).toHaveCount(1);
});

test('the lookup answers with the theme of the reader’s app, also after a reload', async ({
  page,
}) => {
  await openPage(page, '/tailwind/');
  await useTheme(page, CONFIG, CSS);
  await expectUsed(page);
  await expect(themeButton(page)).toHaveText('Your theme: on');
  await lookupField(page).fill('bg-brand/50');
  await expect(cardTitle(page)).toHaveText('bg-brand/50', { timeout: 30_000 });
  const native = ['Works', "backgroundColor: 'hsla(199, 89%, 48%, 0.5)'"];
  await expectColumn(page, 'iOS and Android', native);
  await expect(lookupAnswer(page)).toContainText(
    'In your CSS, --brand is 199 89% 48%, and 198 93% 60% in dark mode.',
  );
  await expect(lookupAnswer(page)).toContainText(
    "In dark mode: backgroundColor: 'hsla(198, 93%, 60%, 0.5)'.",
  );
  await page.reload();
  await expect(themeButton(page)).toHaveText('Your theme: on');
  await lookupField(page).fill('p-gutter');
  await expectColumn(page, 'iOS', ['Works', 'padding: 20']);
  await expectColumn(page, 'Android', ['Works', 'padding: 8']);
  await lookupField(page).fill('card');
  await expectColumn(page, 'iOS and Android', ['Works', 'borderRadius: 7', 'padding: 14']);
});

test('near names come from the theme, and classes of the default theme are not in it', async ({
  page,
}) => {
  await openPage(page, '/tailwind/');
  await useTheme(page, "export default { theme: { colors: { brand: '#0ea5e9' } } };");
  await expectUsed(page);
  await expect(message(page)).toContainText('The configuration has no nativewind/preset');
  await lookupField(page).fill('bg-red-500');
  await expect(lookupAnswer(page)).toContainText('bg-red-500 is not in your theme.', {
    timeout: 30_000,
  });
  await lookupField(page).fill('bg-brnad');
  await expect(lookupAnswer(page)).toContainText('Did you mean bg-brand?', { timeout: 30_000 });
});

test('the component check uses the theme', async ({ page }) => {
  await openPage(page, '/tailwind/');
  await useTheme(page, CONFIG, CSS);
  await expectUsed(page);
  await chooseTab(page, 'Component');
  const field = page.getByRole('textbox', { name: 'A list of classes, or TSX' });
  await field.fill('<View className="bg-brand card bg-blurple" />');
  await expect(classReport(page)).toContainText('3 classes: 2 everywhere, 1 unknown.', {
    timeout: 30_000,
  });
});

test('mistakes in the files have their file, line, and column', async ({ page }) => {
  await openPage(page, '/tailwind/');
  await useTheme(page, 'module.exports = {\n  theme: ,\n};');
  await expect(message(page)).toHaveText(/^tailwind\.config\.js:2:\d+: /, { timeout: 30_000 });
  await useTheme(page, 'module.exports = {};\nthrow new Error("no brand");');
  await expect(message(page)).toHaveText(/^tailwind\.config\.js:2:\d+: no brand$/);
  await useTheme(page, 'module.exports = 3;');
  await expect(message(page)).toContainText('The configuration is not an object.');
  await useTheme(page, '', ':root {\n  --a: 1;\n');
  await expect(message(page)).toHaveText(/global\.css:1:1: Unclosed block/, { timeout: 60_000 });
  await useTheme(page, '', '');
  await expect(message(page)).toHaveText(
    'Paste your tailwind.config.js, your global.css, or both.',
  );
  await expect(themeButton(page)).toHaveText('Your theme');
});

test('a configuration that never ends, or is too large, changes nothing', async ({ page }) => {
  await openPage(page, '/tailwind/');
  await useTheme(page, 'while (true) {}\nmodule.exports = {};');
  await expect(message(page)).toContainText('A loop ran for more than a second', {
    timeout: 30_000,
  });
  await useTheme(page, "module.exports = { theme: { x: /^(a+)+$/.test('a'.repeat(40) + 'b') } };");
  await expect(message(page)).toContainText('did not finish in five seconds', { timeout: 30_000 });
  await useTheme(page, "module.exports = { theme: { colors: { a: 'x'.repeat(300_000) } } };");
  await expect(message(page)).toContainText('the limit is 100000', { timeout: 30_000 });
  await expect(themeButton(page)).toHaveText('Your theme');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('packages that are not available, functions, and settings are named', async ({ page }) => {
  await openPage(page, '/tailwind/');
  await useTheme(
    page,
    `const { brand } = require('./brand');
import preset from 'nativewind/preset';
export default {
  presets: [preset], prefix: 'tw-', plugins: [require('some-plugin')],
  theme: { extend: { colors: { brand, ok: '#010203' }, spacing: { half: () => 1 } } },
};`,
  );
  await expectUsed(page);
  for (const text of [
    './brand is not available here',
    'some-plugin is not available here',
    'theme.colors.brand comes from a missing package',
    'theme.spacing.half is a function',
    'The setting prefix is ignored.',
  ])
    await expect(message(page)).toContainText(text);
  await lookupField(page).fill('text-ok');
  await expectColumn(page, 'iOS and Android', ['Works', "color: '#010203'"]);
});

test('STORE-01 files can be chosen, and the theme has one key until it is forgotten', async ({
  page,
}) => {
  await openPage(page, '/tailwind/');
  await themeButton(page).click();
  const choosing = page.waitForEvent('filechooser');
  await panel(page).getByRole('button', { name: 'Choose files' }).click();
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await (await choosing).setFiles([
    file('tailwind.config.ts', CONFIG),
    file('global.css', CSS),
    file('photo.png', ''),
  ]);
  await expect(message(page)).toContainText('photo.png is neither a Tailwind configuration');
  await expect(configField(page)).toHaveValue(CONFIG);
  await expect(cssField(page)).toHaveValue(CSS);
  await panel(page).getByRole('button', { name: 'Use this theme' }).click();
  await expectUsed(page);
  expect(await page.evaluate(() => localStorage.getItem('your-theme'))).toContain(
    'hsl(var(--brand)',
  );
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => !/^(?:announcement|docs-preferred|theme$)/.test(key))).toEqual([
    'your-theme',
  ]);
  await panel(page).getByRole('button', { name: 'Forget this theme' }).click();
  await expect(themeButton(page)).toHaveText('Your theme');
  expect(await page.evaluate(() => localStorage.getItem('your-theme'))).toBeNull();
  await lookupField(page).fill('bg-brand');
  await expect(lookupAnswer(page)).toContainText('bg-brand is not in the default theme');
});

test('files can be dropped on the panel', async ({ page }) => {
  await openPage(page, '/tailwind/');
  await themeButton(page).click();
  const data = await page.evaluateHandle((css) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([css], 'app.css'));
    return transfer;
  }, CSS);
  await panel(page).dispatchEvent('drop', { dataTransfer: data });
  await expect(cssField(page)).toHaveValue(CSS);
});

for (const file of ['compiler.*.js', 'theme.*.html']) {
  test(`without ${file}, the panel shows that a part could not be loaded`, async ({ page }) => {
    await openPage(page, '/tailwind/');
    await page.route(`**/assets/player/${file}`, (route) => route.abort());
    await useTheme(page, CONFIG);
    await expect(message(page)).toContainText('A part of this could not be loaded.', {
      timeout: 40_000,
    });
    await page.unrouteAll();
    await useTheme(page, CONFIG);
    await expectUsed(page);
  });
}

test('without storage, the theme is kept until the page is reloaded', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('The storage is full.');
    };
  });
  await openPage(page, '/tailwind/');
  await useTheme(page, CONFIG, CSS);
  await expectUsed(page);
  await lookupField(page).fill('text-ink');
  await expectColumn(page, 'iOS and Android', ['Works', "color: '#112233'"]);
});

test('stored text that is not a theme is ignored', async ({ page }) => {
  await openPage(page, '/tailwind/');
  for (const text of [
    '{',
    '[]',
    '{"config":"","css":"","theme":{"web":[],"native":{}},"notices":[]}',
    'null',
  ]) {
    await page.evaluate((value) => localStorage.setItem('your-theme', value), text);
    await page.reload();
    await expect(themeButton(page)).toHaveText('Your theme');
  }
});

test('the panel works by keyboard and has no accessibility problems', async ({ page }) => {
  await openPage(page, '/tailwind/');
  await themeButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(themeButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(configField(page)).toBeFocused();
  await expectAccessible(page);
  await themeButton(page).press('Enter');
  await expect(panel(page)).toBeHidden();
});

test('version 2 shows that its lookup always uses the default theme', async ({ page }) => {
  await openPage(page, '/v2/tailwind/');
  await expect(page.locator('class-lookup')).toContainText(
    'The lookup of this version always uses the default theme.',
  );
  await expect(themeButton(page)).toHaveCount(0);
});
