import type { Page } from '@playwright/test';
import { expectAccessible } from '@/tests/support/accessibility';
import { delayRequests } from '@/tests/support/delay-requests';
import { hydrate } from '@/tests/support/open';
import { field, modal } from '@/tests/support/search-site';
import { expect, test } from '@/tests/support/test';

test.use({ sharesPage: false });

const framework = /\/_next\/static\/chunks\/[^/]+\.js$/;
const html = (page: Page) => page.locator('html[data-has-hydrated="true"]');

/** Starts collecting the framework files that the page requests. They are added to the returned array. */
function watch(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (framework.test(request.url())) files.push(request.url());
  });
  return files;
}

for (const path of ['/', '/overview/', '/tailwind/flexbox/gap', '/blog', '/playground']) {
  test(`${path} loads no framework file until the first user input`, async ({ page }) => {
    const files = watch(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(files).toEqual([]);
    await hydrate(page);
    expect(files.length).toBeGreaterThan(5);
    expect(files).toEqual([...new Set(files)]);
  });
}

test('framework files start with the hint to compile all functions on load', async ({
  page,
  request,
}) => {
  const files = watch(page);
  await page.goto('/');
  await hydrate(page);
  for (const file of files)
    expect(await (await request.get(file)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

const signs: Record<string, (page: Page) => Promise<void>> = {
  'a pointer move': (page) => page.mouse.move(300, 300, { steps: 3 }),
  'the mouse wheel': (page) => page.mouse.wheel(0, 100),
  'a key press': (page) => page.keyboard.press('ArrowDown'),
  focus: (page) => page.getByRole('link', { name: 'Blog' }).first().focus(),
  scrolling: (page) => page.evaluate(() => window.scrollTo(0, 300)),
};

for (const [name, give] of Object.entries(signs)) {
  test(`${name} starts hydration`, async ({ page }) => {
    await page.goto('/overview/');
    await give(page);
    await expect(html(page)).toBeAttached();
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap on the theme switch works and starts hydration', async ({ page }) => {
    await page.goto('/overview/');
    await page.getByRole('button', { name: /^Switch between/ }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(html(page)).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

for (const path of ['/search?q=gap', '/no/such/page']) {
  test.describe(path, () => {
    test.use({ allowedErrors: [/status of 404/] });

    test('hydrates without user input', async ({ page }) => {
      await page.goto(path);
      await expect(html(page)).toBeAttached();
    });
  });
}

test('MODAL-01 MODAL-02 the search has a field immediately, and the window keeps its text and focus', async ({
  page,
}) => {
  const start = await delayRequests(page, framework);
  await page.goto('/overview/');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('dark');
  await expect(field(page)).toHaveValue('dark');
  await expect(modal(page)).not.toHaveClass(/DocSearch/);
  await page.keyboard.press('Tab');
  await expect(modal(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await expectAccessible(page, '[role="dialog"]');
  start();
  // Only the search window has a button that clears the query.
  const clear = modal(page).getByRole('button', { name: 'Clear the query' });
  await expect(clear).toBeVisible({ timeout: 20_000 });
  await expect(field(page)).toHaveValue('dark');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(' mode');
  await expect(field(page)).toHaveValue('dark mode');
  await expect(
    modal(page)
      .getByRole('option', { name: /Dark mode/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Ctrl + K', (page: Page) => page.keyboard.press('Control+k')],
  ['a click on the backdrop', (page: Page) => page.mouse.click(5, 400)],
  ['Cancel', (page: Page) => modal(page).getByRole('button', { name: 'Cancel' }).click()],
] as const) {
  test(`MODAL-03 ${how} closes the field before the window has loaded, and it stays closed`, async ({
    page,
  }) => {
    const start = await delayRequests(page, framework);
    await page.goto('/overview/');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await close(page);
    await expect(modal(page)).toHaveCount(0);
    start();
    await hydrate(page);
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('MODAL-03 the shortcut reopens the field right after Escape', async ({ page }) => {
  await delayRequests(page, framework);
  await page.goto('/overview/');
  await page.evaluate(() => {
    const keys = [{ key: 'k', ctrlKey: true }, { key: 'Escape' }, { key: 'k', ctrlKey: true }];
    for (const key of keys)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true }));
  });
  await expect(modal(page)).toHaveCount(1);
  await expect(field(page)).toBeFocused();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the field opens the search page before the window has loaded', async ({ page }) => {
  await delayRequests(page, framework);
  await page.goto('/overview/');
  await page.keyboard.press('/');
  await field(page).fill('dark mode');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=dark\+mode$/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
