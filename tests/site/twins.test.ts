import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toPagePath } from '@/lib/export/arrange';
import { listFiles } from '@/scripts/files';
import site from '@/site.config';
import { open } from '../support/open';
import { expect, test } from '../support/test';
import { outlineOfPage, outlineOfTwin } from '../support/twin';

const out = join(process.cwd(), 'out');
const alternate = /<link rel="alternate" type="text\/markdown" href="([^"]*)"/;

test('the twin of every page has its headings, links, code and rows of tables', async () => {
  test.setTimeout(180_000);
  const names = (await listFiles(out)).filter((name) => name.endsWith('index.html'));
  let twins = 0;
  for (const name of names) {
    const html = await readFile(join(out, name), 'utf8');
    const href = alternate.exec(html)?.[1];
    if (href === undefined) continue;
    const twin = await readFile(join(out, new URL(href).pathname), 'utf8');
    const path = toPagePath(name);
    expect.soft(outlineOfTwin(twin, site.url), path).toEqual(outlineOfPage(html, site.url, path));
    twins += 1;
  }
  expect(twins).toBeGreaterThan(100);
});

test('a category has its twin in both places', async ({ request }) => {
  const twin = await request.get('/overview.md');
  expect(twin.headers()['content-type']).toBe('text/markdown;charset=utf-8');
  expect(await (await request.get('/overview/index.md')).text()).toBe(await twin.text());
});

test('the button copies the page as Markdown, also after a navigation', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const button = page.getByRole('main').getByRole('button', { name: 'Copy page as Markdown' });
  await open(page, '/core-concepts/states');
  await button.click();
  await expect(page.getByRole('main').getByText('Copied', { exact: true })).toBeVisible();
  expect(await copied()).toBe(await (await request.get('/core-concepts/states.md')).text());
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Dark mode' })
    .click();
  await expect(page).toHaveTitle(/^Dark mode/);
  await button.click();
  await expect(page.getByRole('main').getByText('Copied', { exact: true })).toBeVisible();
  expect(await copied()).toContain('# Dark mode\n');
});
