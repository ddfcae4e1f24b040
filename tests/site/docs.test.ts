import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { flattenLinks } from '@/lib/content/versions/nav-tree';
import { openPage } from '../support/open';
import { siteIn } from '../support/site';
import { expect, test } from '../support/test';

/** Returns the exported HTML of a page. */
function read(path: string): string {
  return readFileSync(join('out', path, 'index.html'), 'utf8');
}

test('DOC-01 DOC-02 a page has one h1, its title, and no breadcrumbs', async ({ page }) => {
  await page.goto('/core-concepts/dark-mode');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dark mode');
  await expect(page.getByRole('navigation', { name: /breadcrumb/i })).toHaveCount(0);
});

test('DOC-03 DOC-04 previous and next follow the sidebar, with next in the right column', async ({
  page,
}) => {
  await page.goto('/core-concepts/dark-mode');
  const links = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link');
  const order = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const at = order.indexOf('/core-concepts/dark-mode');
  const pages = page.getByRole('navigation', { name: 'Docs pages' });
  const previous = pages.getByRole('link', { name: /^Previous/ });
  const next = pages.getByRole('link', { name: /^Next/ });
  await expect(previous).toHaveAttribute('href', order[at - 1] ?? '');
  await expect(next).toHaveAttribute('href', order[at + 1] ?? '');
  const left = await previous.boundingBox();
  const right = await next.boundingBox();
  expect(right?.x).toBeGreaterThan(left?.x ?? Number.POSITIVE_INFINITY);
});

test('DOC-04 the last page of a version has no next page, and its previous page is in the same version', async ({
  page,
}) => {
  const version = siteIn().versions.find(({ name }) => name === 'v2');
  const last = flattenLinks(version?.sidebars.docs.items ?? []).at(-1)?.href;
  await page.goto(last ?? '');
  const pages = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(pages.getByRole('link', { name: /^Next/ })).toHaveCount(0);
  await expect(pages.getByRole('link', { name: /^Previous/ })).toHaveAttribute('href', /^\/v2/);
});

test('DOC-04 DOC-05 every page links to its neighbors in the sidebar, and pages of old versions show a banner', () => {
  const { docs, versions } = siteIn();
  for (const { name, sidebars, label } of versions) {
    const listed = Object.values(sidebars).flatMap(({ items }) =>
      flattenLinks(items).filter(({ href, unlisted }) => href.startsWith('/') && !unlisted),
    );
    const order = listed.map(({ href }) => href);
    for (const { path } of docs.filter(({ version }) => version === name)) {
      const html = read(path);
      const [pages = ''] = /<nav[^>]*aria-label="Docs pages".*?<\/nav>/s.exec(html) ?? [];
      const [previous, next] = ['prev', 'next'].map(
        (rel) => new RegExp(`<a (?=[^>]*rel="${rel}")[^>]*href="([^"]*)"`).exec(pages)?.[1],
      );
      const at = order.indexOf(path);
      expect.soft(previous, path).toBe(at > 0 ? order[at - 1] : undefined);
      expect.soft(next, path).toBe(at < 0 ? undefined : order[at + 1]);
      const text = html.replace(/<script.*?<\/script>|<[^>]*>/gs, '').replace(/\s+/g, ' ');
      const said = text.match(/This is documentation for NativeWind \S+ which is no longer/g) ?? [];
      expect
        .soft(said, path)
        .toEqual(
          name === 'current'
            ? []
            : [`This is documentation for NativeWind ${label}, which is no longer`],
        );
    }
  }
});

test('DOC-05 DOC-06 a page of an old version shows a banner that links to the same page in the latest version', async ({
  page,
}) => {
  await openPage(page, '/v2/core-concepts/dark-mode');
  const banner = page.getByRole('alert').filter({ hasText: 'documentation' });
  await expect(banner).toContainText(
    'This is documentation for NativeWind v2, which is no longer actively maintained.',
  );
  await expect(banner).toContainText('For up-to-date documentation, see the latest version (v4).');
  await expect(banner.getByText('v2', { exact: true })).toHaveCSS('font-weight', /[6-9]\d\d/);
  await banner.getByRole('link', { name: 'latest version' }).click();
  await expect(page).toHaveURL('/core-concepts/dark-mode');
  const stored = await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  expect(stored).toBe('current');
});

test('DOC-05 DOC-07 the line above the title has the group and version, and pages of the latest version have no banner', async ({
  page,
}) => {
  const lines = {
    '/': 'v4',
    '/overview/': 'v4',
    '/core-concepts/dark-mode': 'Core concepts · v4',
    '/tailwind/effects/box-shadow': 'Effects · v4',
    '/troubleshooting': 'v4',
  };
  for (const [path, line] of Object.entries(lines)) {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    const text = page.getByRole('main').getByText(line, { exact: true }).first();
    await expect(text).toBeVisible();
    expect((await text.boundingBox())?.y).toBeLessThan((await title.boundingBox())?.y ?? 0);
    await expect(page.getByText('no longer actively maintained')).toHaveCount(0);
  }
  await page.goto('/v2/core-concepts/dark-mode');
  await expect(page.getByRole('main').getByText('Core concepts · v2')).toBeVisible();
});

test('DOC-03 DOC-04 the landing page links to the first page of the docs', async ({ page }) => {
  await openPage(page, '/');
  const pages = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(pages.getByRole('link', { name: /^Previous/ })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Next Overview' }).click();
  await expect(page).toHaveURL(/\/overview\/$/);
});

test('DOC-08 "Edit this page" opens the source file in a new tab', async ({ page }) => {
  await page.goto('/api/vars');
  const link = page.getByRole('link', { name: 'Edit this page' });
  await expect(link).toHaveAttribute('href', /content\/docs\/v4\/api\/vars\.mdx$/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const icon = await link.evaluate((element) => {
    const { clipPath, width, backgroundColor } = getComputedStyle(element, '::before');
    return { clipPath, width: Number.parseFloat(width), backgroundColor };
  });
  expect(icon.clipPath).toContain('polygon');
  expect(icon.width).toBeGreaterThan(10);
  await expect(link).toHaveCSS('color', icon.backgroundColor);
});

test('DOC-08 every doc links to a new issue with its path as the title', async ({ page }) => {
  for (const { path } of siteIn().docs) {
    if (path === '/') continue;
    const address = `https://github.com/nativewind/nativewind/issues/new?title=${path}`;
    expect.soft(read(path), path).toContain(`<a href="${address}" target="_blank"`);
  }
  await page.goto('/v2/core-concepts/dark-mode');
  const link = page.getByRole('link', { name: 'Report a problem' });
  await expect(link).toHaveAttribute('href', /title=\/v2\/core-concepts\/dark-mode$/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const edit = page.getByRole('link', { name: 'Edit this page' });
  const [first, second] = await Promise.all([edit.boundingBox(), link.boundingBox()]);
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
});

test('DOC-13 META-10 the main element carries the version and page id, also after client-side navigation', async ({
  page,
}) => {
  for (const { path, id, version } of siteIn().docs) {
    const [main = ''] = /<main[^>]*>/.exec(read(path)) ?? [];
    expect.soft(main, path).toContain(`data-version="${version}"`);
    expect.soft(main, path).toContain(`data-page="${id}"`);
  }
  await openPage(page, '/v2/overview/');
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('data-page', 'overview');
  await page.getByRole('alert').getByRole('link', { name: 'latest version' }).click();
  await expect(main).toHaveAttribute('data-version', 'current');
  await expect(main).toHaveAttribute('data-page', 'overview');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(main).toHaveAttribute('data-page', 'blog-list');
  await expect(main).not.toHaveAttribute('data-version');
});

test('the first mention of a glossary term links to its page with a dotted underline', async ({
  page,
}) => {
  await page.goto('/core-concepts/how-it-works');
  const term = page.getByRole('main').getByRole('link', { name: 'specificity' });
  await expect(term).toHaveCount(1);
  await expect(term).toHaveAttribute('href', '/core-concepts/style-specificity');
  await expect(term).toHaveCSS('text-decoration-style', 'dotted');
  await term.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Style specificity');
});

for (const path of ['/getting-started/installation', '/v2/core-concepts/dark-mode']) {
  test(`DOC-05 DOC-07 TOC-06 the title of ${path} is at the top of a phone's screen, followed by contents and notices`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(path);
    const close = page.getByRole('button', { name: 'Close' });
    if (await close.isVisible()) await close.click();
    const top = async (text: Locator) => (await text.boundingBox())?.y ?? Number.NaN;
    const title = await top(page.getByRole('heading', { level: 1 }));
    expect(title).toBeLessThanOrEqual(140);
    const contents = await top(page.getByText('On this page').first());
    expect(contents).toBeGreaterThan(title);
    const paragraph = await top(page.locator('.prose > p').first());
    expect(paragraph).toBeGreaterThan(contents);
    const banner = page.getByText('no longer actively maintained');
    if (path.startsWith('/v2')) expect(await top(banner)).toBeGreaterThan(contents);
  });
}

test('lines of text have 65 to 75 characters', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/getting-started/installation');
  const lengths = await page.locator('.prose p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const lines = new Map<number, number>();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let index = 0; index < (node.textContent?.length ?? 0); index++) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const box = range.getClientRects()[0];
          if (!box?.width) continue;
          const line = Math.round((box.top + box.bottom) / 2 / 8);
          lines.set(line, (lines.get(line) ?? 0) + 1);
        }
      }
      // The last line is not full.
      return [...lines.values()].slice(0, -1).filter((length) => length > 40);
    }),
  );
  expect(lengths.length).toBeGreaterThan(10);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(mean).toBeGreaterThanOrEqual(65);
  expect(mean).toBeLessThanOrEqual(75);
});
