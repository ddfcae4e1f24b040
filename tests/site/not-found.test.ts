import { expectAccessible } from '../support/accessibility';
import { openPage } from '../support/open';
import { expect, test } from '../support/test';

test.use({ sharesPage: false, allowedErrors: [/status of (?:404|500)/] });

const rows: [asked: string, closest: string, title: string, version: string][] = [
  ['/core-concepts/darkmode', '/core-concepts/dark-mode', 'Dark mode', 'v4'],
  ['/v2/guides/dark-mode', '/v2/core-concepts/dark-mode', 'Dark mode in v2', 'v2'],
  ['/docs/getting-started/instalation', '/getting-started/installation', 'Installation', 'v4'],
];

for (const [asked, closest, title, version] of rows) {
  test(`ROUTE-11 the not-found page for ${asked} begins with a card of ${closest}`, async ({
    page,
  }) => {
    await openPage(page, asked);
    const main = page.getByRole('main');
    const link = main.getByRole('link', { name: title, exact: true });
    await expect(main.getByText(`${version} · ${closest}`)).toBeVisible();
    const field = await main.getByRole('searchbox').boundingBox();
    expect((await link.boundingBox())?.y).toBeLessThan(field?.y ?? 0);
    await link.click();
    await expect(page).toHaveURL(closest);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('ROUTE-11 a card shows the path of a page that cannot be loaded', async ({ page }) => {
  await page.route('**/core-concepts/dark-mode', (route) => route.fulfill({ status: 500 }));
  await openPage(page, '/core-concepts/darkmode');
  const link = page.getByRole('main').getByRole('link', { name: '/core-concepts/dark-mode' });
  await expect(link).toBeVisible();
});

test('ROUTE-11 a path of another version lists the existing versions', async ({ page }) => {
  await openPage(page, '/v5/core-concepts/dark-mode');
  const main = page.getByRole('main');
  await expect(main).toContainText('This site covers v4 and v2 of NativeWind, not v5.');
  await expect(main.getByRole('link', { name: 'Dark mode', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('ROUTE-11 a path of another version links to the section about that version, if there is one', async ({
  page,
}) => {
  await openPage(page, '/v3/core-concepts/dark-mode');
  const main = page.getByRole('main');
  await expect(main).toContainText('not v3.');
  await expect(main.getByRole('link', { name: 'v3' })).toHaveCount(0);
  await openPage(page, '/v5/core-concepts/dark-mode');
  await expect(main).toContainText('not v5. Read about v5.');
  await main.getByRole('link', { name: 'v5' }).click();
  await expect(page).toHaveURL('/core-concepts/tailwindcss#nativewind-5');
  await expect(
    page.getByRole('heading', { name: 'NativeWind 5 and Tailwind CSS 4' }),
  ).toBeInViewport();
});

test('ROUTE-11 a path unlike any page gets no suggestion', async ({ page }) => {
  const answered = page.waitForResponse('**/sitemap.xml');
  await openPage(page, '/wp-login.php');
  await (await answered).finished();
  await expect(page.getByText('Were you looking for')).toHaveCount(0);
});

test('ROUTE-11 the not-found page works if the list of pages fails to load', async ({ page }) => {
  await page.route('**/sitemap.xml', (route) => route.fulfill({ status: 500, body: 'no' }));
  await openPage(page, '/core-concepts/darkmode');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  await expect(page.getByText('Were you looking for')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-11 IMPLIED-01 the not-found page links to the lookup, the search and version 2', async ({
    page,
  }) => {
    await page.goto('/no/such/page');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Look up a class' })).toHaveAttribute(
      'href',
      '/tailwind/',
    );
    await main.getByRole('link', { name: 'Read the v2 docs' }).click();
    await expect(page).toHaveURL('/v2/');
    await page.goBack();
    await main.getByRole('searchbox').pressSequentially('d'.repeat(70));
    await expect(main.getByRole('searchbox')).toHaveValue('d'.repeat(64));
    await main.getByRole('searchbox').fill('dark');
    await main.getByRole('button', { name: 'Search the docs' }).click();
    await expect(page).toHaveURL('/search?q=dark');
  });
});
