import { rmSync } from 'node:fs';
import { join } from 'node:path';
import site from '@/site.config';
import { site as fixtureSite } from '../fixtures/content/site';
import { lostAddresses } from '../support/addresses';
import { runBuild } from '../support/build';
import { watchRequests } from '../support/failed-requests';
import { buildFixture } from '../support/fixture-site';
import { longOnly } from '../support/long';
import { hydrate, openPage } from '../support/open';
import { servePlainly } from '../support/plain-host';
import { player, showOn } from '../support/player';
import { expect, test } from '../support/test';

test.use({ sharesPage: false });

const origin = site.url;
const basePath = '/pr-12';
const dir = join(process.cwd(), 'out.fixtures', 'pr-12');

test('BUILD-01 every URL of the site leads to a file', async () => {
  const out = join(process.cwd(), 'out');
  expect(await lostAddresses({ dir: out, basePath: '', origin })).toEqual([]);
});

test('ROUTE-15 every URL of a site with a base path is below it and leads to a file', async () => {
  test.setTimeout(300_000);
  const { dir: fixture } = await buildFixture('plain');
  const lost = await lostAddresses({
    dir: fixture,
    basePath: '/base',
    origin: fixtureSite.url,
  });
  // Builds of fixture sites do not draw preview cards.
  const others = /: \/base\/assets\/cards\//;
  expect(lost.filter((line) => !others.test(line))).toEqual([]);
});

test.describe('the site below a base path, on a host without rules', () => {
  test.describe.configure({ mode: 'serial' });
  let url: string;
  let close = () => {};

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    const settings = { OUT_DIR: dir, NEXT_PUBLIC_BASE_PATH: basePath };
    const { code, output } = await runBuild(settings);
    expect(code, output).toBe(0);
    const host = await servePlainly(dir, basePath);
    url = host.url + basePath;
    close = host.close;
  });

  test.afterAll(() => {
    close();
    rmSync(dir, { recursive: true, force: true });
  });

  test('every URL is below it and leads to a file', longOnly, async () => {
    expect(await lostAddresses({ dir, basePath, origin, words: 'content' })).toEqual([]);
  });

  test('no request fails on pages of every kind', longOnly, async ({ page }) => {
    const failed = watchRequests(page, basePath);
    for (const path of [
      '/',
      '/overview/',
      '/getting-started/installation',
      '/tailwind/',
      '/tailwind/spacing/padding',
      '/v2/',
      '/v2/api/styled',
      '/troubleshooting',
      '/blog',
      '/blog/announcement-nativewind-v4',
      '/blog/tags/v-4',
    ]) {
      await openPage(page, url + path);
      await page.mouse.wheel(0, 400);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    expect(failed).toEqual([]);
  });

  test('links, old paths and search results lead to pages below it', longOnly, async ({ page }) => {
    const failed = watchRequests(page, basePath);
    await page.goto(`${url}/v4/core-concepts/states?a=1#styling-based-on-parent-state`);
    await expect(page).toHaveURL(`${url}/core-concepts/states?a=1#styling-based-on-parent-state`);
    // Before hydration, a link does a full page load.
    await hydrate(page);
    await page.evaluate(() => Object.assign(window, { kept: true }));
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link', { name: 'Dark mode' }).click();
    await expect(page).toHaveURL(`${url}/core-concepts/dark-mode`);
    expect(await page.evaluate(() => 'kept' in window), 'no full page load').toBe(true);
    await page.goto(`${url}/search?q=padding`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /padding/i })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`^${url}/.*padding`));
    expect(failed).toEqual([]);
  });

  test(
    'samples and the playground run, and downloads exist',
    longOnly,
    async ({ page, request }) => {
      const failed = watchRequests(page, basePath);
      await openPage(page, `${url}/core-concepts/states`);
      await player(page, 0).scrollIntoViewIfNeeded();
      await showOn(page, 'Web');
      await expect(
        player(page, 0).frameLocator('iframe').locator('#root > *').first(),
      ).toBeVisible();
      await openPage(page, `${url}/playground`);
      await expect(
        player(page, 0).frameLocator('iframe').locator('#root > *').first(),
      ).toBeVisible();
      await openPage(page, `${url}/overview/`);
      const offline = page.getByRole('contentinfo').locator('a[href*="/downloads/"]');
      expect(await offline.count()).toBeGreaterThan(1);
      for (const href of await offline.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      ))
        expect((await request.get(new URL(href ?? '', url).href)).status(), `${href}`).toBe(200);
      expect(failed).toEqual([]);
    },
  );
});
