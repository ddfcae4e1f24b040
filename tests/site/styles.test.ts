import type { Page, Request } from '@playwright/test';
import { follow } from '../support/follow';
import { hydrate, openPage } from '../support/open';
import { expect, test } from '../support/test';

test.use({ sharesPage: false });

test('BUILD-04 a page contains its CSS, and a navigation loads only missing CSS files', async ({
  page,
}) => {
  const early: string[] = [];
  const note = (request: Request) => {
    if (request.resourceType() === 'stylesheet') early.push(request.url());
  };
  page.on('request', note);
  await page.goto('/core-concepts/states');
  await page.waitForLoadState('networkidle');
  expect(early).toEqual([]);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  const omitted = await page
    .locator('link[data-part]')
    .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  expect(early.sort()).toEqual(omitted.sort());
  const parts = await page
    .locator('link[rel="stylesheet"][disabled]:not([data-part])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(parts.length).toBeGreaterThan(2);
  const columns = () =>
    page.locator('main').evaluate((main) => getComputedStyle(main).gridTemplateColumns);
  const before = await columns();

  await page.getByRole('link', { name: 'NativeWind', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /One className/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'States' })).toBeVisible();
  // The transfer size of cached files is 0.
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/_next/') && path.endsWith('.css')),
  );
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((path) => parts.includes(path))).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
  expect(await columns()).toBe(before);
});

/**
 * Waits for fonts. Then returns some computed styles of the main element and of each element inside it, in
 * document order.
 */
async function looks(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.locator('main').evaluate((main) => {
    // Skips properties whose pixel values depend on text width, because the browser may not apply a slow
    // font.
    const names = 'display position margin-block padding gap font color background border'
      .split(' ')
      .concat('border-radius', 'box-shadow', 'list-style', 'opacity', 'text-decoration');
    return [main, ...main.querySelectorAll(':not(script, link, style, iframe)')].map((element) => {
      const style = getComputedStyle(element);
      const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return `<${element.tagName} class="${element.getAttribute('class')}"> ${values.join('; ')}`;
    });
  });
}

/**
 * Pairs of pages with different components. Navigating from the first to the second on the client loads the
 * second page's CSS in a different order than a full load does.
 */
const journeys: [from: string, to: string][] = [
  ['/blog', '/'],
  ['/tailwind/spacing/padding', '/'],
  ['/tailwind/spacing/padding', '/authoring'],
  ['/getting-started/installation', '/authoring'],
  ['/', '/tailwind/'],
  ['/overview/', '/tailwind/spacing/padding'],
];

for (const [from, to] of journeys) {
  test(`BUILD-04 ${to} looks the same by full load and by client-side navigation from ${from}`, async ({
    page,
  }) => {
    await openPage(page, to);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const whole = await looks(page);
    await openPage(page, from);
    await follow(page, to);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const differing = async () => {
      const now = await looks(page);
      return now.filter((look, index) => look !== whole[index]).slice(0, 3);
    };
    await expect.poll(differing).toEqual([]);
    expect(await looks(page)).toHaveLength(whole.length);
  });
}
