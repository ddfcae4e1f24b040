import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '@/lib/export/build/list-files';
import { toPagePath } from '@/lib/export/next/arrange';
import { listHeadings, sectionAt } from '@/lib/site/twins/section';
import site from '@/site.config';
import { everyRun } from '@/tests/support/in-turn';
import { hydrate, openPage } from '../support/open';
import { expect, test } from '../support/test';
import { outlineOfPage, outlineOfTwin } from './page-outline';

const out = join(process.cwd(), 'out');
const alternate = /<link rel="alternate" type="text\/markdown" href="([^"]*)"/;

test('the Markdown version of every page has the same headings, links, code and table rows', async () => {
  test.setTimeout(180_000);
  const names = (await listFiles(out)).filter((name) => name.endsWith('index.html'));
  let twins = 0;
  for (const name of names) {
    const html = await readFile(join(out, name), 'utf8');
    const href = alternate.exec(html)?.[1];
    if (href === undefined) continue;
    const twin = await readFile(join(out, new URL(href).pathname), 'utf8');
    const path = toPagePath(name);
    const outline = outlineOfTwin(twin, site.url);
    expect.soft(outline, path).toEqual(outlineOfPage(html, site.url, path));
    // The code that copies a section relies on this number of headings.
    expect.soft(listHeadings(twin).length, path).toBe(outline.headings.length);
    twins += 1;
  }
  expect(twins).toBeGreaterThan(100);
});

test('every page and its Markdown version lead to the list of pages of its docs version', async () => {
  test.setTimeout(60_000);
  const names = (await listFiles(out)).filter((name) => /^(?:404\.html|.*index\.html)$/.test(name));
  let lists = 0;
  for (const name of names) {
    const html = await readFile(join(out, name), 'utf8');
    if (html.includes('http-equiv="refresh"')) continue;
    const list = name.startsWith('v2/') ? '/v2/llms.txt' : '/llms.txt';
    const [head = '', body = ''] = html.split('<body>');
    expect.soft(head, name).toContain(`<link rel="describedby" href="${list}"/>`);
    expect
      .soft(body.slice(0, 1000), name)
      .toMatch(new RegExp(`<p hidden="">[^<]*<a href="${list}">`));
    const href = alternate.exec(html)?.[1];
    if (href === undefined) continue;
    const twin = await readFile(join(out, new URL(href).pathname), 'utf8');
    expect.soft(twin, name).toContain(`>\nAll pages: <${site.url}${list}>\n\n`);
    lists += 1;
  }
  expect(lists).toBeGreaterThan(100);
});

test('readers do not get the line for agents, and hydration keeps it', async ({ page }) => {
  await openPage(page, '/v2/overview/');
  const line = page.locator('body > p:first-child');
  await expect(line).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await hydrate(page);
  await expect(line).toHaveText('AI agents: all pages are also available as Markdown.');
  await expect(page.locator('head link[rel="describedby"]')).toHaveAttribute(
    'href',
    '/v2/llms.txt',
  );
});

test('a folder index has its Markdown version at both URLs', async ({ request }) => {
  const twin = await request.get('/overview.md');
  expect(twin.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await (await request.get('/overview/index.md')).text()).toBe(await twin.text());
});

test(
  'the URLs for programs exist, with their documented contents',
  everyRun,
  async ({ request }) => {
    const get = async (path: string) => (await request.get(path)).text();
    const agents = await get('/agents.md');
    expect(agents).toMatch(/^# Rules for coding agents/);
    expect(await get('/llms.txt')).toContain('/agents.md');
    expect(await get('/llms-full.txt')).toContain(agents);
    expect(await get('/v2/llms.txt')).toContain('/v2/core-concepts/units.md');
    for (const { name } of site.versions) {
      const keys = Object.keys(JSON.parse(await get(`/classes/${name}.json`)));
      const own = name === 'v2' ? ['failsBehindVariants'] : [];
      const shared = ['pages', 'titles', 'groups', 'variants', 'open', 'facts', 'library'];
      expect(keys).toEqual([...shared, ...own]);
      for (const key of keys) expect(agents).toContain(`\`${key}\``);
    }
  },
);

test('the button copies the page as Markdown, also after client-side navigation', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const button = page.getByRole('main').getByRole('button', { name: 'Copy page as Markdown' });
  await openPage(page, '/core-concepts/states');
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

test('a heading has a button that copies its section as Markdown, by pointer and by keyboard', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const main = page.getByRole('main');
  await openPage(page, '/core-concepts/states');
  const twin = await (await request.get('/core-concepts/states.md')).text();
  const headings = main.locator('.prose :is(h2, h3)');
  await expect(main.getByRole('button', { name: 'Copy section as Markdown' })).toHaveCount(0);
  await headings.nth(1).hover();
  await main.getByRole('button', { name: 'Copy section as Markdown' }).click();
  await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await copied()).toBe(sectionAt(twin, 2));
  await headings
    .last()
    .getByRole('link', { name: /^Direct link to/ })
    .focus();
  await page.keyboard.press('Tab');
  const button = headings.last().getByRole('button', { name: 'Copy section as Markdown' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Copied' })).toBeFocused();
  const last = await copied();
  expect(twin.endsWith(last)).toBe(true);
  expect(last).toMatch(/^#{2,3} /);
});

test('no page links to an assistant unless configured', async ({ page }) => {
  await page.goto('/core-concepts/states');
  // "Open in playground" links belong to samples.
  await expect(page.getByRole('link', { name: /^Open in (?!playground)/ })).toHaveCount(0);
});
