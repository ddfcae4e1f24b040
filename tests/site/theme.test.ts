import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { siteHandler } from '@/lib/export/hosts/static-server';
import { delayRequests, frameworkScripts } from '@/tests/support/delay-requests';
import { serveHandler } from '@/tests/support/export-server';
import { hydrate, openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /Switch between/ });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test('COLOR-01 COLOR-02 COLOR-09 the theme follows the system until a choice, and the choice stays', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/overview/');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await stored(page)).toBeNull();
  for (const choice of ['dark', 'light']) {
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', choice);
    for (const colorScheme of ['dark', 'light', 'dark', 'light'] as const) {
      await changeSystem(page, colorScheme);
      await expect(html(page)).toHaveAttribute('data-theme', choice);
      expect(await stored(page)).toBe(choice);
    }
  }
});

test('COLOR-02 a page without user input follows the system too', async ({ page }) => {
  await page.goto('/overview/');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

/**
 * Emulates a change of the system's color scheme. Resolves 100 ms after the page's media query matches it.
 */
async function changeSystem(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async (scheme) => {
    const query = matchMedia(`(prefers-color-scheme: ${scheme})`);
    if (!query.matches) await new Promise((done) => query.addEventListener('change', done));
    await new Promise((done) => setTimeout(done, 100));
  }, colorScheme);
}

test('COLOR-03 the switch works before hydration, and hydration keeps the choice', async ({
  page,
}) => {
  const start = await delayRequests(page, frameworkScripts);
  await page.goto('/overview/', { waitUntil: 'commit' });
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/);
  expect(await stored(page)).toBe('dark');
  start();
  await hydrate(page);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('COLOR-03 the switch works while the page is still arriving', async ({ page }) => {
  const whole = readFileSync('out/overview/index.html', 'utf8');
  const half = whole.indexOf('<article');
  const answer = await siteHandler('out');
  let last: ServerResponse | undefined;
  const { url, close } = await serveHandler((request, response) => {
    if (request.url !== '/overview/') return answer(request, response);
    last = response.writeHead(200, { 'content-type': 'text/html' });
    last.write(whole.slice(0, half));
  });
  await page.goto(`${url}/overview/`, { waitUntil: 'commit' });
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  last?.end(whole.slice(half));
  await expect(page.locator('article h1')).toBeVisible();
  close();
});

test('COLOR-03 COLOR-07 the switch stores the choice, and its icon and name show the current mode', async ({
  page,
}) => {
  await openPage(page, '/overview/');
  const button = toggle(page);
  const label = (mode: string) => `Switch between dark and light mode (currently ${mode} mode)`;
  for (const attribute of ['title', 'aria-label']) {
    await expect(button).toHaveAttribute(attribute, label('light'));
  }
  await expect(button).toHaveAttribute('aria-live', 'polite');
  // Both icons are in the HTML, and one is visible. The sun has a disc and eight rays, the moon a single
  // path.
  const drawn = button.locator('svg:visible');
  await expect(button.locator('svg')).toHaveCount(2);
  const shapes = () => drawn.locator('> *').evaluateAll((all) => all.map((it) => it.tagName));
  const sun = ['circle', ...Array(8).fill('path')];
  expect(await shapes()).toEqual(sun);
  await button.click();
  for (const attribute of ['title', 'aria-label']) {
    await expect(button).toHaveAttribute(attribute, label('dark'));
  }
  await expect(drawn).toHaveCount(1);
  expect(await shapes()).toEqual(['path']);
  expect(await stored(page)).toBe('dark');
  await button.click();
  for (const attribute of ['title', 'aria-label']) {
    await expect(button).toHaveAttribute(attribute, label('light'));
  }
  expect(await shapes()).toEqual(sun);
  expect(await stored(page)).toBe('light');
});

test('COLOR-06 the switch is disabled in the static HTML and enabled once it works', async ({
  page,
}) => {
  const text = await (await page.request.get('/overview/')).text();
  const buttons = text.match(/<button[^>]*aria-label="Switch between[^>]*>/g) ?? [];
  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button).toContain('disabled=""');
  await openPage(page, '/overview/');
  await expect(toggle(page)).toBeEnabled();
});

for (const theme of ['light', 'dark'] as const) {
  for (const system of ['light', 'dark'] as const) {
    test(`COLOR-04 every frame shows the stored ${theme} theme on a ${system} system`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.addInitScript((value) => {
        if (window !== window.top) return;
        localStorage.setItem('theme', value);
        const seen = new Set<string | null>();
        Object.assign(window, { seenThemes: seen });
        const note = () => {
          if (document.body) seen.add(getComputedStyle(document.documentElement).colorScheme);
          requestAnimationFrame(note);
        };
        requestAnimationFrame(note);
      }, theme);
      await openPage(page, '/overview/');
      const seen = await page.evaluate(() => [...Reflect.get(window, 'seenThemes')]);
      expect(seen).toEqual([theme]);
    });
  }
}

test('COLOR-04 the query sets the theme, is not stored, and yields to the switch', async ({
  page,
}) => {
  await openPage(page, '/overview/?theme=dark');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(page)).toHaveAttribute('title', /currently dark mode/);
  expect(await stored(page)).toBeNull();
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await stored(page)).toBe('light');
});

test('COLOR-08 COLOR-13 IMPLIED-12 two tabs agree, a removed value is ignored, and an unknown value counts as light', async ({
  page,
  context,
}) => {
  await openPage(page, '/overview/');
  const other = await context.newPage();
  await openPage(other, '/blog');
  await toggle(page).click();
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
  const told = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('storage', ({ key }) => key === 'unrelated' && resolve());
      }),
  );
  await other.evaluate(() => {
    localStorage.removeItem('theme');
    localStorage.setItem('unrelated', 'x');
  });
  await told;
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page)).toBeNull();
  await other.evaluate(() => localStorage.setItem('theme', 'purple'));
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('COLOR-07 COLOR-08 IMPLIED-12 a tab without user input follows the theme chosen in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/overview/');
  const other = await context.newPage();
  await openPage(other, '/blog');
  await toggle(other).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/);
  await other.evaluate(() => localStorage.removeItem('theme'));
  await other.evaluate(() => localStorage.setItem('theme', 'purple'));
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await expect(toggle(page)).toHaveAccessibleName(/currently light mode/);
  await expect(html(other)).toHaveAttribute('data-theme', 'light');
  await toggle(other).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(page)).not.toHaveAttribute('data-has-hydrated');
  await hydrate(page);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/);
});

test('COLOR-04 COLOR-08 the query yields to a choice in another tab', async ({ page, context }) => {
  await openPage(page, '/overview/?theme=dark');
  const other = await context.newPage();
  await openPage(other, '/blog');
  await toggle(other).click();
  await toggle(other).click();
  await expect(html(other)).toHaveAttribute('data-theme', 'light');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await expect(toggle(page)).toHaveAccessibleName(/currently light mode/);
});

test('COLOR-10 printing does not change the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/overview/');
  await page.emulateMedia({ colorScheme: 'light', media: 'print' });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page)).toBeNull();
});

test('COLOR-12 the switch in the mobile menu controls the same theme', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openPage(page, '/overview/');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page
    .locator('#menu')
    .getByRole('button', { name: /Switch between/ })
    .click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(toggle(page)).toHaveAttribute('title', /currently dark mode/);
});

test('COLOR-15 code follows the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/overview/');
  const code = page.locator('article pre').first();
  const background = () => code.evaluate((element) => getComputedStyle(element).color);
  const dark = await background();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(background).not.toBe(dark);
});
