import { expectAccessibleInBothThemes } from '@/tests/support/accessibility';
import { everyRun } from '@/tests/support/in-turn';
import {
  cardColumn,
  cardTitle,
  chooseTab,
  classReport,
  expectColumn,
  lookupAnswer,
  lookupField,
  styleLines,
} from '@/tests/support/lookup';
import { openPage } from '@/tests/support/open';
import { sidewaysOverflow } from '@/tests/support/overflow';
import { expect, test } from '@/tests/support/test';

interface Card {
  /** Verdict and style lines of each column, keyed by its name. */
  columns: Record<string, string[]>;
  conditions?: string[];
  note?: string;
  /** Title and path of the linked page. */
  page?: [title: string, path: string];
}

const NATIVE = 'iOS and Android';

const lookups: [typed: string, path: string, card: Card][] = [
  [
    'gap-4',
    '/tailwind/',
    {
      columns: {
        [NATIVE]: ['Works', 'rowGap: 14', 'columnGap: 14'],
        Web: ['Works', 'gap: 1rem'],
      },
      page: ['Gap', '/tailwind/flexbox/gap'],
    },
  ],
  [
    'dark:hover:bg-red-500/50',
    '/tailwind/',
    {
      columns: { [NATIVE]: ['Works', "backgroundColor: '#ef444480'"] },
      conditions: ['a pointer hovers over it (onHoverIn)', 'dark mode is on'],
    },
  ],
  [
    'first:mt-0',
    '/tailwind/',
    {
      columns: {
        [NATIVE]: ['Works partly', 'marginTop: 0'],
        Web: ['Works', '&:first-child {', 'margin-top: 0px', '}'],
      },
      note: 'Native loses the condition of first:, so it is always on.',
    },
  ],
  [
    'ios:pt-4',
    '/tailwind/',
    { columns: { iOS: ['Works', 'paddingTop: 14'], Android: ['No effect'], Web: ['No effect'] } },
  ],
  [
    'peer-checked:bg-red-500',
    '/tailwind/',
    { columns: { [NATIVE]: ['No effect'] }, note: 'Native drops a class with peer-checked:.' },
  ],
  [
    'mt-[3]',
    '/tailwind/',
    {
      columns: { [NATIVE]: ['Works', 'marginTop: 3'], Web: ['No effect', 'margin-top: 3'] },
      note: 'This browser drops the value of margin-top.',
    },
  ],
  [
    'bg-blend-multiply',
    '/tailwind/',
    { columns: { [NATIVE]: ['No effect'], Web: ['Works', 'background-blend-mode: multiply'] } },
  ],
  [
    'w-[calc(100%-8px)]',
    '/tailwind/',
    {
      columns: { [NATIVE]: ['No effect'], Web: ['Works', 'width: calc(100% - 8px)'] },
      note: 'Native drops its value without a warning.',
    },
  ],
  [
    'shadow-lg',
    '/tailwind/',
    {
      columns: {
        iOS: [
          'Works',
          "shadowColor: '#00000059'",
          'shadowOffset: { width: 0, height: 4 }',
          'shadowRadius: 10',
          'shadowOpacity: 1',
        ],
        Android: ['Works partly', "shadowColor: '#00000059'", 'elevation: 8'],
      },
      page: ['Box shadow', '/tailwind/effects/box-shadow'],
    },
  ],
  ['animate-spin', '/v2/tailwind/', { columns: { [NATIVE]: ['No effect'] } }],
  [
    'mt-[3px]',
    '/v2/tailwind/',
    {
      columns: { [NATIVE]: ['Works', 'marginTop: 3'] },
      page: ['Margin', '/v2/tailwind/spacing/margin'],
    },
  ],
  [
    'first:hover:p-4',
    '/v2/tailwind/',
    {
      columns: {
        [NATIVE]: [
          'Works partly',
          'paddingTop: 16',
          'paddingRight: 16',
          'paddingBottom: 16',
          'paddingLeft: 16',
        ],
      },
      note: 'Native loses the condition of first:, so it is always on.',
    },
  ],
];

for (const path of ['/tailwind/', '/v2/tailwind/']) {
  const own = lookups.filter((lookup) => lookup[1] === path);
  test(`the lookup at ${path} shows the card of ${own.map(([typed]) => typed).join(', ')}`, async ({
    page,
  }) => {
    await openPage(page, path);
    for (const [typed, , card] of own) {
      await lookupField(page).fill(typed);
      await expect(cardTitle(page)).toHaveText(typed, { timeout: 30_000 });
      for (const [platform, column] of Object.entries(card.columns)) {
        await expectColumn(page, platform, column);
      }
      const conditions = lookupAnswer(page).locator('[data-condition]');
      if (card.conditions) await expect(conditions).toHaveText(card.conditions);
      if (card.note) await expect(lookupAnswer(page)).toContainText(card.note);
      if (card.page) {
        const name = `${card.page[0]}: all classes`;
        const link = lookupAnswer(page).getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', card.page[1]);
      }
      await lookupField(page).fill('');
      await expect(cardTitle(page)).toHaveText('gap-4');
    }
  });
}

test('before the reader types, the card shows the first example, and typing moves nothing', async ({
  page,
}) => {
  for (const path of ['/tailwind/', '/v2/tailwind/']) {
    await openPage(page, path);
    await expect(cardTitle(page)).toHaveText('gap-4');
    await expectColumn(page, 'Web', ['Works', 'gap: 1rem']);
  }
  await openPage(page, '/tailwind/');
  const heading = page.locator('main h2').first();
  const before = await heading.boundingBox();
  for (const typed of ['p-4', 'grid-cols-3', 'flex-row']) {
    await lookupField(page).fill(typed);
    await expect(cardTitle(page)).toHaveText(typed);
    expect(await heading.boundingBox(), typed).toEqual(before);
  }
});

test('a preview draws colors, spacing and text, and only with known properties', async ({
  page,
}) => {
  await openPage(page, '/tailwind/');
  const preview = lookupAnswer(page).locator('[data-preview]');
  await expect(preview).toHaveAttribute('aria-hidden', 'true');
  const rows: [typed: string, property: string, value: string][] = [
    ['bg-red-500', 'background-color', 'rgb(239, 68, 68)'],
    ['rounded-lg', 'border-top-left-radius', '7px'],
    ['opacity-50', 'opacity', '0.5'],
    ['text-2xl', 'font-size', '21px'],
    ['p-4', 'padding-top', '14px'],
    ['border-4', 'border-top-width', '4px'],
  ];
  for (const [typed, property, value] of rows) {
    await lookupField(page).fill(typed);
    await expect(preview.locator('> b'), typed).toHaveCSS(property, value);
  }
  await lookupField(page).fill('rotate-45');
  await expect(preview.locator('> b')).toHaveAttribute('style', /^transform: rotate\(45deg\)/);
  for (const typed of ['absolute', 'grid-cols-3', 'z-10']) {
    await lookupField(page).fill(typed);
    await expect(cardTitle(page)).toHaveText(typed);
    await expect(preview).toHaveCount(0);
  }
});

test('a class that native does not support comes with a replacement', async ({ page }) => {
  await openPage(page, '/tailwind/');
  const instead = lookupAnswer(page).locator('[data-instead]');
  const rows: [typed: string, sentence: string, path?: string][] = [
    [
      'grid-cols-3',
      'On native, use flex-row flex-wrap + basis-1/3 on each child. See Flex basis',
      '/tailwind/flexbox/flex-basis',
    ],
    [
      'md:grid-cols-2',
      'On native, use md:flex-row md:flex-wrap + md:basis-1/2 on each child. See Flex basis',
      '/tailwind/flexbox/flex-basis',
    ],
    ['space-x-4', 'On native, use gap-x-4. See Gap', '/tailwind/flexbox/gap'],
    ['truncate', 'On native, use line-clamp-1. See Line clamp', '/tailwind/typography/line-clamp'],
    ['object-cover', 'On native, use <Image resizeMode="cover" />'],
  ];
  for (const [typed, sentence, path] of rows) {
    await lookupField(page).fill(typed);
    await expect(instead, typed).toHaveText(sentence);
    if (path) await expect(instead.getByRole('link')).toHaveAttribute('href', path);
    else await expect(instead.getByRole('link')).toHaveCount(0);
  }
  for (const typed of ['p-4', 'blur', 'peer-checked:grid-cols-3', 'md:object-cover']) {
    await lookupField(page).fill(typed);
    await expect(cardTitle(page)).toHaveText(typed, { timeout: 30_000 });
    await expect(instead, typed).toHaveCount(0);
  }
});

test('remarks on partial support are in the column of the platform', async ({ page }) => {
  await openPage(page, '/tailwind/?class=shadow-lg');
  const remark = lookupAnswer(page).getByText('Only iOS uses shadowOffset');
  const androidColumn = lookupAnswer(page)
    .locator('dl > div')
    .filter({ has: page.getByText('Android', { exact: true }) });
  await expect(androidColumn.getByText('Only iOS uses shadowOffset')).toBeVisible();
  await expect(remark).toHaveCount(1);
});

test('on a phone, the example that the card shows is in view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openPage(page, '/tailwind/?class=dark:hover:-mt-[3px]');
  await expect(
    page.getByRole('button', { name: 'dark:hover:-mt-[3px]', exact: true }),
  ).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the copy button copies the class', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/tailwind/');
  await lookupAnswer(page).getByRole('button', { name: 'Copy gap-4' }).click();
  await expect(lookupAnswer(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('gap-4');
  await expect(lookupAnswer(page).getByRole('button', { name: 'Copy gap-4' })).toBeVisible();
  await expect(lookupField(page)).toHaveValue('');
});

test(
  'the URL contains the class, and opening a shared URL shows its result',
  everyRun,
  async ({ page }) => {
    await openPage(page, '/tailwind/');
    await lookupField(page).fill('dark:p-4');
    await expect(page).toHaveURL(/\?class=dark%3Ap-4$/);
    await openPage(page, '/tailwind/?class=p-[10%25]');
    await expect(lookupField(page)).toHaveValue('p-[10%]');
    await expectColumn(page, NATIVE, ['Works', "padding: '10%'"]);
    await lookupField(page).fill('');
    await expect(page).toHaveURL(/\/tailwind\/?$/);
    await expect(cardTitle(page)).toHaveText('gap-4');
  },
);

test(
  'an unknown class gets suggestions, which work by keyboard too',
  everyRun,
  async ({ page }) => {
    await openPage(page, '/tailwind/');
    await lookupField(page).focus();
    await page.keyboard.type('flexx-rowz');
    await expect(lookupAnswer(page)).toContainText(
      'flexx-rowz is not a class. Did you mean flex-row?',
    );
    await expect(cardTitle(page)).toHaveText('flex-row');
    await expect(lookupAnswer(page).getByText('Best guess')).toBeVisible();
    await expectColumn(page, NATIVE, ['Works', "flexDirection: 'row'"]);
    await lookupField(page).fill('gpa-4');
    await expect(lookupAnswer(page)).toContainText('gpa-4 is not a class. Did you mean gap-4?');
    const first = lookupAnswer(page).getByRole('button').first();
    await expect(first).toHaveText('gap-4');
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(lookupField(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(lookupField(page)).toBeFocused();
    await expect(lookupField(page)).toHaveValue('gap-4');
    await expect(lookupAnswer(page).getByText('Best guess')).toHaveCount(0);
    await expectColumn(page, 'Web', ['Works', 'gap: 1rem']);
  },
);

test('a value or opacity that a utility does not accept is reported', async ({ page }) => {
  await openPage(page, '/tailwind/');
  await lookupField(page).fill('elevation-[3]');
  await expect(lookupAnswer(page)).toContainText('elevation does not take a value in brackets');
  await lookupField(page).fill('p-4/50');
  await expect(lookupAnswer(page)).toContainText('p-4 does not take a value after /');
});

test('a property gets the classes that set it, and the card of the first', async ({ page }) => {
  await openPage(page, '/tailwind/');
  await lookupField(page).fill('marginHorizontal');
  await expect(lookupAnswer(page)).toContainText('Classes that set marginHorizontal:');
  await expect(lookupAnswer(page).getByRole('button', { name: 'mx-4', exact: true })).toBeVisible();
  await expect(cardTitle(page)).toHaveText('mx-4');
  await expect(lookupAnswer(page).getByText('Best guess')).toHaveCount(0);
});

test('class data loads when the field gets focus, not with the page', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await openPage(page, '/tailwind/');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => path.startsWith('/classes/'))).toEqual([]);
  const response = page.waitForResponse('**/classes/current.json');
  await lookupField(page).focus();
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
    await expect(lookupField(page)).toBeVisible();
  });

  test(`axe finds nothing on ${path} with a result in either theme`, async ({ page }) => {
    await openPage(page, path);
    await expectAccessibleInBothThemes(page, 'class-lookup');
    await lookupField(page).fill('gpa-4');
    await expect(lookupAnswer(page).getByText('Best guess')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'article');
    await lookupField(page).fill('hover:-mt-4');
    await expect(styleLines(page, 'Web')).toHaveText(['&:hover {', 'margin-top: -1rem', '}']);
    await expectAccessibleInBothThemes(page, 'class-lookup');
    await lookupField(page).fill('first:mt-0 gpa-4');
    await expect(classReport(page).getByRole('row')).toHaveCount(3);
    await expectAccessibleInBothThemes(page, 'article');
  });

  test(`the lookup at ${path} fits narrow screens, where the columns are stacked`, async ({
    page,
  }) => {
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      await lookupField(page).fill('hover:shadow-lg');
      await expect(cardTitle(page)).toHaveText('hover:shadow-lg', { timeout: 30_000 });
      const [first, last] = await Promise.all([
        cardColumn(page, 'iOS').boundingBox(),
        cardColumn(page, 'Web').boundingBox(),
      ]);
      expect(last?.x).toBe(first?.x);
      expect(last?.y).toBeGreaterThan(first?.y ?? 0);
      expect(await sidewaysOverflow(page)).toBe(0);
    }
  });
}

test('in forced colors, the marks and the verdicts stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/tailwind/');
  const verdict = cardColumn(page, NATIVE).locator('[data-support]');
  await expect(verdict).toHaveText('Works');
  const mark = await verdict.evaluate((element) => {
    const { backgroundColor } = getComputedStyle(element, '::before');
    return [backgroundColor === getComputedStyle(element).color, backgroundColor];
  });
  expect(mark[0], String(mark[1])).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the lookup explains that it needs JavaScript, and its card and the index are readable', async ({
    page,
  }) => {
    for (const path of ['/tailwind/', '/v2/tailwind/']) {
      await page.goto(path);
      await expect(page.locator('main noscript > p')).toHaveText(/needs JavaScript/);
      await expect(page.locator('main noscript > p')).toBeVisible();
      await expect(page.locator('class-lookup').getByRole('radio')).toHaveCount(0);
      await expect(page.locator('class-lookup').getByRole('searchbox')).toHaveCount(0);
      await expect(page.locator('class-lookup').getByRole('button')).toHaveCount(0);
      await expect(classReport(page)).toBeHidden();
      await expect(cardColumn(page, NATIVE)).toContainText('Works');
      const link = page
        .getByRole('region', { name: 'Spacing' })
        .getByRole('link', { name: 'Margin' });
      await expect(link).toHaveAttribute('href', `${path}spacing/margin`);
    }
  });
});

test('the tabs work by keyboard', async ({ page }) => {
  await openPage(page, '/tailwind/');
  const tabs = page.getByRole('group', { name: 'What to look up' });
  await tabs.getByRole('radio', { name: 'Class' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('radio', { name: 'Component' })).toBeChecked();
  await expect(classReport(page).getByRole('textbox')).toBeVisible();
  await expect(lookupField(page)).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(lookupField(page)).toBeVisible();
  await chooseTab(page, 'Component');
  await expect(lookupField(page)).toBeHidden();
});
