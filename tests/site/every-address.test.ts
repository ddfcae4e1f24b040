import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readExportedPages } from '@/lib/export/build/exported-pages';
import { toOverruns, toPageWeight } from '@/lib/export/policy/page-weight';
import site from '@/site.config';
import { accessibilityFindings, injectAxe } from '@/tests/support/accessibility';
import { lostAddresses } from '@/tests/support/addresses';
import { rotatingSampleOf } from '@/tests/support/long';
import { hydrate } from '@/tests/support/open';
import { siteIn } from '@/tests/support/site';
import { expect, test } from '@/tests/support/test';

// These tests are about any site, so a site that `npm run adopt` has made has them too.

test('every page that the content declares is in the export, with one h1', async () => {
  const exported = new Map((await readExportedPages('out')).map(({ path, html }) => [path, html]));
  const paths = siteIn().pages.map(({ path }) => path.replace(/(?<=.)\/$/, ''));
  expect(paths.filter((path) => !exported.has(path))).toEqual([]);
  const odd = [...exported].filter(([, html]) => html.match(/<h1[\s>]/g)?.length !== 1);
  expect(odd.map(([path]) => path)).toEqual([]);
});

test('no address of the site in the export is lost', async () => {
  const { basePath, url: origin } = site;
  expect(await lostAddresses({ dir: 'out', basePath, origin, words: 'content' })).toEqual([]);
});

test('every page is within its budget', async () => {
  const pages = await readExportedPages('out');
  expect(toOverruns(pages.map(toPageWeight))).toEqual([]);
});

test('a page without JavaScript shows its title and the links of the navbar', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(process.env.SITE_URL ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await context.close();
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe reports nothing on a sample of the pages in the ${theme} theme`, async ({ page }) => {
    test.setTimeout(300_000);
    const exported = await readExportedPages('out');
    const sample = exported.length > 12 ? rotatingSampleOf(exported, 60, 30) : exported;
    await injectAxe(page);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const findings: string[] = [];
    for (const { path } of sample) {
      await page.goto(path);
      await hydrate(page);
      findings.push(...(await accessibilityFindings(page)).map((text) => `${path} ${text}`));
    }
    expect(findings.join('\n\n')).toBe('');
  });
}

test('the search finds the home page by its title', async ({ page }) => {
  const title = siteIn().docs.find(({ path }) => path === '/')?.frontMatter.title ?? '';
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
});

test('the icons of the site are pictures', async () => {
  const png = await readFile(join('out', 'img/icon-192.png'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect((await readFile(join('out', 'favicon.ico'))).readUInt16LE(2)).toBe(1);
});
