import type { Page } from '@playwright/test';
import { packFiles } from '@/lib/player/share';
import { expectAccessibleInBothThemes } from '@/tests/support/accessibility';
import { everyRun } from '@/tests/support/in-turn';
import { chooseTab, classReport } from '@/tests/support/lookup';
import { openPage } from '@/tests/support/open';
import { player, result, showOn } from '@/tests/support/player';
import { expect, test } from '@/tests/support/test';

const CONFIG = `module.exports = {
  darkMode: 'class',
  presets: [require('nativewind/preset')],
  theme: {
    extend: {
      colors: { brand: 'rgb(var(--brand) / <alpha-value>)', ink: '#112233' },
      spacing: { gutter: process.env.NATIVEWIND_OS === 'ios' ? '20px' : '8px' },
    },
  },
};
`;
const CSS = `@tailwind base;
@tailwind components;
@tailwind utilities;
@layer base {
  :root { --brand: 1 2 3; }
  .dark:root { --brand: 4 5 6; }
}
@layer components {
  .card { @apply rounded-lg p-4; }
}
`;
const CODE = `import './global.css';
import { Text } from 'react-native';
export default function App() {
  return <Text className="bg-brand text-ink p-gutter">With a theme</Text>;
}
`;
const FILES = { 'App.tsx': CODE, 'global.css': CSS, 'tailwind.config.js': CONFIG };

const linkTo = (files: Record<string, string>) => `/playground#code=${packFiles(files)}`;
const tab = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Files' }).getByRole('button', { name, exact: true });
const editor = (page: Page, name: string) => page.getByRole('textbox', { name });
const run = (page: Page) => player(page).getByRole('button', { name: 'Run' });
const text = (page: Page) => result(page).getByText('With a theme');
const problem = (page: Page) => player(page).getByRole('status').first();

/** Replaces the text of a file of the playground. */
async function write(page: Page, name: string, code: string): Promise<void> {
  await tab(page, name).click();
  await editor(page, name).press('Control+a');
  await page.keyboard.insertText(code);
}

/** Opens a link with files and runs them. */
async function runLink(page: Page, files: Record<string, string> = FILES): Promise<void> {
  await openPage(page, linkTo(files));
  await run(page).click();
}

/** Returns everything in the storage of the browser, as JSON. */
function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

test(
  'STORE-01 a configuration from a link is shown first, runs on a click, and is not stored',
  everyRun,
  async ({ page }) => {
    await openPage(page, linkTo(FILES));
    await expect(editor(page, 'tailwind.config.js')).toContainText("ink: '#112233'");
    await expect(tab(page, 'tailwind.config.js')).toHaveAttribute('aria-pressed', 'true');
    await expect(run(page)).toHaveAccessibleDescription(
      'This link has a tailwind.config.js. Run it?',
    );
    await expect(page.locator('iframe')).toHaveCount(0);
    await run(page).click();
    await expect(text(page)).toHaveCSS('background-color', 'rgb(1, 2, 3)', { timeout: 30_000 });
    await expect(text(page)).toHaveCSS('color', 'rgb(17, 34, 51)');
    await expect(text(page)).toHaveCSS('padding', '20px');
    await showOn(page, 'Web');
    await expect(text(page)).toHaveCSS('padding', '8px');
    expect(await stored(page)).not.toMatch(/#112233|--brand/);
    await page.reload();
    await expect(run(page)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);

test('the native styles and the line below the code use the theme', async ({ page }) => {
  await runLink(page);
  const line = player(page).locator('[data-diagnostics]');
  await expect(line).toHaveText('All 3 classes have an effect on iOS and Android.', {
    timeout: 60_000,
  });
  await showOn(page, 'Web');
  await player(page).getByRole('button', { name: 'Native styles' }).click();
  const panel = player(page).getByRole('group', { name: 'On iOS and Android' });
  const row = (name: RegExp) => panel.getByRole('row', { name });
  await expect(row(/^bg-brand/)).toContainText("backgroundColor: 'rgba(1, 2, 3, 1)'");
  await expect(row(/^bg-brand/)).toContainText('In dark mode:');
  await expect(row(/^text-ink/)).toContainText("color: '#112233'");
  await expect(row(/^p-gutter/)).toContainText('padding: 20');
  await expect(row(/^p-gutter/)).toContainText('padding: 8');
  await write(page, 'App.tsx', CODE.replace('p-gutter', 'card grid'));
  await expect(line).toHaveText('grid has no effect on iOS and Android.', { timeout: 30_000 });
  await expect(row(/^card/)).toContainText('padding: 14');
  await write(page, 'tailwind.config.js', CONFIG.replace('#112233', '#445566'));
  await expect(row(/^text-ink/)).toContainText("color: '#445566'", { timeout: 30_000 });
  await expect(text(page)).toHaveCSS('color', 'rgb(68, 85, 102)');
});

test('mistakes in the files have their file, line, and column', async ({ page }) => {
  await runLink(page);
  await expect(text(page)).toBeVisible({ timeout: 30_000 });
  const wait = { timeout: 30_000 };
  await write(page, 'tailwind.config.js', 'module.exports = {\n  theme: ,\n};');
  await expect(problem(page)).toHaveText(/^tailwind\.config\.js:2:\d+ {2}Unexpected token/, wait);
  await expect(editor(page, 'tailwind.config.js').locator('.cm-mistake')).toHaveText(/theme: ,/);
  await write(page, 'tailwind.config.js', 'module.exports = {};\nthrow new Error("no brand");');
  await expect(problem(page)).toHaveText(/^tailwind\.config\.js:2:\d+ {2}no brand$/, wait);
  await write(page, 'tailwind.config.js', 'module.exports = 3;');
  await expect(problem(page)).toHaveText(/^The configuration is not an object\./, wait);
  await write(page, 'tailwind.config.js', CONFIG);
  await write(page, 'global.css', ':root {\n  --brand: 1;\n');
  await expect(problem(page)).toHaveText('global.css:1:1  Unclosed block', wait);
  await write(page, 'global.css', `${CSS}.plain { @apply p-nothing; }`);
  await expect(problem(page)).toHaveText(/^global\.css:11:\d+ {2}The `p-nothing` class/, wait);
  await write(page, 'global.css', CSS);
  await expect(problem(page)).toBeHidden(wait);
  await expect(text(page)).toHaveCSS('background-color', 'rgb(1, 2, 3)');
});

test('parts of a configuration that are skipped are listed below the code', async ({ page }) => {
  const config = "module.exports = { plugins: [require('some-plugin')] };";
  await runLink(page, { ...FILES, 'tailwind.config.js': config });
  await expect(player(page).locator('[data-diagnostics]')).toContainText(
    'some-plugin is not available here and is skipped.',
    { timeout: 60_000 },
  );
});

test('a theme can be added, changed by keyboard, shared, and deleted', async ({ page }) => {
  await openPage(page, '/playground');
  await expect(result(page).getByText('One-way')).toBeVisible();
  await tab(page, 'Add a theme').focus();
  await page.keyboard.press('Enter');
  await expect(editor(page, 'tailwind.config.js')).toBeFocused();
  await expect(editor(page, 'tailwind.config.js')).toContainText('colors: { brand');
  await expect(tab(page, 'Add a theme')).toHaveCount(0);
  await write(page, 'App.tsx', CODE.replace('p-gutter', 'p-4').replace('text-ink', 'm-1'));
  await expect(text(page)).toHaveCSS('background-color', 'rgb(14, 165, 233)', { timeout: 30_000 });
  // All pages of the browser have the same clipboard.
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void Object.assign(window, { name: text });
  });
  await player(page).getByRole('button', { name: 'Share' }).click();
  const link = () => page.evaluate(() => window.name);
  await expect.poll(link).toContain('#code=');
  const shared = await link();
  page.on('dialog', (dialog) => dialog.accept());
  for (const name of ['global.css', 'tailwind.config.js']) {
    await tab(page, name).click();
    await tab(page, 'Delete file').click();
    await expect(tab(page, name)).toHaveCount(0);
  }
  await expect(problem(page)).toContainText('The sample has no file ./global.css.', {
    timeout: 30_000,
  });
  await page.goto('about:blank');
  await openPage(page, shared);
  await expect(editor(page, 'tailwind.config.js')).toContainText('colors: { brand');
});

test('a file can also be added by its name', async ({ page }) => {
  await openPage(page, '/playground');
  await expect(result(page).getByText('One-way')).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept('global.css'));
  await tab(page, 'Add file').click();
  await editor(page, 'global.css').press('Control+a');
  await page.keyboard.insertText('.bg-white { opacity: 0.25 }');
  await expect(result(page).locator('.bg-white').first()).toHaveCSS('opacity', '0.25', {
    timeout: 30_000,
  });
});

test('the component check opens in the playground with the reader’s theme, and back', async ({
  page,
}) => {
  await openPage(page, '/tailwind/');
  await page.evaluate(
    ([config, css]) =>
      localStorage.setItem(
        'your-theme',
        JSON.stringify({ config, css, theme: { web: {}, native: {} }, notices: [] }),
      ),
    [CONFIG, CSS],
  );
  await page.reload();
  await chooseTab(page, 'Component');
  await classReport(page).getByRole('textbox').fill('p-4');
  await expect(classReport(page).getByRole('button', { name: 'Copy link' })).toBeVisible({
    timeout: 60_000,
  });
  const link = classReport(page).getByRole('link', { name: 'Open in playground' });
  await expect(link).toHaveCount(0);
  await classReport(page).getByRole('textbox').fill(CODE);
  await link.click({ timeout: 30_000 });
  await expect(text(page)).toHaveCSS('background-color', 'rgb(1, 2, 3)', { timeout: 30_000 });
  await page.goBack();
  await expect(classReport(page).getByRole('textbox')).toHaveValue(CODE, { timeout: 30_000 });
  // Anyone can have written code from a link.
  await expect(link).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await link.click({ timeout: 60_000 });
  await expect(run(page)).toBeVisible();
  await openPage(page, '/playground');
  await tab(page, 'Use your theme').click();
  await expect(editor(page, 'tailwind.config.js')).toContainText("ink: '#112233'");
  await expect(tab(page, 'global.css')).toBeVisible();
});

test('on a phone, the configuration of a link is visible first', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openPage(page, linkTo(FILES));
  await expect(editor(page, 'tailwind.config.js')).toBeVisible();
  await expect(player(page)).toContainText('This link has a tailwind.config.js. Run it?');
  await expectAccessibleInBothThemes(page);
  await run(page).focus();
  await page.keyboard.press('Enter');
  await expect(editor(page, 'tailwind.config.js')).toBeFocused();
  await page.getByRole('radio', { name: 'Result' }).check();
  await expect(text(page)).toHaveCSS('background-color', 'rgb(1, 2, 3)', { timeout: 30_000 });
});

test('axe finds nothing in either theme', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await runLink(page, { ...FILES, 'tailwind.config.js': 'module.exports = { theme: , };' });
  await expect(problem(page)).toContainText('tailwind.config.js:1:', { timeout: 30_000 });
  await expectAccessibleInBothThemes(page);
});

test.describe('when the sandbox of configurations cannot be loaded', () => {
  test.use({ allowedErrors: [/Failed to load|ERR_|A part of a live sample is missing/] });

  test('a message appears, and trying again works', async ({ page }) => {
    await page.route('**/assets/player/theme.*.html', (route) => route.abort());
    await runLink(page);
    await expect(problem(page)).toContainText('could not be loaded', { timeout: 40_000 });
    await page.unrouteAll();
    await problem(page).getByRole('button').first().click();
    await expect(text(page)).toHaveCSS('background-color', 'rgb(1, 2, 3)', { timeout: 30_000 });
  });
});
