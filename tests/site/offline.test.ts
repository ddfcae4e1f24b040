import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { flattenLinks } from '@/lib/content/versions/nav-tree';
import { downloadsOf } from '@/lib/site/downloads/downloads';
import site from '@/site.config';
import { exportedSite, readZip, unpackZip } from '../support/offline-copy';
import { siteIn } from '../support/site';
import { expect, test } from '../support/test';

/**
 * Returns the ids in a page's HTML and the URLs in its `href`, `src` and `action` attributes, except in
 * `base`.
 */
function readPage(html: Uint8Array) {
  const ids = new Set<string>();
  const addresses: string[] = [];
  visit(fromHtml(new TextDecoder().decode(html)), 'element', ({ properties, tagName }) => {
    if (properties.id) ids.add(String(properties.id));
    for (const name of ['href', 'src', 'action']) {
      const value = properties[name];
      if (typeof value === 'string' && tagName !== 'base') addresses.push(value);
    }
  });
  return { ids, addresses };
}

for (const { name, label } of site.versions) {
  test(`the zip of ${label} has every page, and every file and anchor that its pages link to`, () => {
    const files = readZip(label);
    const pages = new Map(
      Object.entries(files)
        .filter(([file]) => file.endsWith('.html'))
        .map(([file, html]) => [file, readPage(html)]),
    );
    const docs = siteIn().docs.filter(({ version }) => version === name);
    expect(pages.size).toBe(docs.length);
    const missing: string[] = [];
    for (const [file, { addresses }] of pages) {
      for (const address of addresses) {
        const { pathname, hash, protocol } = new URL(address, `file:///${file}`);
        if (/^(?:https?|mailto|data):$/.test(protocol)) continue;
        const target = decodeURI(pathname).slice(1);
        const id = decodeURIComponent(hash.slice(1));
        const isThere = id ? pages.get(target)?.ids.has(id) : target in files;
        if (!isThere) missing.push(`${file}: ${address}`);
      }
    }
    expect(missing).toEqual([]);
  });

  test(`the Markdown file of ${label} contains all pages in sidebar order`, () => {
    const text = readFileSync(join(exportedSite, downloadsOf(label, site).markdown), 'utf8');
    expect(text).toMatch(new RegExp(`^# ${site.title} ${label}\n\n> `));
    const version = siteIn().versions.find((candidate) => candidate.name === name);
    const listed = flattenLinks(version?.sidebars.docs.items ?? []).filter(
      ({ unlisted, href }) => !unlisted && href.startsWith('/'),
    );
    const at = listed.map(({ href }) => text.indexOf(`\n\nPage: <${site.url}${href}>\n`));
    expect(at).not.toContain(-1);
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });
}

test.describe('without a network', () => {
  test.use({ offline: true });
  let dir = '';
  test.beforeAll(() => {
    dir = unpackZip('v4');
  });
  test.afterAll(() => rmSync(dir, { recursive: true }));

  test('an unpacked zip works from disk with styles, links and the chosen theme', async ({
    page,
  }) => {
    await page.goto(pathToFileURL(join(dir, 'index.html')).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(
      await page.evaluate(
        'document.fonts.ready.then((fonts) => [...fonts].some((font) => font.status === "loaded"))',
      ),
    ).toBe(true);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: /dark and light/ })
      .click();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(11, 16, 32)');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Installation' }).click();
    await expect(page).toHaveURL(/getting-started\/installation\/index\.html$/);
    await expect(page).toHaveTitle('Installation | NativeWind');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(11, 16, 32)');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByText('Flexbox & grid').click();
    await sidebar.getByRole('link', { name: 'Justify items' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Justify items' })).toBeVisible();
  });

  test('an unpacked zip has a working search', async ({ page }) => {
    await page.goto(pathToFileURL(join(dir, 'core-concepts/states/index.html')).href);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('searchbox').fill('dark mode');
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ results$/);
    await dialog
      .getByRole('link', { name: /^Dark mode/ })
      .first()
      .click();
    await expect(page).toHaveURL(/core-concepts\/dark-mode\/index\.html/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dark mode');
    await page.getByRole('button', { name: 'Search' }).click();
    await dialog.getByRole('searchbox').fill('zzzzqqqq');
    await expect(dialog.getByRole('status')).toHaveText('0 results');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('the footer links to the zip and the Markdown file of each version', async ({
  page,
  request,
}) => {
  await page.goto('/overview/');
  const footer = page.getByRole('contentinfo');
  for (const { label } of site.versions) {
    for (const kind of ['web pages', 'Markdown']) {
      const link = footer.getByRole('link', { name: `${label} as ${kind}` });
      const answer = await request.head((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
    }
  }
});
