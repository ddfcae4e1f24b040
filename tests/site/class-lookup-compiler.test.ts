import {
  cardColumn,
  cardTitle,
  expectColumn,
  lookupAnswer,
  lookupField,
  lookupStatus,
  styleLines,
} from '@/tests/support/lookup';
import { openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

const NATIVE = 'iOS and Android';

test('the examples are in one row, and each of them has a result', async ({ page }) => {
  for (const path of ['/tailwind/', '/v2/tailwind/']) {
    await openPage(page, path);
    const examples = page.getByText('For example:').getByRole('button');
    const names = await examples.allTextContents();
    expect(names.length).toBeGreaterThan(3);
    const tops = await examples.evaluateAll((all) =>
      all.map((button) => button.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    for (const name of names) {
      await examples.filter({ hasText: name }).first().click();
      await expect(lookupField(page)).toHaveValue(name);
      await expect(cardTitle(page)).toHaveText(name, { timeout: 30_000 });
      await expect(cardColumn(page, 'Web').locator('[data-support]')).not.toBeEmpty();
    }
  }
});

test('the compiler loads once, for the first class that is not in the data, and the last answer stays until then', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:library-v\d|parser)\./.test(request.url())) loaded.push(request.url());
  });
  await openPage(page, '/tailwind/');
  await lookupField(page).fill('hover:p-4');
  await expect(styleLines(page, 'Web')).toHaveText(['&:hover {', 'padding: 1rem', '}']);
  expect(loaded).toEqual([]);
  await page.route('**/parser.*.wasm', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await lookupField(page).fill('rotate-[17deg]');
  await expect(lookupAnswer(page)).toHaveAttribute('aria-busy', 'true');
  await expect(lookupStatus(page)).toHaveText(/^Loading NativeWind’s compiler: /);
  await expect(cardTitle(page)).toHaveText('hover:p-4');
  await expectColumn(page, NATIVE, ['Works', "transform: [{ rotate: '17deg' }]"]);
  await expect(lookupAnswer(page)).not.toHaveAttribute('aria-busy');
  await expect(lookupStatus(page)).toBeEmpty();
  await lookupField(page).fill('h-[100dvh]');
  await expect(styleLines(page, 'Web')).toHaveText(['height: 100dvh']);
  expect(loaded).toHaveLength(2);
});

test('a bar below the field shows how much of the compiler has loaded', async ({ page }) => {
  await openPage(page, '/tailwind/');
  const shares = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        new MutationObserver(() => {
          const bar = document.querySelector('progress');
          if (bar) seen.push(bar.value);
          else if (seen.length > 0) resolve(seen);
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  await lookupField(page).fill('rotate-[19deg]');
  await expect(cardTitle(page)).toHaveText('rotate-[19deg]', { timeout: 30_000 });
  const values = await shares;
  expect(values.at(-1)).toBe(1);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a class that needs the full parser gets a result too', async ({ page }) => {
  const parsers: string[] = [];
  page.on('request', (request) => {
    if (/\/parser\./.test(request.url())) parsers.push(request.url());
  });
  await openPage(page, '/tailwind/');
  await lookupField(page).fill('[clip-path:polygon(0_0,10px_10px)]');
  await expect(cardTitle(page)).toHaveText('[clip-path:polygon(0_0,10px_10px)]', {
    timeout: 60_000,
  });
  await expect(cardColumn(page, NATIVE)).toContainText('No effect');
  await expect(cardColumn(page, 'Web')).toContainText('Works');
  expect(new Set(parsers).size).toBe(2);
});

test('the lookup reports web support that matches the browser', async ({ page }) => {
  await openPage(page, '/tailwind/');
  for (const [typed, native, web] of [
    ['p-[-4px]', 'Works', 'No effect'],
    ['p-4', 'Works', 'Works'],
    ['animate-spin', 'Works', 'Works'],
    ['space-x-2', 'No effect', 'Works'],
    ['container', 'Works', 'Works'],
  ] as const) {
    await lookupField(page).fill(typed);
    await expect(cardTitle(page)).toHaveText(typed, { timeout: 30_000 });
    await expect(cardColumn(page, NATIVE).locator('[data-support]'), typed).toHaveText(native);
    await expect(cardColumn(page, 'Web').locator('[data-support]'), typed).toHaveText(web);
  }
});
