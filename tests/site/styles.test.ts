import type { Request } from '@playwright/test';
import { open } from '../support/open';
import { expect, test } from '../support/test';

test.use({ keepsPage: false });

test('BUILD-04 a page brings its styles, and a navigation loads only those it lacks', async ({
  page,
}) => {
  const early: string[] = [];
  const note = (request: Request) => {
    if (request.resourceType() === 'stylesheet') early.push(request.url());
  };
  page.on('request', note);
  await open(page, '/core-concepts/states');
  page.off('request', note);
  expect(early).toEqual([]);
  const parts = await page
    .locator('link[rel="stylesheet"][disabled]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(parts.length).toBeGreaterThan(2);
  const columns = () =>
    page.locator('main').evaluate((main) => getComputedStyle(main).gridTemplateColumns);
  const before = await columns();

  await page.getByRole('link', { name: 'NativeWind', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /One className/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'States' })).toBeVisible();
  // Files that the browser took from its cache have no size.
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

test('BUILD-04 the landing page looks the same loaded whole and reached by a link', async ({
  page,
}) => {
  const look = () =>
    page.locator('main').evaluate((main) =>
      [main, ...main.querySelectorAll(':not(script, link)')].slice(0, 400).map((element) => {
        const { display, color, padding, fontSize, gridTemplateColumns } =
          getComputedStyle(element);
        return `${element.tagName} ${display} ${color} ${padding} ${fontSize} ${gridTemplateColumns}`;
      }),
    );
  await open(page, '/');
  const whole = await look();
  await open(page, '/blog');
  await page.getByRole('link', { name: 'NativeWind', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /One className/ })).toBeVisible();
  await expect.poll(look).toEqual(whole);
});
