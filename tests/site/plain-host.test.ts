import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { expect, test } from '@/tests/support/test';

test.use({ allowedErrors: [/404/] });

let server: Server;
let origin: string;

/** A host that knows files, folders and a not-found page, and no rules of ours. */
test.beforeAll(async () => {
  const notFound = readFileSync(join('out', '404.html'));
  const files = sirv('out', { extensions: ['html'] });
  server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html' }).end(notFound);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.close();
});

test('ROUTE-13 IMPLIED-10 an html suffix leads to the page, query and hash kept', async ({
  page,
}) => {
  await page.goto(`${origin}/core-concepts/states.html?a=1#x`);
  await expect(page).toHaveURL(`${origin}/core-concepts/states?a=1#x`);
  await expect(page.getByRole('heading', { level: 1, name: 'States' })).toBeVisible();
});

test('BUILD-04 IMPLIED-10 both slash forms of a deep page answer, and navigation works from them', async ({
  page,
}) => {
  for (const form of ['/core-concepts/states', '/core-concepts/states/']) {
    await page.goto(origin + form);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link', { name: 'Dark mode' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dark mode' })).toBeVisible();
  }
});
