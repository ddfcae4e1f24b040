import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '@/tests/support/accessibility';
import { long, rotatingSampleOf } from '@/tests/support/long';
import { openPage } from '@/tests/support/open';
import { player } from '@/tests/support/player';
import { expect, test } from '@/tests/support/test';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Look up a class' });
const answer = (page: Page) =>
  page.locator('form', { hasText: 'Look up a class' }).locator('output');
const table = (page: Page) => page.getByRole('region', { name: 'Classes' }).first();

/** Rows of the first table with a class or a scale. */
const rows = (page: Page) => table(page).locator('tr:has(> [scope="row"])');

/** Summaries of the first table's lists of classes. Clicking one expands or collapses its list. */
const lists = (page: Page) => table(page).getByText(/^All \d+ classes$/);

const filter = (page: Page) => table(page).getByRole('searchbox', { name: 'Filter classes' });

/** Description of a term in the lookup result. */
const said = (page: Page, term: string) => answer(page).locator(`dt:text-is("${term}") + dd`);

/** Returns how far the page can scroll sideways, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const lookups: [typed: string, path: string, answers: Record<string, string>][] = [
  [
    'gap-4',
    '/tailwind/',
    {
      CSS: 'gap: 1rem',
      'Native style': 'rowGap: 14, columnGap: 14',
      Support: 'iOS: full, Android: full, Web: full',
      Page: '/tailwind/flexbox/gap',
    },
  ],
  [
    'dark:hover:bg-red-500/50',
    '/tailwind/',
    {
      'Native style': "backgroundColor: '#ef444480'",
      'Native condition': 'a pointer hovers over it (onHoverIn), dark mode is on',
      Support: 'iOS: full, Android: full, Web: full',
    },
  ],
  [
    'first:mt-0',
    '/tailwind/',
    {
      CSS: '&:first-child { margin-top: 0px }',
      Support: 'iOS: partial, Android: partial, Web: full',
      Notes: 'Native loses the condition of first:, so it is always on.',
    },
  ],
  ['ios:pt-4', '/tailwind/', { CSS: '–', Support: 'iOS: full, Android: none, Web: none' }],
  [
    'peer-checked:bg-red-500',
    '/tailwind/',
    {
      'Native style': '–',
      Support: 'iOS: none, Android: none, Web: full',
      Notes: 'Native drops a class with peer-checked:.',
    },
  ],
  [
    'mt-[3]',
    '/tailwind/',
    {
      CSS: 'margin-top: 3',
      'Native style': 'marginTop: 3',
      Support: 'iOS: full, Android: full, Web: none',
      Notes: 'This browser drops the value of margin-top.',
    },
  ],
  [
    'mix-blend-multiply',
    '/tailwind/',
    { 'Native style': '–', Support: 'iOS: none, Android: none, Web: full' },
  ],
  [
    'w-[calc(100%-8px)]',
    '/tailwind/',
    {
      CSS: 'width: calc(100% - 8px)',
      Support: 'iOS: none, Android: none, Web: full',
      Notes: 'Native drops its value without a warning.',
    },
  ],
  ['animate-spin', '/v2/tailwind/', { Support: 'iOS: none, Android: none, Web: full' }],
  [
    'mt-[3px]',
    '/v2/tailwind/',
    { 'Native style': 'marginTop: 3', Page: '/v2/tailwind/spacing/margin' },
  ],
  [
    'first:hover:p-4',
    '/v2/tailwind/',
    {
      Support: 'iOS: partial, Android: partial, Web: full',
      Notes: 'Native loses the condition of first:, so it is always on.',
    },
  ],
];

for (const path of ['/tailwind/', '/v2/tailwind/']) {
  const own = lookups.filter((lookup) => lookup[1] === path);
  test(`the lookup at ${path} shows the result for ${own.map(([typed]) => typed).join(', ')}`, async ({
    page,
  }) => {
    await openPage(page, path);
    for (const [typed, , answers] of own) {
      await field(page).fill(typed);
      for (const [term, description] of Object.entries(answers)) {
        await expect(said(page, term), typed).toHaveText(description, { timeout: 30_000 });
      }
      await field(page).fill('');
      await expect(answer(page)).toContainText('For example:');
    }
  });
}

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

test('the URL contains the class, and opening a shared URL shows its result', async ({ page }) => {
  await openPage(page, '/tailwind/');
  await field(page).fill('dark:p-4');
  await expect(page).toHaveURL(/\?class=dark%3Ap-4$/);
  await openPage(page, '/tailwind/?class=p-[10%25]');
  await expect(field(page)).toHaveValue('p-[10%]');
  await expect(said(page, 'Native style')).toHaveText("padding: '10%'", { timeout: 30_000 });
  await field(page).fill('');
  await expect(page).toHaveURL(/\/tailwind\/?$/);
  await expect(answer(page)).toContainText('For example:');
});

test('the empty result shows examples, and each of them has a result', async ({ page }) => {
  for (const path of ['/tailwind/', '/v2/tailwind/']) {
    await openPage(page, path);
    const names = await answer(page).getByRole('button').allTextContents();
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) {
      await answer(page).getByRole('button', { name, exact: true }).click();
      await expect(field(page)).toHaveValue(name);
      await expect(said(page, 'CSS')).not.toBeEmpty();
      await field(page).fill('');
    }
  }
});

test('an unknown class gets suggestions, which work by keyboard too', async ({ page }) => {
  await openPage(page, '/tailwind/');
  await field(page).focus();
  await page.keyboard.type('gpa-4');
  await expect(answer(page)).toContainText('gpa-4 is not a class.');
  const first = answer(page).getByRole('button').first();
  await expect(first).toHaveText('gap-4');
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('gap-4');
  await expect(said(page, 'CSS')).toHaveText('gap: 1rem');
});

test('a value or opacity that a utility does not accept is reported', async ({ page }) => {
  await openPage(page, '/tailwind/');
  await field(page).fill('elevation-[3]');
  await expect(answer(page)).toContainText('elevation does not take a value in brackets');
  await field(page).fill('p-4/50');
  await expect(answer(page)).toContainText('p-4 does not take a value after /');
});

test('the compiler loads once, for the first class that is not in the data', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:library-v\d|parser)\./.test(request.url())) loaded.push(request.url());
  });
  await openPage(page, '/tailwind/');
  await field(page).fill('hover:p-4');
  await expect(said(page, 'CSS')).toHaveText('&:hover { padding: 1rem }');
  expect(loaded).toEqual([]);
  await page.route('**/parser.*.wasm', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await field(page).fill('rotate-[17deg]');
  await expect(answer(page)).toHaveText(/^Loading NativeWind’s compiler: \d+ % of 0\.7 MB$/);
  await expect(said(page, 'Native style')).toHaveText("transform: [{ rotate: '17deg' }]", {
    timeout: 30_000,
  });
  await field(page).fill('h-[100dvh]');
  await expect(said(page, 'CSS')).toHaveText('height: 100dvh');
  expect(loaded).toHaveLength(2);
});

test('a class that needs the full parser gets a result too', async ({ page }) => {
  const parsers: string[] = [];
  page.on('request', (request) => {
    if (/\/parser\./.test(request.url())) parsers.push(request.url());
  });
  await openPage(page, '/tailwind/');
  await field(page).fill('[clip-path:polygon(0_0,10px_10px)]');
  await expect(said(page, 'Support')).toHaveText('iOS: none, Android: none, Web: full', {
    timeout: 60_000,
  });
  expect(new Set(parsers).size).toBe(2);
});

test('the lookup reports web support that matches the browser', async ({ page }) => {
  await openPage(page, '/tailwind/');
  for (const [typed, support] of [
    ['p-[-4px]', 'iOS: full, Android: full, Web: none'],
    ['p-4', 'iOS: full, Android: full, Web: full'],
    ['animate-spin', 'iOS: full, Android: full, Web: full'],
    ['space-x-2', 'iOS: none, Android: none, Web: full'],
    ['container', 'iOS: full, Android: full, Web: full'],
  ] as const) {
    await field(page).fill(typed);
    await expect(said(page, 'Support'), typed).toHaveText(support, { timeout: 30_000 });
  }
});

const report = (page: Page) => page.locator('class-lookup details');
const COMPONENT = `<View className="flex hidden">
  <Text className={cn('p-4 pt-2', on && 'first:mt-0', size)} />
</View>`;

test('a component is checked class by class, and its link restores the report', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/tailwind/');
  await report(page).getByText('Check a whole component').click();
  await report(page).getByRole('textbox').fill(COMPONENT);
  const sum = report(page).locator('output');
  const said =
    '5 classes: 4 everywhere, 1 partly on native; 2 conflicts; 1 part known only at run time.';
  await expect(sum).toHaveText(said, { timeout: 30_000 });
  await expect(report(page)).toContainText('flex and hidden set display: hidden wins everywhere');
  await expectAccessibleInBothThemes(page, 'class-lookup');
  const row = report(page).getByRole('row').filter({ hasText: 'first:mt-0' });
  await expect(row.getByRole('cell')).toHaveText([
    'partial',
    'partial',
    'full',
    'Text, line 2, in a conditionNative loses the condition of first:, so it is always on.',
  ]);
  await report(page).getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(sum).toHaveText('Copied.');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toContain('| `pt-2` | Text, line 2 | full | full | full |  |');
  const heading = page.getByRole('heading', { name: 'Sizing' });
  await heading.hover();
  await heading.getByRole('button', { name: 'Copy section as Markdown' }).click();
  await expect.poll(copied).toMatch(/^#+ Sizing/);
  await expect(sum).toHaveText(said);
  await report(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(sum).toHaveText('Copied.');
  await expect.poll(copied).toMatch(/^http/);
  await expect(sum).toHaveText(said);
  const link = await copied();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(report(page).getByRole('textbox')).toHaveValue(COMPONENT);
  await expect(sum).toHaveText(said, { timeout: 30_000 });
});

test('a report fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openPage(page, '/tailwind/');
  await report(page).getByText('Check a whole component').click();
  await report(page).getByRole('textbox').fill('p-4 shadow-lg');
  const why = report(page).getByText('Only iOS uses shadowOffset');
  const box = await why.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 375)).toBeLessThanOrEqual(375);
  expect(box?.width).toBeGreaterThan(200);
});

test('several classes or a pasted component move from the lookup field to the component field', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/v2/tailwind/');
  await field(page).fill('pt-2 p-4');
  await expect(answer(page)).toHaveText('Several classes are checked together below.');
  await expect(report(page)).toContainText('p-4 wins on iOS and Android, pt-2 wins on the web', {
    timeout: 30_000,
  });
  await page.evaluate((text) => navigator.clipboard.writeText(text), COMPONENT);
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(report(page).getByRole('textbox')).toBeFocused();
  await expect(report(page).getByRole('row')).toHaveCount(6);
});

test('a syntax error in a component is reported with line and column', async ({ page }) => {
  await openPage(page, '/tailwind/');
  await report(page).getByText('Check a whole component').click();
  await report(page).getByRole('textbox').fill('<View className="p-4">\n  <Text / >\n</View>');
  await expect(report(page).locator('output')).toHaveText(
    /^Line 2, column 9: “\/” does not belong here\. Classes after it may be missing\. 1 class: 1 everywhere\.$/,
  );
});

test('class data loads when the field gets focus, not with the page', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await openPage(page, '/tailwind/');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => path.startsWith('/classes/'))).toEqual([]);
  const response = page.waitForResponse('**/classes/current.json');
  await field(page).focus();
  expect((await response).ok()).toBe(true);
});

for (const version of ['v4', 'v2'] as const) {
  const path = version === 'v2' ? '/v2/tailwind/' : '/tailwind/';

  test(`the sidebar links to the lookup of ${version}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, version === 'v2' ? '/v2/overview/' : '/overview/');
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Tailwind utilities' })
      .click();
    await expect(page).toHaveURL(new RegExp(`${path}?$`));
    await expect(field(page)).toBeVisible();
  });

  test(`axe finds nothing on ${path} with a result in either theme`, async ({ page }) => {
    await openPage(page, path);
    await field(page).fill('gpa-4');
    await expect(answer(page).getByRole('button').first()).toBeVisible();
    await expectAccessibleInBothThemes(page, 'article');
    await field(page).fill('hover:-mt-4');
    await expect(said(page, 'CSS')).toHaveText('&:hover { margin-top: -1rem }');
    await field(page).fill('first:mt-0 gpa-4');
    await expect(report(page).getByRole('row')).toHaveCount(3);
    await expectAccessibleInBothThemes(page, 'article');
  });

  test(`the lookup at ${path} fits a narrow screen`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openPage(page, path);
    await field(page).fill('hover:shadow-lg');
    await expect(said(page, 'Support')).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });
}

test('the first scale is expanded, and a click copies a class', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/tailwind/flexbox/gap');
  const step = table(page).getByRole('button', { name: 'gap-4', exact: true });
  await filter(page).focus();
  await step.click();
  await expect(table(page).locator('output')).toHaveText('Copied gap-4');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('gap-4');
  await lists(page).first().click();
  await expect(step).toBeHidden();
});

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

test('the index filters by platform, and the URL keeps the filter', async ({ page }) => {
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

test('the marks of the index agree with the strip of the page', async ({ page }) => {
  await openPage(page, '/tailwind/');
  const names = {
    '/tailwind/layout/floats': 'Web only',
    '/tailwind/spacing/padding': null,
  } as const;
  for (const [path, label] of Object.entries(names)) {
    const item = page.locator('utility-index li').filter({ has: page.locator(`[href="${path}"]`) });
    expect(await item.getAttribute('data-works')).toBe(label);
    const marks = await item.evaluate((element) => {
      const style = getComputedStyle(element);
      return ['--ios', '--android', '--web'].map((name) =>
        ['--full', '--partial', '--none'].findIndex(
          (level) => style.getPropertyValue(level) === style.getPropertyValue(name),
        ),
      );
    });
    expect(marks).toEqual(label ? [2, 2, 0] : [0, 0, 0]);
  }
});

test('the index prints on one sheet', async ({ page }) => {
  await openPage(page, '/tailwind/');
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
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
        const heights = [...region.querySelectorAll('tr:has(> td[data-on])')].map(
          (row) => row.getBoundingClientRect().height,
        );
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
      expect(found.lowest, path).toBeGreaterThanOrEqual(30);
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

for (const path of rotatingSampleOf(pagesWithTables, 3)) {
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
    expect(await overflow(page), path).toBe(0);
    await expect(page.locator('article :is(table, class-table)').first(), path).toBeVisible();
  }
});

test('support is shown as text in table rows', async ({ page }) => {
  await openPage(page, '/core-concepts/differences');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name }).first();
  await expect(row('truncate').getByText(/^(Web|iOS|Android) (full|partial|none)$/)).toHaveText([
    'iOS partial',
    'Android partial',
    'Web full',
  ]);
  await expect(row('tabular-nums').getByText(/^(Web|iOS|Android) (full|partial|none)$/)).toHaveText(
    ['iOS none', 'Android none', 'Web full'],
  );
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

  test('lists of classes expand, hashes find their class, and the filter is hidden', async ({
    page,
  }) => {
    await page.goto('/tailwind/sizing/height');
    const other = lists(page).nth(1);
    await other.click();
    await expect(other.locator('xpath=..').getByRole('button').first()).toBeVisible();
    await expect(filter(page)).toBeHidden();
    await page.goto('/tailwind/spacing/padding#p-4');
    const step = table(page).locator('li:target');
    await expect(step).toHaveText('p-4 14 · 1rem');
    await expect(step).toBeInViewport();
    await page.goto('/tailwind/effects/box-shadow#shadow-lg');
    await expect(table(page).locator('tr:target')).toBeInViewport();
  });

  test('the lookup explains that it needs JavaScript, and the index links work', async ({
    page,
  }) => {
    for (const path of ['/tailwind/', '/v2/tailwind/']) {
      await page.goto(path);
      await expect(page.locator('main noscript > p')).toHaveText(/needs JavaScript/);
      await expect(page.locator('main noscript > p')).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expect(answer(page).getByRole('button').first()).toBeHidden();
      await expect(report(page)).toBeHidden();
      const link = page
        .getByRole('region', { name: 'Spacing' })
        .getByRole('link', { name: 'Margin' });
      await expect(link).toHaveAttribute('href', `${path}spacing/margin`);
    }
  });
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
      ['iOS 12 of 13 work', 'Android 12 of 13 work', 'Web All 13 classes work'],
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
        await items.first().getByRole('link').click();
        await expect(page.getByRole('heading', { name: 'Classes' })).toBeInViewport();
      }
      expect(await (await page.request.get(`${path}.md`)).text()).toContain(line);
    });
  }
});
