import { expectAccessibleInBothThemes } from '@/tests/support/accessibility';
import { frameworkScripts } from '@/tests/support/delay-requests';
import { hydrate, openPage } from '@/tests/support/open';
import { expectSkip, kindsOfPages } from '@/tests/support/skip-link';
import { expect, test } from '@/tests/support/test';

test.beforeEach(({ page }) => openPage(page, '/overview/'));

test('SHELL-01 the body contains skip link, announcement, navbar, page and footer in this order', async ({
  page,
}) => {
  const parts = [
    page.getByRole('region', { name: 'Skip to main content' }),
    page.getByRole('banner'),
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('main'),
    page.getByRole('contentinfo'),
  ];
  const tops: number[] = [];
  for (const part of parts) {
    await expect(part).toHaveCount(1);
    tops.push(await part.evaluate(place));
  }
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await expect(page.locator('#menu')).toHaveCount(1);

  function place(element: Element): number {
    return [...document.querySelectorAll('*')].indexOf(element);
  }
});

test('SHELL-02 SHELL-03 SHELL-04 the skip link is the first tab stop, appears on focus and moves focus to main', async ({
  page,
}) => {
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await expect(link).toHaveAttribute('href', '#main');
  await expect(link).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  const box = await link.boundingBox();
  expect([box?.x, box?.y]).toEqual([16, 16]);
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.locator('main')).not.toHaveAttribute('tabindex');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test.describe('the skip link', () => {
  // Framework scripts are blocked in one test, and one page does not exist.
  test.use({ allowedErrors: [/Failed to load resource/] });

  for (const when of ['before hydration', 'after hydration']) {
    test(`SHELL-04 Tab and Enter skip to the content of every kind of page, ${when}`, async ({
      page,
    }) => {
      const isBefore = when.startsWith('before');
      if (isBefore) await page.route(frameworkScripts, (route) => route.abort());
      for (const path of [...kindsOfPages, '/nowhere']) {
        await page.goto(path);
        if (!isBefore) await hydrate(page);
        await expectSkip(page);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

test('SHELL-05 after client-side navigation the next Tab reaches the skip link, but not after Back', async ({
  page,
}) => {
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await page.locator('#menu nav a[href="/"]').click();
  await page.waitForURL('**/');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('main h1')).not.toHaveText('Overview');
  // The focus moves in the frame after the new page has rendered.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.locator('#menu a[href="/overview/"]').focus();
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText('Overview');
  await page.keyboard.press('Tab');
  await expect(skip).not.toBeFocused();
});

test('SHELL-06 keyboard focus shows an outline, and a mouse click does not', async ({ page }) => {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
  const outline = () =>
    link.evaluate((element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return { style: outlineStyle, width: Number.parseFloat(outlineWidth), color: outlineColor };
    });
  await link.evaluate((element) => element.addEventListener('click', (e) => e.preventDefault()));
  await link.click();
  await expect(link).toBeFocused();
  expect((await outline()).style).toBe('none');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const { style, width, color } = await outline();
  expect(style).toBe('solid');
  expect(width).toBeGreaterThanOrEqual(2);
  const accent = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--color-focus)';
    return getComputedStyle(probe).color;
  });
  expect(color).toBe(accent);
});

test('SHELL-07 every kind of page has one main element', async ({ page }) => {
  for (const path of ['/', '/overview/', '/blog', '/blog/archive', '/search', '/nowhere']) {
    await page.request.get(path);
    const html = await (await page.request.get(path)).text();
    expect(html.match(/<main\b/g), path).toHaveLength(1);
  }
});

test.describe('a short page', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('SHELL-08 the footer of a short page is at the bottom of the window', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2600 });
    await page.goto('/no/such/page');
    const box = await page.getByRole('contentinfo').boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(2600);
  });
});

test('SHELL-09 client-side navigation reuses the menu element, even between versions', async ({
  page,
}) => {
  const menu = await page.locator('#menu').elementHandle();
  const isKept = () => menu?.evaluate((element) => element === document.querySelector('#menu'));
  await page.locator('#menu a[href="/getting-started/installation"]').click();
  await expect(page).toHaveURL(/installation$/);
  expect(await isKept()).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'v2 docs' }).click();
  await expect(page).toHaveURL(/\/v2\/$/);
  expect(await isKept()).toBe(true);
});

test('SHELL-10 print shows only the article, and its code wraps', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Main', 'Docs sidebar', 'Docs pages']) {
    await expect(page.getByRole('navigation', { name, includeHidden: true }).first()).toBeHidden();
  }
  await expect(page.getByRole('banner', { includeHidden: true })).toBeHidden();
  await expect(page.getByRole('contentinfo', { includeHidden: true })).toBeHidden();
  await expect(page.locator('article h1')).toBeVisible();
  await expect(page.locator('article pre').first()).toHaveCSS('white-space', /pre-wrap/);
});

test('SHELL-10 print shows every tab panel under its label', async ({ page }) => {
  await openPage(page, '/getting-started/installation');
  await page.emulateMedia({ media: 'print' });
  const panels = await page.getByRole('tabpanel', { includeHidden: true }).all();
  expect(panels.length).toBeGreaterThan(10);
  for (const panel of panels) {
    await expect(panel.locator('> *').first()).toBeVisible();
    const before = await panel.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(before).toBe(`"${await panel.getAttribute('label')}"`);
  }
});

test('NAVIG-09 IMPLIED-04 after client-side navigation the title is set and announced, and the theme stays', async ({
  page,
}) => {
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await page.locator('#menu a[href="/getting-started/installation"]').click();
  await expect(page).toHaveTitle(/^Installation \| /);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('head title')).toHaveCount(1);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', /installation$/);
  const announced = () =>
    page.evaluate(() => {
      const announcers = [...document.getElementsByTagName('next-route-announcer')];
      return announcers.map(({ shadowRoot }) => shadowRoot?.textContent);
    });
  await expect.poll(announced).toEqual([await page.title()]);
});

test('NAVIG-09 the document has a title at all times during navigation', async ({ page }) => {
  const titles = await page.evaluateHandle(() => {
    const seen = new Set([document.title]);
    new MutationObserver(() => seen.add(document.title)).observe(document, {
      childList: true,
      subtree: true,
    });
    return seen;
  });
  await page.locator('#menu a[href="/getting-started/installation"]').click();
  await expect(page).toHaveTitle(/^Installation \| /);
  expect(await titles.evaluate((seen) => [...seen])).toEqual([
    expect.stringMatching(/^Overview \| /),
    expect.stringMatching(/^Installation \| /),
  ]);
});

for (const width of [320, 768, 1440]) {
  test(`IMPLIED-08 IMPLIED-09 axe finds nothing in the shell in either theme, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/overview/');
    await expectAccessibleInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    if (width < 997) {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
      await expectAccessibleInBothThemes(page, '#menu');
    }
  });
}
