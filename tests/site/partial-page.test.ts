import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const path = '/core-concepts/units';
/** Returns the exported page. This is a function, so tests can be listed without an export. */
const readPage = () => readFileSync(join('out', path, 'index.html'));
const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Only part of this page has loaded.' });

/** Returns the exported page up to and including its first `h2`. */
function readStart(): Buffer {
  const file = readPage();
  return file.subarray(0, file.indexOf('</h2>') + '</h2>'.length);
}

test.use({ sharesPage: false });

for (const [width, colorScheme] of [
  [375, 'dark'],
  [1440, 'light'],
] as const) {
  test(`a partially loaded page shows its text, a notice and a button to load the rest, ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.route(`**${path}`, (route) =>
      route.fulfill({ body: readStart(), contentType: 'text/html' }),
    );
    await page.goto(path);
    await page.mouse.move(9, 9, { steps: 3 });
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Units');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page);
    await page.unroute(`**${path}`);
    await notice(page).getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
}

test('the notice is styled on a page that ends before its navbar', async ({ page }) => {
  const file = readPage();
  const body = file.subarray(0, file.indexOf('<nav'));
  await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto(path);
  await expect(notice(page)).toHaveCSS('border-top-style', 'solid');
  await expect(notice(page).getByRole('button', { name: 'Load again' })).toHaveCSS(
    'border-top-style',
    'solid',
  );
});

test('a stalled page offers a reload until the rest arrives', async ({ page, baseURL }) => {
  test.setTimeout(60_000);
  let rest: ServerResponse | undefined;
  const server = createServer(async (request, response) => {
    if (request.url === path) {
      response.writeHead(200, { 'content-type': 'text/html' }).write(readStart());
      rest = response;
      return;
    }
    const answer = await fetch(`${baseURL}${request.url}`);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen();
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'commit' });
  await expect(notice(page)).toBeVisible({ timeout: 20_000 });
  rest?.end(readPage().subarray(readStart().length));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await page.close();
  server.close();
});
