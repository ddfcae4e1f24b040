import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sirv from 'sirv';
import { serveHandler } from '@/tests/support/export-server';
import { long, rotatingSampleOf } from '@/tests/support/long';
import { openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

const kinds = {
  'the landing page': '/',
  'a docs page': '/overview/',
  'a long docs page': '/core-concepts/states',
  'a page with samples': '/tailwind/flexbox/gap',
  'a utility page': '/tailwind/backgrounds/background-color',
  'the index of classes': '/tailwind/',
  'the blog': '/blog',
  'a post': '/blog/announcement-nativewind-v4',
  'the archive': '/blog/archive',
  'the blog tags': '/blog/tags',
  'the page of a tag': '/blog/tags/announcement',
  'the search page': '/search?q=dark',
  'the playground': '/playground',
  'a v2 page': '/v2/tailwind/spacing/padding',
  'the home of v2': '/v2/',
  'a page outside the sidebar': '/troubleshooting',
  'the not-found page': '/no/such/page',
};

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

test.use({ sharesPage: false, allowedErrors: [/status of 404/] });

for (const width of [375, 1440]) {
  // Less can move on wide screens, so fewer pages are enough there.
  for (const [kind, path] of rotatingSampleOf(Object.entries(kinds), width === 375 ? 2 : 5)) {
    test(
      `IMPLIED-05 there is no layout shift while ${kind} loads and scrolls, ${width} px`,
      long,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await record(page);
        // Delays fonts until after the first paint, when the browser must no longer swap them in.
        await page.route(/\.woff2$/, async (route) => {
          await page.waitForFunction(
            () => performance.getEntriesByName('first-contentful-paint').length > 0,
          );
          await new Promise((resolve) => setTimeout(resolve, 300));
          await route.continue();
        });
        await openPage(page, path);
        await page.waitForLoadState('networkidle');
        // Scrolling the search page loads more results, so its end moves by design.
        if (!path.startsWith('/search')) await wheelThrough(page);
        await untilLoaded(page);
        expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
      },
    );
  }
}

for (const [kind, path, tag] of [
  ['the landing page', '/', '</h1>'],
  ['the landing page', '/', 'Android</figcaption>'],
  ['a docs page', '/overview/', '</h1>'],
] as const) {
  test(`IMPLIED-05 there is no layout shift while the HTML of ${kind} arrives in parts, cut at ${tag}, 1440 px`, async ({
    page,
  }) => {
    const host = await slowHost(path, tag);
    await page.setViewportSize({ width: 1440, height: 800 });
    await record(page);
    await page.goto(host.url + path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('load');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    host.close();
  });
}

/**
 * Serves the export, but sends the page at `path` in two parts. Everything after the last `tag` arrives a
 * second later.
 */
async function slowHost(path: string, tag: string): Promise<{ url: string; close: () => void }> {
  const html = readFileSync(`out${path}index.html`, 'utf8');
  const cut = html.lastIndexOf(tag) + tag.length;
  const files = sirv('out');
  return serveHandler((request, response) => {
    if (request.url !== path) {
      files(request, response);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, cut));
    setTimeout(() => response.end(html.slice(cut)), 1000);
  });
}

/**
 * Waits until half a second has passed since the most recent resource finished loading. Does not wait for the
 * network to be idle, because sample iframes keep starting and stopping.
 */
async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = performance.getEntriesByType('resource').at(-1);
    return last instanceof PerformanceResourceTiming && performance.now() - last.responseEnd > 500;
  });
}

/** Scrolls through the page with the mouse wheel, down and up again. */
async function wheelThrough(page: Page): Promise<void> {
  await page.mouse.move(200, 400);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const step of [600, -1200]) {
    for (let way = 0; way < height; way += Math.abs(step)) {
      await page.mouse.wheel(0, step);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await page.waitForFunction(() => !document.querySelector('iframe[inert]'));
    }
  }
}

/**
 * Makes every page that opens after this call record its layout shifts in `window.shifts`, each with its
 * score and elements.
 */
async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const name = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        shifts.push(`${entry.value}: ${entry.sources.map(({ node }) => name(node)).join(', ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
