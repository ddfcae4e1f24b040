import type { Locator, Page } from '@playwright/test';
import { openPage } from '@/tests/support/open';
import { field, modal, openSearch } from '@/tests/support/search-site';
import { expect, test } from '@/tests/support/test';

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Returns an element's computed values for the CSS properties in `names`, in the same order. */
function styles(element: Locator, ...names: string[]): Promise<string[]> {
  return element.evaluate((node, all) => {
    const style = getComputedStyle(node);
    return all.map((name) => style.getPropertyValue(name));
  }, names);
}

/**
 * Whether the topmost element at the center of `target` is `over` or inside it. Throws if `target` is not
 * visible.
 */
async function covers(over: Locator, target: Locator): Promise<boolean> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not visible.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return over.evaluate((node, at) => node.contains(document.elementFromPoint(at.x, at.y)), {
    x,
    y,
  });
}

test('SIDE-04 the link to the current page differs in color from the others', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/core-concepts/states');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const current = sidebar.locator('a[aria-current="page"]');
    const other = sidebar.getByRole('link', { name: 'Dark mode', exact: true });
    const [color, background] = await styles(current, 'color', 'background-color');
    const [plainColor, plainBackground] = await styles(other, 'color', 'background-color');
    expect(color).not.toBe(plainColor);
    expect(background).not.toBe(plainBackground);
    expect(plainBackground).toBe('rgba(0, 0, 0, 0)');
  }
});

test('print hides buttons, fields, menus and search', async ({ page }) => {
  for (const path of [
    '/getting-started/installation',
    '/tailwind/flexbox/gap',
    '/core-concepts/states',
    '/playground',
    '/blog/announcement-nativewind-v4',
  ]) {
    await openPage(page, path);
    await page.emulateMedia({ media: 'print' });
    const controls = page.locator('button, input, select, textarea, [role="tab"]');
    // Class names are buttons too, but they print as text.
    const visible = await controls.evaluateAll((all) =>
      all
        .filter((control) => control.checkVisibility() && !control.matches('class-table button'))
        .map((control) => control.outerHTML),
    );
    expect(visible, path).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});

test.describe('overlays cover what is behind them', () => {
  test('MODAL-06 the search window covers the navbar and the page', async ({ page }) => {
    await openSearch(page, '/overview/');
    for (const target of [navbar(page), page.getByRole('heading', { level: 1 }), field(page)])
      await expect.poll(() => covers(modal(page), target)).toBe(true);
  });

  test('DROP-01 the version menu covers the page, and nothing covers the menu', async ({
    page,
  }) => {
    await openPage(page, '/overview/');
    await navbar(page).getByRole('button', { name: 'v4', exact: true }).hover();
    const link = navbar(page).getByRole('link', { name: 'v2', exact: true });
    await expect(link).toBeVisible();
    expect(await covers(link, link)).toBe(true);
  });

  test('MOB-02 the mobile menu covers the navbar and the page', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openPage(page, '/overview/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const menu = page.locator('#menu');
    await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
    const close = page.getByRole('button', { name: 'Close navigation bar' });
    expect(await covers(menu, close)).toBe(true);
    expect(await covers(menu, page.getByRole('heading', { level: 1 }))).toBe(true);
  });

  test('NAV-01 the navbar covers the page that scrolls beneath it', async ({ page }) => {
    await openPage(page, '/core-concepts/states');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.evaluate(() => scrollTo({ top: 860, behavior: 'instant' }));
    await expect(navbar(page)).toBeInViewport();
    expect(await covers(navbar(page), navbar(page))).toBe(true);
  });
});
