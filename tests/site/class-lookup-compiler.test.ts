import { lookupField, lookupResult, resultFor } from '@/tests/support/lookup';
import { openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

test('the empty result shows examples, and each of them has a result', async ({ page }) => {
  for (const path of ['/tailwind/', '/v2/tailwind/']) {
    await openPage(page, path);
    const names = await lookupResult(page).getByRole('button').allTextContents();
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) {
      await lookupResult(page).getByRole('button', { name, exact: true }).click();
      await expect(lookupField(page)).toHaveValue(name);
      await expect(resultFor(page, 'CSS')).not.toBeEmpty();
      await lookupField(page).fill('');
    }
  }
});

test('the compiler loads once, for the first class that is not in the data', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:library-v\d|parser)\./.test(request.url())) loaded.push(request.url());
  });
  await openPage(page, '/tailwind/');
  await lookupField(page).fill('hover:p-4');
  await expect(resultFor(page, 'CSS')).toHaveText('&:hover { padding: 1rem }');
  expect(loaded).toEqual([]);
  await page.route('**/parser.*.wasm', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await lookupField(page).fill('rotate-[17deg]');
  await expect(lookupResult(page)).toHaveText(/^Loading NativeWind’s compiler: \d+ % of 0\.7 MB$/);
  await expect(resultFor(page, 'Native style')).toHaveText("transform: [{ rotate: '17deg' }]", {
    timeout: 30_000,
  });
  await lookupField(page).fill('h-[100dvh]');
  await expect(resultFor(page, 'CSS')).toHaveText('height: 100dvh');
  expect(loaded).toHaveLength(2);
});

test('a class that needs the full parser gets a result too', async ({ page }) => {
  const parsers: string[] = [];
  page.on('request', (request) => {
    if (/\/parser\./.test(request.url())) parsers.push(request.url());
  });
  await openPage(page, '/tailwind/');
  await lookupField(page).fill('[clip-path:polygon(0_0,10px_10px)]');
  await expect(resultFor(page, 'Support')).toHaveText('iOS: none, Android: none, Web: full', {
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
    await lookupField(page).fill(typed);
    await expect(resultFor(page, 'Support'), typed).toHaveText(support, { timeout: 30_000 });
  }
});
