import { expectAccessibleInBothThemes } from '@/tests/support/accessibility';
import { classReport, lookupField, lookupResult, resultFor } from '@/tests/support/lookup';
import { openPage } from '@/tests/support/open';
import { sidewaysOverflow } from '@/tests/support/overflow';
import { expect, test } from '@/tests/support/test';

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
      await lookupField(page).fill(typed);
      for (const [term, description] of Object.entries(answers)) {
        await expect(resultFor(page, term), typed).toHaveText(description, { timeout: 30_000 });
      }
      await lookupField(page).fill('');
      await expect(lookupResult(page)).toContainText('For example:');
    }
  });
}

test('the URL contains the class, and opening a shared URL shows its result', async ({ page }) => {
  await openPage(page, '/tailwind/');
  await lookupField(page).fill('dark:p-4');
  await expect(page).toHaveURL(/\?class=dark%3Ap-4$/);
  await openPage(page, '/tailwind/?class=p-[10%25]');
  await expect(lookupField(page)).toHaveValue('p-[10%]');
  await expect(resultFor(page, 'Native style')).toHaveText("padding: '10%'", { timeout: 30_000 });
  await lookupField(page).fill('');
  await expect(page).toHaveURL(/\/tailwind\/?$/);
  await expect(lookupResult(page)).toContainText('For example:');
});

test('an unknown class gets suggestions, which work by keyboard too', async ({ page }) => {
  await openPage(page, '/tailwind/');
  await lookupField(page).focus();
  await page.keyboard.type('gpa-4');
  await expect(lookupResult(page)).toContainText('gpa-4 is not a class.');
  const first = lookupResult(page).getByRole('button').first();
  await expect(first).toHaveText('gap-4');
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(lookupField(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(lookupField(page)).toBeFocused();
  await expect(lookupField(page)).toHaveValue('gap-4');
  await expect(resultFor(page, 'CSS')).toHaveText('gap: 1rem');
});

test('a value or opacity that a utility does not accept is reported', async ({ page }) => {
  await openPage(page, '/tailwind/');
  await lookupField(page).fill('elevation-[3]');
  await expect(lookupResult(page)).toContainText('elevation does not take a value in brackets');
  await lookupField(page).fill('p-4/50');
  await expect(lookupResult(page)).toContainText('p-4 does not take a value after /');
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
    await lookupField(page).fill('gpa-4');
    await expect(lookupResult(page).getByRole('button').first()).toBeVisible();
    await expectAccessibleInBothThemes(page, 'article');
    await lookupField(page).fill('hover:-mt-4');
    await expect(resultFor(page, 'CSS')).toHaveText('&:hover { margin-top: -1rem }');
    await lookupField(page).fill('first:mt-0 gpa-4');
    await expect(classReport(page).getByRole('row')).toHaveCount(3);
    await expectAccessibleInBothThemes(page, 'article');
  });

  test(`the lookup at ${path} fits a narrow screen`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openPage(page, path);
    await lookupField(page).fill('hover:shadow-lg');
    await expect(resultFor(page, 'Support')).toBeVisible();
    expect(await sidewaysOverflow(page)).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the lookup explains that it needs JavaScript, and the index links work', async ({
    page,
  }) => {
    for (const path of ['/tailwind/', '/v2/tailwind/']) {
      await page.goto(path);
      await expect(page.locator('main noscript > p')).toHaveText(/needs JavaScript/);
      await expect(page.locator('main noscript > p')).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expect(lookupResult(page).getByRole('button').first()).toBeHidden();
      await expect(classReport(page)).toBeHidden();
      const link = page
        .getByRole('region', { name: 'Spacing' })
        .getByRole('link', { name: 'Margin' });
      await expect(link).toHaveAttribute('href', `${path}spacing/margin`);
    }
  });
});
