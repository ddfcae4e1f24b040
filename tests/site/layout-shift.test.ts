import type { Page } from '@playwright/test';
import { open } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

const kinds = {
  'the landing page': '/',
  'a page of the docs': '/overview/',
  'a long page of the docs': '/core-concepts/states',
  'a page with samples': '/tailwind/flexbox/gap',
  'a page about a utility': '/tailwind/backgrounds/background-color',
  'the index of classes': '/tailwind/',
  'the list of posts': '/blog',
  'a post': '/blog/announcement-nativewind-v4',
  'the archive': '/blog/archive',
  'the list of tags': '/blog/tags',
  'the posts of a tag': '/blog/tags/announcement',
  'the search page': '/search?q=dark',
  'the playground': '/playground',
  'a page of v2': '/v2/tailwind/spacing/padding',
  'the home of v2': '/v2/',
  'a page outside the sidebar': '/troubleshooting',
  'a place that does not exist': '/no/such/page',
};

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

test.use({ allowedErrors: [/status of 404/] });

for (const width of [375, 1440]) {
  for (const [kind, path] of Object.entries(kinds)) {
    test(`IMPLIED-05 nothing moves while ${kind} loads and scrolls, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await record(page);
      // A font that comes after the first paint is for the next page.
      await page.route(/\.woff2$/, async (route) => {
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
      await open(page, path);
      await page.waitForLoadState('networkidle');
      // A search goes on below its results, so its end moves by nature.
      if (!path.startsWith('/search')) await wheelThrough(page);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    });
  }
}

/** Goes through the page by the wheel as a reader does, down and up again. */
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

/** Notes what moves without the reader's doing, and by how much, from the first paint on. */
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
