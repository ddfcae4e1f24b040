import { type Provider, startProvider } from '../support/provider';
import { hostedPages } from '../support/search-pages';
import { modal, openSearch, options } from '../support/search-site';
import { expect, test } from '../support/test';

const insights = /search-insights/;

test.use({
  sharesPage: false,
  fixture: 'variants',
  allowedErrors: [/The search failed|ERR_|search-insights/],
});

let provider: Provider;
test.beforeEach(async ({ page }) => {
  provider = await startProvider(page, hostedPages, 'https://example.org');
  await page.route(insights, (route) => route.abort());
});
test.afterEach(() => provider.close());

test('MODAL-25 without a fallback, the error stays if no host responds', async ({ page }) => {
  provider.down = /./;
  const input = await openSearch(page, '/second');
  await input.fill('dark');
  const error = modal(page).getByText('Unable to fetch results');
  await expect(error).toBeVisible();
  await page.waitForTimeout(1000);
  await expect(error).toBeVisible();
  await expect(modal(page).locator('footer').getByRole('link')).toHaveAttribute('href', /algolia/);
  provider.down = undefined;
  await input.fill('dark mode');
  await expect(options(page).first()).toContainText('Dark mode');
});

test('MODAL-15 MODAL-28 if the insights script fails to load, an error is logged and search still works', async ({
  page,
}) => {
  const scripts: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => {
    if (insights.test(request.url())) scripts.push(request.url());
  });
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/second');
  expect(scripts, 'before the search opens').toEqual([]);
  const input = await openSearch(page, '/second');
  await input.fill('dark mode');
  await expect(options(page).first()).toContainText('Dark mode');
  expect(scripts[0]).toMatch(/^https:\/\/cdn\.jsdelivr\.net\/npm\/search-insights@/);
  expect(said.join('\n')).toMatch(/could not load search-insights/i);
  expect(said.join('\n')).not.toContain('Content Security Policy');
  expect(provider.asked[0]?.requests[0]).toMatchObject({ clickAnalytics: true });
});
