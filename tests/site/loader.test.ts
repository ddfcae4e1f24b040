import { delayRequests } from '@/tests/support/delay-requests';
import { expect, test } from '@/tests/support/test';

test.use({ sharesPage: false });

test('ERR-05 slow results show a spinner of 128 by 110 px after 200 ms', async ({ page }) => {
  const answer = await delayRequests(page, /\/assets\/search\//);
  await page.goto('/search?q=dark');
  const loader = page.getByRole('status', { name: 'Searching' });
  await expect(loader).toBeVisible();
  const box = await loader.locator('svg').boundingBox();
  expect([box?.width, box?.height]).toEqual([128, 110]);
  const visibility = (at: number) =>
    loader.evaluate((element, time) => {
      const [appear] = element.getAnimations();
      if (appear) appear.currentTime = time;
      return getComputedStyle(element).visibility;
    }, at);
  expect([await visibility(199), await visibility(202)]).toEqual(['hidden', 'visible']);
  answer();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(loader).toHaveCount(0);
});

test.describe('a part of a page whose code cannot be loaded', () => {
  test.use({ allowedErrors: [/Failed to load|is missing/] });

  test('ERR-04 shows a sentence, the error and a working Retry', async ({ page }) => {
    let fails = true;
    await page.route(/\/open-playground\.js$/, (route) =>
      fails ? route.abort() : route.continue(),
    );
    await page.goto('/playground');
    const failure = page.getByRole('group', { name: 'Playground' }).getByRole('status');
    await expect(failure).toHaveText(
      /^A part of this could not be loaded\. Try again .* Retry\s*TypeError: Failed to fetch/,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Playground');
    fails = false;
    await failure.getByRole('button', { name: 'Retry' }).click();
    const playground = page.getByRole('group', { name: 'Playground' });
    await expect(playground.getByRole('textbox')).toBeVisible();
    await expect(playground.getByRole('button', { name: 'Full screen' })).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});
