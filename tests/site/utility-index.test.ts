import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessibleInBothThemes } from '@/tests/support/accessibility';
import { everyRun } from '@/tests/support/in-turn';
import { openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

test('the index filters by platform, and the URL keeps the filter', everyRun, async ({ page }) => {
  await openPage(page, '/tailwind/');
  const index = page.locator('utility-index');
  const utility = (name: string) => index.getByRole('link', { name, exact: true });
  await index.getByRole('radio', { name: /^Web only \d+$/ }).check();
  await expect(page).toHaveURL(/\?works=Web\+only$/);
  await expect(utility('Floats')).toBeVisible();
  await expect(utility('Padding')).toBeHidden();
  await expect(index.getByRole('heading', { name: 'Sizing' })).toBeHidden();
  await expect(index.locator('output')).toHaveText(/^\d+ of \d+ utilities$/);
  await expectAccessibleInBothThemes(page, 'utility-index');
  await openPage(page, '/tailwind/?works=Android');
  await expect(index.getByRole('radio', { name: /^Android \d+$/ })).toBeChecked();
  await expect(utility('Padding')).toBeVisible();
  await expect(utility('Floats')).toBeHidden();
  await index.getByRole('radio', { name: /^All \d+$/ }).check();
  await expect(utility('Floats')).toBeVisible();
  await expect(page).toHaveURL(/\/tailwind\/$/);
  await index.getByRole('searchbox', { name: 'Filter utilities' }).fill('pad');
  await expect(utility('Padding')).toBeVisible();
  await expect(utility('Floats')).toBeHidden();
});

test('each choice of the index shows as many utilities as it says', async ({ page }) => {
  await openPage(page, '/tailwind/');
  const index = page.locator('utility-index');
  const radios = index.getByRole('radio');
  for (const radio of await radios.all()) {
    await radio.check();
    const count = /\d+/.exec((await radio.locator('xpath=..').textContent()) ?? '')?.[0];
    await expect(index.getByRole('listitem').filter({ visible: true })).toHaveCount(Number(count));
  }
});

for (const address of ['/tailwind/', '/v2/tailwind/'])
  test(`the marks of the index at ${address} agree with the strip of each page`, async ({
    page,
  }) => {
    await openPage(page, address);
    const marks = await page.locator('utility-index li').evaluateAll((items) =>
      items.map((item) => {
        const style = getComputedStyle(item);
        const levels = ['full', 'partial', 'none'];
        const levelOf = (platform: string) =>
          levels.find(
            (level) =>
              style.getPropertyValue(`--${level}`) === style.getPropertyValue(`--${platform}`),
          );
        return [
          item.querySelector('a')?.getAttribute('href') ?? '',
          ['ios', 'android', 'web'].map(levelOf).join(),
        ] as const;
      }),
    );
    expect(marks.length).toBeGreaterThan(50);
    for (const [path, shown] of marks) {
      const html = readFileSync(join('out', path, 'index.html'), 'utf8');
      const strip = /<ul [^>]*aria-label="Support">(.*?)<\/ul>/s.exec(html)?.[1] ?? '';
      const cells = [...strip.matchAll(/<li data-support="(\w+)"/g)].map(([, level]) => level);
      // Pages of utilities that work everywhere have one cell. Pages without a class table have no strip.
      const expected = cells.length === 3 ? cells : Array(3).fill(cells[0] ?? 'full');
      expect(shown, path).toBe(expected.join());
    }
  });

test('each group begins with what works everywhere, and ends with what only the web has', async ({
  page,
}) => {
  await openPage(page, '/tailwind/');
  const groups = await page.locator('utility-index ul').evaluateAll((lists) =>
    lists.map((list) =>
      [...list.querySelectorAll('li')].map(({ dataset: { works, partly } }) => {
        if (works === 'Web only' || works === 'no effect') return 2;
        return works || partly ? 1 : 0;
      }),
    ),
  );
  expect(groups.length).toBeGreaterThan(10);
  for (const ranks of groups) expect(ranks).toEqual(ranks.toSorted());
  expect(new Set(groups.flat()).size).toBe(3);
});

test('the filter does not cover the heading of a linked group', async ({ page }) => {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('about:blank');
    await openPage(page, '/tailwind/#layout');
    const heading = page.locator('utility-index').getByRole('heading', { name: /^Layout/ });
    await expect(heading).toBeInViewport();
    const isOnTop = () =>
      heading.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 2, top + height / 2));
      });
    await expect.poll(isOnTop, `${width} px`).toBe(true);
  }
});

test('the index prints on one sheet', async ({ page }) => {
  await openPage(page, '/tailwind/');
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
});
