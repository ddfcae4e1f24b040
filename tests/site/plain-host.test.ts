import { join } from 'node:path';
import { servePlainly } from '@/tests/support/plain-host';
import { expect, test } from '@/tests/support/test';

test.use({ allowedErrors: [/404/] });

let origin: string;
let close: () => void;

test.beforeAll(async () => {
  ({ url: origin, close } = await servePlainly(join(process.cwd(), 'out')));
});

test.afterAll(() => close());

test('ROUTE-13 IMPLIED-10 an .html suffix redirects to the page and keeps the query and hash', async ({
  page,
}) => {
  await page.goto(`${origin}/core-concepts/states.html?a=1#x`);
  await expect(page).toHaveURL(`${origin}/core-concepts/states?a=1#x`);
  await expect(page.getByRole('heading', { level: 1, name: 'States' })).toBeVisible();
});

test('BUILD-04 IMPLIED-10 a page responds with and without a trailing slash, and navigation works from both', async ({
  page,
}) => {
  for (const form of ['/core-concepts/states', '/core-concepts/states/']) {
    await page.goto(origin + form);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link', { name: 'Dark mode' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dark mode' })).toBeVisible();
  }
});

test('BUILD-04 an old path redirects with query and hash, and without JavaScript too', async ({
  page,
  browser,
}) => {
  await page.goto(`${origin}/v4/core-concepts/states?from=mail#styling-based-on-parent-state`);
  await expect(page).toHaveURL(
    `${origin}/core-concepts/states?from=mail#styling-based-on-parent-state`,
  );
  const context = await browser.newContext({ javaScriptEnabled: false });
  const other = await context.newPage();
  await other.goto(`${origin}/v4/core-concepts/states`);
  await expect(other).toHaveURL(`${origin}/core-concepts/states`);
  await context.close();
});
