import type { Page } from '@playwright/test';
import { expectAccessible } from '@/tests/support/accessibility';
import { delayRequests } from '@/tests/support/delay-requests';
import { hydrate } from '@/tests/support/open';
import { field, modal } from '@/tests/support/search-site';
import { expect, test } from '@/tests/support/test';

test.use({ sharesPage: false });

const framework = /\/_next\/static\/chunks\/[^/]+\.js$/;
const html = (page: Page) => page.locator('html[data-has-hydrated="true"]');

/** The framework's files that the page asks for from now on. */
function watch(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (framework.test(request.url())) files.push(request.url());
  });
  return files;
}

for (const path of ['/', '/overview/', '/tailwind/flexbox/gap', '/blog', '/playground']) {
  test(`${path} loads no file of the framework while nobody reads it`, async ({ page }) => {
    const files = watch(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(files).toEqual([]);
    await hydrate(page);
    expect(files.length).toBeGreaterThan(5);
    expect(files).toEqual([...new Set(files)]);
  });
}

test('the framework’s files are compiled while they arrive', async ({ page, request }) => {
  const files = watch(page);
  await page.goto('/');
  await hydrate(page);
  for (const file of files)
    expect(await (await request.get(file)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

const signs: Record<string, (page: Page) => Promise<void>> = {
  'a pointer that moves': (page) => page.mouse.move(300, 300, { steps: 3 }),
  'the wheel': (page) => page.mouse.wheel(0, 100),
  'a key': (page) => page.keyboard.press('ArrowDown'),
  'the focus': (page) => page.getByRole('link', { name: 'Blog' }).first().focus(),
  scrolling: (page) => page.evaluate(() => window.scrollTo(0, 300)),
};

for (const [name, give] of Object.entries(signs)) {
  test(`${name} starts the framework`, async ({ page }) => {
    await page.goto('/overview/');
    await give(page);
    await expect(html(page)).toBeAttached();
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap on the theme counts, and starts the framework', async ({ page }) => {
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

    test('is nothing without the framework and starts it', async ({ page }) => {
      await page.goto(path);
      await expect(html(page)).toBeAttached();
    });
  });
}

test('MODAL-01 MODAL-02 the search has a field at once, whose text and focus the window takes over', async ({
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
  ['a click beside it', (page: Page) => page.mouse.click(5, 400)],
  ['Cancel', (page: Page) => modal(page).getByRole('button', { name: 'Cancel' }).click()],
] as const) {
  test(`MODAL-03 ${how} closes the field before the window has come, for good`, async ({
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

test('MODAL-03 a key right behind Escape opens the field again', async ({ page }) => {
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

test('the field leads to the search page before the window has come', async ({ page }) => {
  await delayRequests(page, framework);
  await page.goto('/overview/');
  await page.keyboard.press('/');
  await field(page).fill('dark mode');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=dark\+mode$/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
