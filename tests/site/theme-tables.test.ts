import type { Page } from '@playwright/test';
import type { AppTheme } from '@/lib/classes/data/theme-config';
import { expectAccessibleInBothThemes } from '@/tests/support/accessibility';
import { everyRun } from '@/tests/support/in-turn';
import { openPage } from '@/tests/support/open';
import { sidewaysOverflow } from '@/tests/support/overflow';
import { expectOwnClasses, setTheme, toAppTheme } from '@/tests/support/own-theme';
import { expect, test } from '@/tests/support/test';

test.use({ allowedErrors: [/status of 503/] });

const own = (page: Page) => page.getByRole('table', { name: 'Your theme', exact: true });
const region = (page: Page) => page.getByRole('region', { name: 'Classes' }).first();

const BRAND = toAppTheme(
  {
    extend: {
      colors: {
        brand: 'hsl(var(--brand) / <alpha-value>)',
        card: { DEFAULT: 'hsl(var(--card) / <alpha-value>)', soft: '#ccfbf1' },
        sky: { 500: '#0ea5ff' },
      },
      spacing: { gutter: '20px', 4: '1.5rem' },
    },
  },
  ':root { --brand: 199 89% 48% } .dark:root { --brand: 198 93% 60% }',
);

/** Stores a theme and opens a page. Waits until the classes of the theme are computed. */
async function openWith(page: Page, path: string, theme: AppTheme): Promise<void> {
  await openPage(page, '/agents');
  await setTheme(page, theme);
  await openPage(page, path);
  await expectOwnClasses(page);
}

test(
  'a class table starts with the new and changed classes of the reader’s theme',
  everyRun,
  async ({ page }) => {
    await openWith(page, '/tailwind/flexbox/gap', BRAND);
    const row = own(page).getByRole('row', { name: /^gap-gutter / });
    await expect(row.getByRole('cell')).toHaveText(['rowGap: 20, columnGap: 20', 'gap: 20px']);
    await expect(own(page).getByRole('row', { name: /^gap-x-4 / })).toContainText('columnGap: 21');
    await expect(own(page).getByRole('row', { name: /^gap-2 / })).toHaveCount(0);
    await expect(region(page)).toContainText('The table below shows the default theme.');
    const usual = region(page).getByRole('table').nth(1);
    await expect(usual.getByRole('row', { name: /^gap-\{0…96\} / })).toBeVisible();
    await expect(usual.getByRole('listitem').filter({ hasText: 'gap-4' }).first()).toContainText(
      '14',
    );
  },
);

test('colors have swatches, values in dark mode, and words for unknown values', async ({
  page,
}) => {
  await openWith(page, '/tailwind/backgrounds/background-color', BRAND);
  const item = (name: string) =>
    own(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name, exact: true }) });
  await expect(item('bg-brand')).toContainText(
    'hsla(199, 89%, 48%, 1) dark: hsla(198, 93%, 60%, 1)',
  );
  await expect(item('bg-brand').locator('.own-color')).toHaveCount(2);
  await expect(item('bg-card')).toContainText('unknown: --card');
  await expect(item('bg-card').locator('.own-color')).toHaveCount(0);
  await expect(item('bg-sky-500')).toContainText('#0ea5ff');
  await expect(item('bg-card-soft').locator('.own-color')).toHaveCSS(
    'background-color',
    'rgb(204, 251, 241)',
  );
  await expect(item('bg-red-500')).toHaveCount(0);
});

test('classes that the theme lacks are counted and named', async ({ page }) => {
  await openWith(
    page,
    '/tailwind/typography/text-color',
    toAppTheme({ colors: { ink: '#112233' } }),
  );
  await expect(own(page).getByRole('button', { name: 'text-ink' })).toBeVisible();
  await expect(region(page)).toContainText(/Not in your theme: \d{3} classes, text-\S+, /);
});

test('a theme that does not concern the page adds one line', async ({ page }) => {
  await openWith(
    page,
    '/tailwind/spacing/padding',
    toAppTheme({ extend: { colors: { a: '#123456' } } }),
  );
  await expect(region(page)).toContainText('Your theme does not change these classes.');
  await expect(own(page)).toHaveCount(0);
});

test('the default theme changes no class of any kind of page', async ({ page }) => {
  for (const path of [
    'borders/border-radius',
    'typography/font-size',
    'effects/box-shadow',
    'transforms/translate',
    'backgrounds/gradient-color-stops',
  ]) {
    await openWith(page, `/tailwind/${path}`, toAppTheme({}));
    await expect(region(page), path).toContainText('Your theme does not change these classes.');
  }
});

test('a class of the theme can be copied and filtered, and the link leads to the panel', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWith(page, '/tailwind/spacing/padding', BRAND);
  await own(page).getByRole('button', { name: 'px-gutter', exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('px-gutter');
  await region(page).getByRole('searchbox').fill('pt-gut');
  await expect(own(page).getByRole('button', { name: 'pt-gutter' })).toBeVisible();
  await expect(own(page).getByRole('button', { name: 'px-gutter' })).toBeHidden();
  await region(page).getByRole('link', { name: 'Change your theme' }).click();
  await expect(page.getByRole('region', { name: 'Theme of your app' })).toBeVisible();
});

test('the utility index starts with the classes and the colors of the theme', async ({ page }) => {
  await openWith(page, '/tailwind/', BRAND);
  const row = (name: string) =>
    own(page)
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name, exact: true }) });
  await page.getByText(/^Your theme: new classes of \d+ utilities$/).click();
  await expect(row('Padding')).toContainText('p-gutter');
  await expect(row('Background color')).toContainText('bg-brand bg-card bg-card-soft');
  await expect(row('Text color')).toContainText('text-brand');
  await expect(row('Font size')).toHaveCount(0);
  const palette = page.getByRole('table', { name: 'Colors of your theme' });
  const soft = palette.getByRole('row', { name: /^card-soft / });
  await expect(soft).toContainText('#ccfbf1');
  await expect(soft.locator('.own-color')).toHaveCSS('background-color', 'rgb(204, 251, 241)');
  await expect(palette.getByRole('row', { name: /^card / })).toContainText('unknown: --card');
  await expect(palette.getByRole('row', { name: /^sky-500 / })).toContainText('#0ea5ff');
  await expect(palette.getByRole('row', { name: /^sky-400 / })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Filter utilities' }).fill('padding');
  await expect(row('Margin')).toBeVisible();
});

const PLATFORMS = toAppTheme(
  {
    extend: {
      colors: {
        tone: 'platformSelect(ios/rgb(var(--tone)),android/rgb(var(--android-tone)))',
        mark: '#0f766e',
      },
    },
  },
  ':root { --tone: 1 2 3; --android-tone: 4 5 6 } .dark:root { --tone: 7 8 9 }',
);

test('the page about colors has the palette of the theme, with the values of each platform', async ({
  page,
}) => {
  await openWith(page, '/customization/colors', PLATFORMS);
  const palette = page.getByRole('table', { name: 'Colors of your theme' });
  await expect(palette.getByRole('columnheader')).toHaveText(['Color', 'iOS', 'Android']);
  const tone = palette.getByRole('row', { name: /^tone / });
  await expect(tone.getByRole('cell')).toHaveText([
    / ?rgb\(1, 2, 3\), dark: rgb\(7, 8, 9\)/,
    / ?rgb\(4, 5, 6\)/,
  ]);
  await expect(tone.getByRole('cell').first().locator('.own-color')).toHaveCount(2);
  await expect(tone.getByRole('cell').last().locator('.own-color')).toHaveCSS(
    'background-color',
    'rgb(4, 5, 6)',
  );
  await page.getByRole('link', { name: 'Change your theme' }).click();
  await expect(page.getByRole('region', { name: 'Theme of your app' })).toBeVisible();
});

test('the palette follows the theme, and without a theme the page about colors loads nothing for it', async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, '/customization/colors');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => /classes\/|palette|library/.test(path))).toEqual([]);
  const box = page.locator('theme-palette');
  await expect(box).toBeEmpty();
  const other = await context.newPage();
  await other.goto('/agents');
  await setTheme(other, PLATFORMS);
  await expect(box).toContainText('mark', { timeout: 60_000 });
  await setTheme(other, toAppTheme({ extend: { spacing: { wide: '40px' } } }));
  await expect(box).toContainText('Your theme adds no colors.', { timeout: 60_000 });
  await other.evaluate(() => localStorage.removeItem('your-theme'));
  await expect(box).toBeEmpty();
  await other.close();
});

test('the classes of the theme are printed, with their collapsed lists', async ({ page }) => {
  await openWith(page, '/tailwind/backgrounds/background-color', BRAND);
  await own(page)
    .getByText(/^All \d+ classes$/)
    .first()
    .click();
  const brand = own(page).getByRole('button', { name: 'bg-brand' });
  await expect(brand).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(own(page)).toBeVisible();
  await expect(brand).toBeVisible();
  await expect(brand.locator('xpath=..').locator('.own-color').first()).toHaveCSS(
    'print-color-adjust',
    'exact',
  );
});

test('without a theme, and in version 2, nothing is loaded for it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, '/tailwind/flexbox/gap');
  await setTheme(page, BRAND);
  await page.goto('/v2/tailwind/spacing/padding');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.removeItem('your-theme'));
  await openPage(page, '/tailwind/spacing/padding');
  await page.waitForLoadState('networkidle');
  await expect(own(page)).toHaveCount(0);
  const loaded = requests.slice(requests.lastIndexOf('/tailwind/spacing/padding'));
  expect(loaded.filter((path) => /classes\/|theme-table|library/.test(path))).toEqual([]);
  const older = requests.filter((path) => /^\/classes\/v2/.test(path));
  expect(older).toEqual([]);
});

test('stored text that is not a theme is ignored', async ({ page }) => {
  await openPage(page, '/tailwind/flexbox/gap');
  for (const text of ['{', '[]', '{"theme":{"web":[]}}', 'null']) {
    await page.evaluate((value) => localStorage.setItem('your-theme', value), text);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(own(page)).toHaveCount(0);
    await expect(region(page).getByRole('table')).toHaveCount(1);
    await expect(region(page)).not.toContainText('Your theme');
  }
});

test('names and values of a theme are text, and only colors become styles', async ({ page }) => {
  const colors = {
    '<img src=x onerror=alert(1)>': '#123456',
    bad: 'rgb(1 2 3); background: url(https://example.com/a.png)',
    odd: '#12',
    'good-one': 'rgb(1 2 3)',
  };
  await openWith(
    page,
    '/tailwind/backgrounds/background-color',
    toAppTheme({ extend: { colors } }),
  );
  await expect(own(page).getByRole('button', { name: 'bg-good-one' })).toBeVisible();
  await expect(region(page).locator('img')).toHaveCount(0);
  const styles = await own(page)
    .locator('[style]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('style')));
  for (const style of styles) expect(style).toMatch(/^background-color: [\w(), .%#]+;$/);
});

test('a theme that is set, changed, or forgotten in another tab changes the open page', async ({
  page,
  context,
}) => {
  await openPage(page, '/tailwind/flexbox/gap');
  await expect(region(page).getByRole('table')).toHaveCount(1);
  const other = await context.newPage();
  await other.goto('/agents');
  await setTheme(other, BRAND);
  await expect(own(page)).toContainText('gap-gutter', { timeout: 60_000 });
  await setTheme(other, toAppTheme({ extend: { spacing: { wide: '40px' } } }));
  await expect(own(page)).toContainText('gap-wide', { timeout: 60_000 });
  await expect(own(page)).not.toContainText('gap-gutter');
  await other.evaluate(() => localStorage.removeItem('your-theme'));
  await expect(own(page)).toHaveCount(0);
  await expect(region(page)).not.toContainText('Your theme');
  await other.close();
});

test('what the reader looks at below the table does not move when the classes appear', async ({
  page,
}) => {
  await openPage(page, '/tailwind/flexbox/gap');
  const text = page.getByRole('article').getByRole('heading').last();
  await text.scrollIntoViewIfNeeded();
  const top = () => text.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await page.evaluate(
    (theme) => {
      localStorage.setItem('your-theme', theme);
      window.dispatchEvent(new StorageEvent('storage', { key: 'your-theme' }));
    },
    JSON.stringify({ config: '', css: '', theme: BRAND, notices: [] }),
  );
  await expect(own(page)).toContainText('gap-gutter', { timeout: 60_000 });
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

test('if the class data cannot be loaded, a line names the problem', async ({ page }) => {
  await page.route('**/classes/current.json', (route) => route.fulfill({ status: 503 }));
  await openPage(page, '/agents');
  await setTheme(page, BRAND);
  await openPage(page, '/tailwind/flexbox/gap');
  await expect(region(page)).toContainText('The classes of your theme could not be computed.');
  await expect(region(page).getByRole('table')).toHaveCount(1);
});

for (const path of [
  '/tailwind/backgrounds/background-color',
  '/tailwind/',
  '/customization/colors',
]) {
  test(`IMPLIED-08 the classes of the theme on ${path} have no accessibility problems and fit narrow screens`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openWith(page, path, BRAND);
    await expectAccessibleInBothThemes(page);
    expect(await sidewaysOverflow(page)).toBe(0);
  });
}
