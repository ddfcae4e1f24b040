import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '@/tests/support/accessibility';
import { everyRun } from '@/tests/support/in-turn';
import { long, rotatingSampleOf } from '@/tests/support/long';
import { openPage } from '@/tests/support/open';
import { sidewaysOverflow } from '@/tests/support/overflow';
import { player } from '@/tests/support/player';
import { expect, test } from '@/tests/support/test';

const table = (page: Page) => page.getByRole('region', { name: 'Classes' }).first();

/** Rows of the first table with a class or a scale. */
const rows = (page: Page) => table(page).locator('tr:has(> [scope="row"]):not([data-shared])');

/** Summaries of the first table's lists of classes. Clicking one expands or collapses its list. */
const lists = (page: Page) => table(page).getByText(/^All \d+ classes$/);

const filter = (page: Page) => table(page).getByRole('searchbox', { name: 'Filter classes' });

test(
  'the first scale is expanded, and a click copies a class',
  everyRun,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, '/tailwind/flexbox/gap');
    const step = table(page).getByRole('button', { name: 'gap-4', exact: true });
    await filter(page).focus();
    await step.click();
    await expect(table(page).locator('output')).toHaveText('Copied gap-4');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('gap-4');
    await lists(page).first().click();
    await expect(step).toBeHidden();
  },
);

test('a row of one class answers without a click, and its name copies it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/tailwind/effects/box-shadow');
  const row = table(page).getByRole('row', { name: /^shadow-lg / });
  await expect(row.getByRole('cell')).toHaveText([
    'shadowOffset: { width: 0, height: 4 }, shadowRadius: 10',
    'elevation: 8',
    'box-shadow: 0px 4px 10px rgba(0, 0, 0, 0.35)',
  ]);
  await filter(page).or(table(page)).first().scrollIntoViewIfNeeded();
  await row.getByRole('button', { name: 'shadow-lg' }).click();
  await expect(table(page).locator('output')).toHaveText('Copied shadow-lg');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('shadow-lg');
});

test('the remarks of a row and the reference to its steps are in view on wide screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/tailwind/spacing/padding');
  const steps = table(page).getByText('Same steps as p-{0…96}').first();
  expect((await steps.boundingBox())?.height).toBeGreaterThan(10);
  await expect(steps).toHaveCSS('clip-path', 'none');
});

test('the filter narrows the rows', async ({ page }) => {
  await openPage(page, '/tailwind/spacing/margin');
  await filter(page).fill('-mt-4');
  await expect(table(page).locator('output')).toHaveText(/^\d+ of \d+ rows$/);
  const shown = rows(page).filter({ visible: true });
  expect(await shown.count()).toBeLessThan(await rows(page).count());
  await expect(shown.filter({ hasText: '-mt-' }).first()).toBeVisible();
  await filter(page).fill('');
  await expect(table(page).locator('output')).toBeEmpty();
  await expect(shown).toHaveCount(await rows(page).count());
});

test('the palette is expanded by family, and a swatch copies its class', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/tailwind/backgrounds/background-color');
  const family = table(page).getByRole('listitem').filter({ hasText: /^sky/ });
  await family.getByRole('button', { name: '500' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('bg-sky-500');
});

test('the swatches of a family are equally wide, without gaps and without visible text', async ({
  page,
}) => {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/tailwind/backgrounds/background-color');
    const swatches = table(page)
      .getByRole('listitem')
      .filter({ hasText: /^sky/ })
      .getByRole('button');
    const boxes = await swatches.evaluateAll((all) =>
      all.map((swatch) => swatch.getBoundingClientRect()),
    );
    const texts = await swatches.evaluateAll((all) =>
      all.map((swatch) => {
        const range = new Range();
        range.selectNodeContents(swatch);
        return range.getBoundingClientRect().left - swatch.getBoundingClientRect().right;
      }),
    );
    expect(Math.min(...texts)).toBeGreaterThanOrEqual(-1);
    expect(boxes).toHaveLength(11);
    for (const [index, { right, width: size }] of boxes.slice(0, -1).entries()) {
      expect(boxes[index + 1]?.left).toBeCloseTo(right, 0);
      expect(boxes[index + 1]?.width).toBeCloseTo(size, 0);
    }
  }
});

test('MDX-04 a double click on a summary selects nothing, and dragging over its text selects it', async ({
  page,
}) => {
  await openPage(page, '/tailwind/spacing/padding');
  const selected = () => page.evaluate(() => String(getSelection()).trim());
  const name = lists(page).first();
  await name.dblclick();
  expect(await selected()).toBe('');
  const words = await name.textContent();
  const { x, y, width, height } = (await name.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + 1, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 1, y + height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await selected()).toBe(words);
});

test('after client-side navigation, the first scale is expanded and the other ones can be', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, '/tailwind/');
  await page.getByRole('article').getByRole('link', { name: 'Height', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Height' })).toBeVisible();
  await expect(table(page).getByRole('button', { name: 'h-4', exact: true })).toBeVisible();
  const other = lists(page).nth(1);
  await other.click();
  await expect(other.locator('xpath=..').getByRole('button').first()).toBeVisible();
});

test('a hash with a class name marks the class, on load and on hash changes', async ({ page }) => {
  const marked = table(page).locator('[aria-current]');
  await openPage(page, '/tailwind/effects/box-shadow#shadow-lg');
  await expect(marked.getByRole('button', { name: 'shadow-lg' })).toBeVisible();
  await expect(marked).toBeInViewport();
  await openPage(page, '/tailwind/spacing/padding#p-0.5');
  await expect(marked).toContainText('p-0.5');
  await page.evaluate(() => {
    location.hash = '#px-4';
  });
  await expect(marked.getByRole('rowheader')).toHaveText('px-{0…96}');
  await openPage(page, '/tailwind/backgrounds/background-color#bg-sky-500');
  await expect(marked).toHaveText('500');
});

test('a search hit for a class opens its row', async ({ page }) => {
  await openPage(page, '/search?q=gap-4');
  await page.getByRole('main').getByRole('link', { name: 'Gap', exact: true }).first().click();
  await expect(page).toHaveURL(/\/gap#gap-4$/);
  await expect(table(page).locator('[aria-current]')).toContainText('gap-4');
});

test('the columns of a table are aligned, no value is cut off, and rows are easy to hit', async ({
  page,
}) => {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/tailwind/flexbox/flex',
      '/tailwind/effects/box-shadow',
      '/tailwind/backgrounds/gradient-color-stops',
    ]) {
      await openPage(page, path);
      const found = await table(page).evaluate((region) => {
        const cells = [...region.querySelectorAll('[scope="row"], td[data-on]')];
        const starts = [...region.querySelectorAll('tr:has(> td[data-on])')].map((row) =>
          [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left)).join(),
        );
        const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;
        const heights = [...region.querySelectorAll('tr:has(> td[data-on])')].map((row) => {
          const { nextElementSibling: next } = row;
          return heightOf(row) + heightOf(next?.matches('[data-more]') ? next : null);
        });
        return {
          cut: cells
            .filter((cell) => cell.scrollWidth > cell.clientWidth)
            .map((cell) => cell.textContent),
          starts: [...new Set(starts)],
          lowest: Math.round(Math.min(...heights)),
        };
      });
      expect(found.cut, path).toEqual([]);
      expect(found.starts, path).toHaveLength(1);
      expect(found.lowest, path).toBeGreaterThanOrEqual(40);
    }
  }
});

test('the values of a scale are in the columns of the table', async ({ page }) => {
  const startsOf = (row: Locator) =>
    row.evaluate((element) =>
      [...element.childNodes]
        .filter(({ textContent }) => textContent?.trim())
        .map((node) => {
          const range = new Range();
          range.selectNodeContents(node);
          return Math.round(range.getBoundingClientRect().left);
        }),
    );
  for (const [path, text] of [
    ['/tailwind/flexbox/gap', 'gap-4 14 1rem'],
    ['/tailwind/flexbox/grid-template-columns', 'grid-cols-3 3'],
    ['/tailwind/effects/box-shadow', 'elevation-lg – 8 –'],
  ] as const) {
    await openPage(page, path);
    const step = table(page)
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${text}$`) });
    const head = table(page).getByRole('row').first();
    expect(await startsOf(step), path).toEqual(await startsOf(head));
  }
  await page.setViewportSize({ width: 375, height: 800 });
  await openPage(page, '/tailwind/flexbox/gap');
  const names = table(page).getByText('Native Web').first();
  const step = table(page).getByRole('listitem').filter({ hasText: 'gap-4' }).first();
  expect(await startsOf(names)).toEqual((await startsOf(step)).slice(1));
});

test('declarations that most classes of a group share are above these classes', async ({
  page,
}) => {
  await openPage(page, '/tailwind/effects/box-shadow');
  const cellsOf = (name: string) =>
    table(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      .getByRole('cell');
  await expect(cellsOf('All, unless changed below')).toHaveText([
    "shadowColor: '#00000059', shadowOpacity: 1",
    "shadowColor: '#00000059'",
    '',
  ]);
  await expect(cellsOf('shadow').first()).toHaveText(
    'shadowOffset: { width: 0, height: 1 }, shadowRadius: 4',
  );
  await expect(cellsOf('shadow-none')).toHaveText([
    "shadowColor: '#00000000', shadowOffset: { width: 0, height: 0 }, shadowRadius: 0",
    "shadowColor: '#00000000', elevation: 0",
    'box-shadow: 0 0 #0000',
  ]);
  // The only class of another group has all of its declarations.
  await expect(cellsOf('shadow-inner').first()).toContainText('shadowOpacity: 1');
});

test('nothing in an open row is cut off', async ({ page }) => {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/tailwind/spacing/margin',
      '/tailwind/effects/box-shadow',
      '/tailwind/backgrounds/background-color',
      '/tailwind/typography/text-color',
    ]) {
      await openPage(page, path);
      const cut = await table(page).evaluate((region) => {
        for (const list of region.querySelectorAll('details')) list.open = true;
        return [...region.querySelectorAll('table, table *')]
          .filter((element) => {
            const { overflow, clipPath, textIndent } = getComputedStyle(element);
            // Text for screen readers and the names of swatches are hidden on purpose.
            const isHidden = clipPath !== 'none' || textIndent === '100%';
            if (overflow === 'visible' || isHidden) return false;
            return (
              element.scrollWidth > element.clientWidth ||
              element.scrollHeight > element.clientHeight
            );
          })
          .map((element) => element.textContent);
      });
      expect(cut, `${path} at ${width} px`).toEqual([]);
    }
  }
});

const pagesWithTables = [
  '/tailwind/flexbox/gap',
  '/tailwind/backgrounds/background-color',
  '/tailwind/effects/box-shadow',
  '/tailwind/interactivity/accent-color',
  '/tailwind/new-concepts/safe-area-insets',
  '/tailwind/typography/text-color',
  '/core-concepts/states',
  '/core-concepts/differences',
  '/v2/core-concepts/states',
];

for (const path of rotatingSampleOf(pagesWithTables, 5, 2)) {
  test(`axe finds nothing on ${path} in either theme`, long, async ({ page }) => {
    await openPage(page, path);
    await page.locator('class-table details').evaluateAll((all) => {
      for (const row of all) row.toggleAttribute('open', true);
    });
    await expectAccessibleInBothThemes(page, 'article');
  });
}

test('tables of every kind fit a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const path of pagesWithTables) {
    await openPage(page, path);
    expect(await sidewaysOverflow(page), path).toBe(0);
    await expect(page.locator('article :is(table, class-table)').first(), path).toBeVisible();
  }
});

test('support is shown as text in table rows', async ({ page }) => {
  await openPage(page, '/core-concepts/differences');
  const marks = (name: string) =>
    page
      .getByRole('row')
      .filter({ hasText: name })
      .first()
      .getByText(/^(iOS|Android|Web) (works|works partly|no effect)$/);
  await expect(marks('truncate')).toHaveText([
    'iOS works partly',
    'Android works partly',
    'Web works',
  ]);
  await expect(marks('tabular-nums')).toHaveText([
    'iOS no effect',
    'Android no effect',
    'Web works',
  ]);
});

for (const [path, always, dropped] of [
  ['/core-concepts/states', 'first:', 'peer-*:'],
  ['/v2/core-concepts/states', 'placeholder:', '2xl:'],
] as const) {
  test(`${path} lists what each variant does on native, including those that always apply`, async ({
    page,
  }) => {
    await openPage(page, path);
    const variants = page.getByRole('region', { name: 'Variants' });
    const of = (title: string) =>
      variants.getByRole('table').filter({ has: page.getByText(title, { exact: true }) });
    await expect(of('Always on.').getByRole('rowheader')).toContainText([always]);
    await expect(of('No effect.')).toContainText(dropped);
    await expect(
      of('Works.').getByRole('rowheader', { name: 'hover:', exact: true }),
    ).toBeVisible();
    await expect(variants).toContainText(/Computed from NativeWind \d/);
  });
}

test('a disabled button is faded in the sample on the states page', async ({ page }) => {
  await openPage(page, '/core-concepts/states');
  const drawing = player(page).locator('.player-drawing');
  const button = drawing.getByRole('button', {
    name: 'Sold out',
    disabled: true,
    includeHidden: true,
  });
  await expect(button).toHaveCSS('opacity', '0.4');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'lists of classes expand, hashes find their class, and the filter is hidden',
    everyRun,
    async ({ page }) => {
      await page.goto('/tailwind/sizing/height');
      const other = lists(page).nth(1);
      await other.click();
      await expect(other.locator('xpath=..').getByRole('button').first()).toBeVisible();
      await expect(filter(page)).toBeHidden();
      await page.goto('/tailwind/spacing/padding#p-4');
      const step = table(page).locator('li:target');
      await expect(step).toHaveText('p-4 14 1rem');
      await expect(step).toBeInViewport();
      await page.goto('/tailwind/effects/box-shadow#shadow-lg');
      await expect(table(page).locator('tr:target')).toBeInViewport();
    },
  );
});

test('the ring of a platform shows how many classes work, and how many work partly', async ({
  page,
}) => {
  const ringOf = (platform: string) =>
    page
      .getByRole('list', { name: 'Support' })
      .getByRole('listitem')
      .filter({ hasText: platform })
      .evaluate((item) => getComputedStyle(item, '::before').backgroundImage);
  await openPage(page, '/tailwind/effects/box-shadow');
  // 7 of 15 classes work on Android, and the other 8 partly. On the web, the other 8 have no effect.
  expect(await ringOf('Android')).toMatch(/^conic-gradient\(.* 47%, .* 100%, /);
  expect(await ringOf('Web')).toMatch(/^conic-gradient\(.* 47%, .* 0%, /);
  await openPage(page, '/tailwind/backgrounds/background-color');
  // 245 of 247 are 99 %, but the gap stays visible.
  expect(await ringOf('iOS')).toMatch(/^conic-gradient\(.* 93%, .* 0%, /);
});

test('a typical class is drawn next to the support, and each column has the color of its platform', async ({
  page,
}) => {
  await openPage(page, '/tailwind/spacing/padding');
  const drawing = page.getByRole('main').locator('[data-preview]');
  await expect(drawing).toBeVisible();
  // p-4 is 14 on native.
  await expect(drawing.locator('> b')).toHaveCSS('padding', '14px');
  const colors = (heading: string) =>
    table(page)
      .getByRole('columnheader', { name: heading })
      .locator('[data-corner]')
      .evaluateAll((all) => all.map((corner) => getComputedStyle(corner).borderTopColor));
  const all = [...(await colors('iOS and Android')), ...(await colors('Web'))];
  expect(new Set(all).size).toBe(3);
  // A class without an effect on native has no drawing.
  await openPage(page, '/tailwind/filters/blur');
  await expect(page.getByRole('list', { name: 'Support' })).toBeVisible();
  await expect(drawing).toHaveCount(0);
});

test.describe('support at the top without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, cells, line] of [
    [
      '/tailwind/spacing/padding',
      ['Works on iOS, Android, and the web'],
      'iOS: works · Android: works · Web: works',
    ],
    [
      '/v2/tailwind/layout/z-index',
      ['iOS All but 1 of 13 work', 'Android All but 1 of 13 work', 'Web All 13 classes work'],
      'iOS: 12 of 13 classes work, 1 without effect · Android: 12 of 13 classes work, 1 without effect · Web: works',
    ],
  ] as const) {
    test(`${path} starts with the support on each platform, in one row`, async ({ page }) => {
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const items = page.getByRole('list', { name: 'Support' }).getByRole('listitem');
        await expect(items).toHaveCount(cells.length);
        if (width > 640)
          expect((await items.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual(
            cells,
          );
        const tops = await items.evaluateAll((all) =>
          all.map((item) => item.getBoundingClientRect().top),
        );
        expect(new Set(tops).size).toBe(1);
        // 12 of 13 are 92 %.
        if (cells.length > 1)
          expect(
            await items
              .first()
              .evaluate((item) => getComputedStyle(item, '::before').backgroundImage),
          ).toMatch(/^conic-gradient\(.*\b92%/);
        await items.first().getByRole('link').click();
        await expect(page.getByRole('heading', { name: 'Classes' })).toBeInViewport();
      }
      expect(await (await page.request.get(`${path}.md`)).text()).toContain(line);
    });
  }
});
