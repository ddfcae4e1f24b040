import type { Page } from '@playwright/test';
import { delayRequests, frameworkScripts } from '@/tests/support/delay-requests';
import { hydrate, openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

test.use({ sharesPage: false });

const navbarSwitch = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Switch between/ });

test('STORE-01 only known keys are stored, and no cookies', async ({ page, context }) => {
  await openPage(page, '/overview/');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await navbar.getByRole('button', { name: /Switch between/ }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await navbar.getByRole('button', { name: 'v4', exact: true }).hover();
  await navbar.getByRole('link', { name: 'v2', exact: true }).click();
  await expect(page).toHaveURL(/v2/);
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(keys).toEqual([
    'announcement.dismissed',
    'announcement.id',
    'docs-preferred-version-default',
    'theme',
  ]);
  expect(await context.cookies()).toEqual([]);
});

/** Sets of storage methods that throw, each with a pattern for the expected warning. */
const refusals = [
  { methods: ['getItem', 'setItem', 'removeItem'], failure: /could not read "[\w.-]+"/ },
  { methods: ['getItem'], failure: /could not read "[\w.-]+"/ },
  { methods: ['setItem'], failure: /could not write "[\w.-]+"/ },
] as const;

for (const { methods, failure } of refusals) {
  test(`STORE-02 STORE-03 if ${methods.join(', ')} throw, one warning is logged and the page works`, async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    await page.addInitScript((refused) => {
      for (const method of refused) {
        Storage.prototype[method] = () => {
          throw new Error(`${method} is denied`);
        };
      }
    }, methods);
    await openPage(page, '/overview/');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await navbarSwitch(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('#menu nav a[href="/getting-started/installation"]').click();
    await expect(page.locator('main h1')).toHaveText('Installation');
    await page.getByRole('tab', { name: 'Next.js', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const warnings = messages.filter((text) => /storage|denied/i.test(text));
    expect(warnings).toEqual([expect.stringMatching(/^warning: Browser storage: .* is denied/s)]);
    expect(warnings[0]).toMatch(failure);
  });
}

test('STORE-02 STORE-03 a theme that cannot be stored before hydration logs one warning', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('setItem is denied');
    };
  });
  const start = await delayRequests(page, frameworkScripts);
  await page.goto('/overview/');
  for (let clicks = 0; clicks < 3; clicks += 1) await navbarSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  start();
  await hydrate(page);
  expect(warnings).toEqual([expect.stringMatching(/^Browser storage: .*setItem is denied/s)]);
});

test('STORE-03 without storage, one warning is logged and choices are kept in memory', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openPage(page, '/overview/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await navbarSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.locator('#menu nav a[href="/getting-started/installation"]').click();
  await expect(page.locator('main h1')).toHaveText('Installation');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(warnings.filter((text) => text.startsWith('Browser storage'))).toHaveLength(1);
});

test('STORE-05 the first render matches the server’s HTML, whatever is stored', async ({
  page,
  browser,
  siteUrl,
}) => {
  const html = await (await page.request.get('/overview/')).text();
  expect(html).toMatch(/<div role="banner"/);
  expect(html).not.toMatch(/<html[^>]*data-(theme|announcement)/);
  // With the page's script files blocked, only inline scripts have run.
  const firstRender = async (stored: Record<string, string>) => {
    const context = await browser.newContext();
    const fresh = await context.newPage();
    await fresh.addInitScript(store, stored);
    await fresh.route(/\/(_next\/static|assets\/page)\/.*\.js$/, (route) => route.abort());
    await fresh.goto(`${siteUrl}/overview/`);
    const body = await fresh.evaluate(() => document.body.innerHTML);
    await context.close();
    // In the body, inline scripts change only the name of the theme switch.
    return body.replaceAll(/\(currently \w+ mode\)/g, '');
  };
  const choices = {
    theme: 'dark',
    'announcement.id': 'v4-docs',
    'announcement.dismissed': 'true',
    'docs-preferred-version-default': 'v2',
  };
  expect(await firstRender(choices)).toBe(await firstRender({}));
  // The first client render must contain the banner, because React leaves unexpected elements in the document
  // without a warning. A closed banner is removed after that.
  await page.addInitScript(store, choices);
  await openPage(page, '/overview/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('banner', { includeHidden: true })).toHaveCount(0);
});

/** Runs in the page. Stores values in `localStorage`, except in sample iframes, which have no storage. */
function store(values: Record<string, string>): void {
  if (window === window.top) Object.assign(localStorage, values);
}
