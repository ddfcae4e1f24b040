import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '@/tests/support/accessibility';
import { openPage } from '@/tests/support/open';
import { breakComponent } from '@/tests/support/open-states';
import { saveData } from '@/tests/support/save-data';
import { expect, test } from '@/tests/support/test';

const title = (page: Page) => page.locator('main h1');

// A mocked response may still be pending when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('a crash', () => {
  test.use({ allowedErrors: [/outer|inner|Minified React error|Failed to load resource/] });

  test('ERR-01 ERR-02 ERR-03 inside a page keeps the shell, shows the causes, and "Try again" recovers', async ({
    page,
  }) => {
    await breakComponent(page, 'data-sidebar');
    await page.goto('/overview/');
    await page.mouse.move(9, 9, { steps: 3 });
    await expect(title(page)).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('Page Error');
    const chain = page.locator('main pre');
    expect(await chain.textContent()).toBe('outer\n\nCause:\ninner');
    await expect(chain).toHaveCSS('white-space', 'pre-wrap');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessibleInBothThemes(page);
    }
    await page.evaluate(() => Object.assign(window, { fixed: true }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title(page)).toHaveText('Overview');
    await expect(page).not.toHaveTitle('Page Error');
  });

  test('ERR-01 ERR-02 of the shell shows its own error page', async ({ page }) => {
    await page.addInitScript(() => {
      const listen = window.addEventListener;
      window.addEventListener = (...args: Parameters<typeof listen>) => {
        const isShell = Object.keys(document).some((key) => key.startsWith('__react'));
        if (isShell && args[0] === 'hashchange')
          throw new Error('outer', { cause: new Error('inner') });
        listen.apply(window, args);
      };
    });
    await page.goto('/overview/');
    await page.mouse.move(9, 9, { steps: 3 });
    await expect(title(page)).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('Page Error');
    await expect(page.locator('main pre')).toHaveText(/outer\s+Cause:\s+inner/);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  });
});

test.describe('a lost connection', () => {
  test.use({
    allowedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/],
  });

  test('ERR-04 a page that fails to load offline keeps the old one and shows a sentence, the error and a working Retry', async ({
    page,
    context,
  }) => {
    await saveData(page);
    await openPage(page, '/overview/');
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
    await page.locator('#menu nav a[href="/getting-started/installation"]').click();
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch' });
    const sentence = failure.getByText('You are offline, so the page could not be loaded.');
    const detail = failure.getByText('TypeError: Failed to fetch');
    const place = async (part: Locator) => {
      const { y = 0 } = (await part.boundingBox()) ?? {};
      return [y, await part.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize))];
    };
    const [[sentenceTop = 0, sentenceSize = 0], [detailTop = 0, detailSize = 0]] = [
      await place(sentence),
      await place(detail),
    ];
    expect(detailTop).toBeGreaterThan(sentenceTop);
    expect(detailSize).toBeLessThan(sentenceSize);
    await expect(page.getByText(/You are offline/).filter({ visible: true })).toHaveCount(1);
    await expectAccessibleInBothThemes(page, '[role="alert"]');
    await expect(title(page)).toHaveText('Overview');
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(failure.getByRole('button', { name: 'Retry' })).toBeVisible();
    await context.setOffline(false);
    await expect(title(page)).toHaveText('Installation');
    await expect(failure).toHaveCount(0);
    await expect(page.getByText('You are offline.')).toHaveCount(0);
  });

  test('ERR-04 a page that fails to load online shows that it could not be loaded', async ({
    page,
  }) => {
    await saveData(page);
    await openPage(page, '/overview/');
    await page.route(/installation/, (route) => route.abort('connectionfailed'));
    await page.locator('#menu nav a[href="/getting-started/installation"]').click();
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch' });
    await expect(failure).toHaveText(
      /^The page could not be loaded\.\s*TypeError: Failed to fetch\s*Retry$/,
    );
  });
});

test('ERR-13 no kind of page logs a hydration error', async ({ page }) => {
  for (const path of [
    '/',
    '/overview',
    '/v2/',
    '/V2/overview',
    '/blog',
    '/search',
    '/overview.html',
  ]) {
    await openPage(page, path);
  }
});

test.describe('paths that do not exist', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('ROUTE-11 ROUTE-12 ERR-13 show the not-found page inside the shell, without a hydration error', async ({
    page,
  }) => {
    for (const path of ['/nowhere', '/v2/nowhere', '/blog/nowhere']) {
      await openPage(page, path);
      await expect(title(page)).toHaveText('Page Not Found');
      await expect(page).toHaveTitle('Page Not Found | NativeWind');
      await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    await expectAccessible(page);
  });
});

test.describe('a site with a wrong base path', () => {
  test.use({ allowedErrors: [/Failed to load resource|MIME type/] });

  test('ERR-07 ERR-08 its home shows a box about the base path, created by a script', async ({
    page,
  }) => {
    const html = await (await page.request.get('/')).text();
    expect(html).not.toMatch(/<div[^>]*base-url-notice/);
    const other = await (await page.request.get('/overview/')).text();
    expect(other).not.toContain('base-url-notice');
    const missing = (paths: RegExp) => page.route(paths, (route) => route.fulfill({ status: 404 }));
    await missing(/\/(_next\/static|assets|img)\//);
    await page.goto('/');
    const notice = page.locator('body > #base-url-notice:first-child');
    await expect(notice).toContainText('did not load properly');
    await expect(notice).toContainText('very common reason is a wrong baseUrl');
    await expect(notice).toContainText('/ (default value)');
    await expect(notice).toContainText('Suggested: /');
    await expect(notice).toBeVisible();
    await page.unrouteAll();
    await missing(/\/assets\//);
    await page.goto('/');
    await page.unrouteAll();
    await expect(page.locator('#base-url-notice')).toHaveCount(0);
    await page.goto('/');
    await expect(page.locator('#base-url-notice')).toHaveCount(0);
  });
});
