import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteCommit, siteVersion } from '@/lib/export/build/build-facts';
import { buildFixture } from '../support/fixture-site';
import { openPage } from '../support/open';
import { expect, test } from '../support/test';

test.use({ fixture: 'plain' });

test('ROUTE-15 pages, old paths and client-side navigation work below a base path', async ({
  page,
  request,
}) => {
  expect((await request.get('/')).status()).toBe(404);
  await page.goto('/base/guides/one?from=mail#part-two');
  await expect(page).toHaveURL(/\/base\/guides\/first\?from=mail#part-two$/);
  await expect(page.getByRole('heading', { level: 1, name: 'First guide' })).toBeVisible();
  await openPage(page, '/base/overview/');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole('main').getByRole('link', { name: 'first guide', exact: true }).click();
  await expect(page).toHaveURL(/\/base\/guides\/first#part-two$/);
  expect(await page.evaluate(() => 'kept' in window), 'no full page load').toBe(true);
});

test('BUILD-04 old paths from front matter and configuration redirect without server rules', async () => {
  test.setTimeout(300_000);
  const { code, output, dir } = await buildFixture('plain');
  expect(output.slice(-400)).toContain('pages in out.fixtures/plain');
  expect(code).toBe(0);
  const rules = await readFile(join(dir, '_redirects'), 'utf8');
  for (const old of ['old/path', 'guides/one']) {
    const html = await readFile(join(dir, old, 'index.html'), 'utf8');
    expect(html).toContain('content="0;url=/base/guides/first"');
    expect(rules).toContain(`/base/${old} /base/guides/first 301`);
  }
});

test('ROUTE-15 FOOT-04 links in configured HTML work below a base path', async ({ page }) => {
  await page.goto('/base/guides/first');
  await page.getByRole('contentinfo').getByRole('link', { name: 'those above' }).click();
  await expect(page).toHaveURL(/\/base\/overview\/$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Overview');
});

test('ROUTE-18 the footer shows the version and commit of the site if configured', async ({
  page,
}) => {
  await page.goto('/base/guides/first');
  await expect(page.getByRole('contentinfo')).toContainText(
    `Site ${siteVersion}, built from ${siteCommit()}`,
  );
});
