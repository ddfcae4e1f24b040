import type { Page } from '@playwright/test';
import { delayRequests } from '@/tests/support/delay-requests';
import { follow } from '@/tests/support/follow';
import { openPage } from '@/tests/support/open';
import { saveData } from '@/tests/support/save-data';
import { expect, test } from '@/tests/support/test';

test.use({ sharesPage: false });

const payloads = /\.txt(\?|$)/;
const title = (page: Page) => page.locator('main h1');
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const sidebarLink = (page: Page, href: string) => page.locator(`#menu nav a[href="${href}"]`);

test('NAVIG-01 NAVIG-02 NAVIG-03 the old page stays while a slow page loads, with a progress bar', async ({
  page,
}) => {
  await saveData(page);
  await openPage(page, '/overview/');
  const answer = await delayRequests(page, payloads);
  await sidebarLink(page, '/getting-started/installation').click();
  const bar = page.locator('#nprogress .bar');
  await expect(bar).toBeAttached();
  await expect(bar).toHaveCSS('height', '2px');
  await expect(page.locator('body > #nprogress')).toHaveCSS('pointer-events', 'none');
  await expect(page.locator('[role="spinner"]')).toHaveCount(0);
  await expect(title(page)).toHaveText('Overview');
  answer();
  await expect(title(page)).toHaveText('Installation');
  await expect(bar).toHaveCount(0);
});

test('NAVIG-02 the bar appears 200 ms after the click', async ({ page }) => {
  await saveData(page);
  await page.clock.install();
  await openPage(page, '/overview/');
  await page.route(payloads, () => {});
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const asked = page.waitForRequest(payloads);
  await sidebarLink(page, '/getting-started/installation').click();
  await asked;
  await page.clock.runFor(190);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(page.locator('#nprogress')).toBeAttached();
});

test('NAVIG-02 the bar needs no additional file', async ({ page }) => {
  await saveData(page);
  await openPage(page, '/overview/');
  await page.route(/\.js$/, () => {});
  await page.route(payloads, () => {});
  await sidebarLink(page, '/getting-started/installation').click();
  await expect(page.locator('#nprogress .bar')).toBeAttached();
});

test('NAVIG-02 NAVIG-11 a fast page and a query change show no bar', async ({ page }) => {
  await openPage(page, '/overview/');
  await page.evaluate(() => {
    Object.assign(window, { bars: 0 });
    new MutationObserver(() => {
      if (document.querySelector('#nprogress')) Object.assign(window, { bars: 1 });
    }).observe(document.body, { childList: true });
  });
  await sidebarLink(page, '/getting-started/installation').hover();
  await page.waitForLoadState('networkidle');
  await sidebarLink(page, '/getting-started/installation').click();
  await expect(title(page)).toHaveText('Installation');
  await follow(page, '?q=1');
  await expect(page).toHaveURL(/\?q=1$/);
  expect(await page.evaluate(() => Reflect.get(window, 'bars'))).toBe(0);
});

test('NAVIG-05 a navigation ends at the top, or at its hash below the navbar', async ({ page }) => {
  await openPage(page, '/getting-started/installation');
  await page.evaluate(() => scrollTo(0, 1500));
  await sidebarLink(page, '/overview/').click();
  await expect(title(page)).toHaveText('Overview');
  expect(await scrollY(page)).toBe(0);
  const id = await page.locator('article h2[id]').last().getAttribute('id');
  await sidebarLink(page, '/getting-started/installation').click();
  await expect(title(page)).toHaveText('Installation');
  await follow(page, `/overview/#${id}`);
  await expect(title(page)).toHaveText('Overview');
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeInViewport();
  const navbar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThan(navbar?.height ?? 0);
});

test('NAVIG-05 IMPLIED-03 a cold load with a hash scrolls to its heading, and a missing target does not scroll', async ({
  page,
}) => {
  await openPage(page, '/troubleshooting');
  const id = await page.locator('article h2[id]').nth(2).getAttribute('id');
  await openPage(page, `/troubleshooting#${id}`);
  const top = (await page.locator(`[id="${id}"]`).boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThan(60);
  expect(top).toBeLessThan(200);
  const before = await scrollY(page);
  await follow(page, '#not-there');
  await expect(page).toHaveURL(/#not-there$/);
  expect(await scrollY(page)).toBe(before);
});

test('NAVIG-06 NAVIG-11 a query change does not scroll, and a link to the current URL scrolls up without a history entry', async ({
  page,
}) => {
  await saveData(page);
  await openPage(page, '/troubleshooting');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('icon')) requests.push(request.url());
  });
  await page.waitForLoadState('networkidle');
  requests.length = 0;
  await page.evaluate(() => scrollTo(0, 900));
  await follow(page, '/troubleshooting?q=1');
  await expect(page).toHaveURL(/\?q=1$/);
  expect(await scrollY(page)).toBe(900);
  const length = await page.evaluate(() => history.length);
  await follow(page, '/troubleshooting?q=1');
  await expect.poll(() => scrollY(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(length);
  expect(requests).toEqual([]);
});

test('NAVIG-07 IMPLIED-02 clicks with a modifier and links with a target are left to the browser', async ({
  page,
  context,
}) => {
  await openPage(page, '/overview/');
  const link = sidebarLink(page, '/getting-started/installation');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.close();
  const [middle] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ button: 'middle' }),
  ]);
  await middle.close();
  await expect(title(page)).toHaveText('Overview');
  const prevented = await link.evaluate((element) =>
    ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'].map((key) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
      let taken = false;
      const stop = (last: Event) => {
        taken = last.defaultPrevented;
        last.preventDefault();
      };
      window.addEventListener('click', stop, { once: true });
      element.dispatchEvent(event);
      return taken;
    }),
  );
  expect(prevented).toEqual([false, false, false, false]);
});

test('NAVIG-08 NAVIG-10 Back and Forward restore the scroll position', async ({ page }) => {
  // The router stores its own state in history entries, so the browser restores scroll positions.
  await openPage(page, '/getting-started/installation');
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
  await page.evaluate(() => scrollTo(0, 1200));
  await sidebarLink(page, '/overview/').click();
  await expect(title(page)).toHaveText('Overview');
  await page.goBack();
  await expect(title(page)).toHaveText('Installation');
  await expect.poll(() => scrollY(page)).toBe(1200);
  await page.goForward();
  await expect(title(page)).toHaveText('Overview');
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('NAVIG-10 Back works through hashes of a page that was left', async ({ page }) => {
  await openPage(page, '/overview/');
  const ids = await page.locator('article h2[id]').evaluateAll((all) => all.map(({ id }) => id));
  const toc = page.getByRole('navigation', { name: 'On this page' });
  await toc.locator(`a[href="#${ids[0]}"]`).click();
  await toc.locator(`a[href="#${ids[1]}"]`).click();
  await sidebarLink(page, '/getting-started/installation').click();
  await expect(title(page)).toHaveText('Installation');
  await page.goBack();
  await expect(title(page)).toHaveText('Overview');
  await expect(page).toHaveURL(new RegExp(`#${ids[1]}$`));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`#${ids[0]}$`));
  await page.goBack();
  await expect(page).toHaveURL(/overview\/$/);
  await expect(title(page)).toHaveText('Overview');
});

test('links keep their form, with or without a trailing slash', async ({ page }) => {
  await openPage(page, '/getting-started/installation');
  await sidebarLink(page, '/overview/').click();
  await expect(page).toHaveURL(/\/overview\/$/);
  await sidebarLink(page, '/getting-started/installation').click();
  await expect(page).toHaveURL(/\/installation$/);
  await follow(page, '/overview');
  await expect(page).toHaveURL(/\/overview$/);
  await expect(title(page)).toHaveText('Overview');
});
