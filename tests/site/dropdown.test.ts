import { expect, type Page } from '@playwright/test';
import { delayRequests, frameworkScripts } from '@/tests/support/delay-requests';
import { follow } from '@/tests/support/follow';
import { hydrate, openPage } from '@/tests/support/open';
import { test } from '@/tests/support/test';

const parts = (page: Page) => {
  const navbar = page.getByRole('navigation', { name: 'Main' });
  return {
    toggle: navbar.getByRole('button', { name: 'v4', exact: true }),
    entry: (name: string) => navbar.getByRole('link', { name, exact: true, includeHidden: true }),
  };
};

test.beforeEach(({ page }) => openPage(page, '/overview/'));

test('DROP-01 DROP-02 DROP-05 it opens on hover, aligned with the right edge of its button, and closes when the pointer leaves', async ({
  page,
}) => {
  const { toggle, entry } = parts(page);
  await expect(entry('v2')).toBeHidden();
  await toggle.hover();
  await expect(entry('v2')).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const menu = await entry('v2').locator('xpath=ancestor::ul[1]').boundingBox();
  const own = await toggle.boundingBox();
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeCloseTo((own?.x ?? 0) + (own?.width ?? 0), 0);
  await page.mouse.move(300, 500);
  await expect(entry('v2')).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('DROP-01 a press outside closes the menu', async ({ page }) => {
  const { toggle, entry } = parts(page);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(entry('v2')).toBeVisible();
  await page.locator('main h1').click();
  await expect(entry('v2')).toBeHidden();
});

test('DROP-01 a click into a live sample closes the menu', async ({ page }) => {
  await openPage(page, '/playground');
  const { toggle, entry } = parts(page);
  const sample = page.locator('iframe:not([inert])');
  await expect(sample).toBeVisible({ timeout: 30_000 });
  await toggle.click();
  await page.mouse.move(300, 500);
  await expect(entry('v2')).toBeVisible();
  await sample.click();
  await expect(entry('v2')).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('DROP-02 DROP-04 the label is a button: a click keeps a hovered menu open, and the next click closes it', async ({
  page,
}) => {
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const language = navbar.getByRole('button', { name: 'English' });
  const { toggle, entry } = parts(page);
  for (const [button, link] of [
    [toggle, entry('v2')],
    [language, entry('English')],
  ] as const) {
    await button.hover();
    await expect(link).toBeVisible();
    await button.click();
    await page.mouse.move(300, 500);
    await expect(link).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(link).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.move(300, 500);
  }
  expect(new URL(page.url()).pathname).toBe('/overview/');
});

test('DROP-02 DROP-03 Enter opens the menu without navigating, Tab reaches the entries, and Escape returns focus', async ({
  page,
}) => {
  const { toggle, entry } = parts(page);
  await expect(toggle).toHaveAttribute('aria-haspopup', 'true');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(new URL(page.url()).pathname).toBe('/overview/');
  await page.keyboard.press('Tab');
  await expect(entry('v4')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Tab');
  await expect(entry('v2')).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(toggle).toBeFocused();
});

test('DROP-03 arrow keys, Home and End move through the entries, before and after hydration', async ({
  page,
}) => {
  const start = await delayRequests(page, frameworkScripts);
  await page.goto('/overview/');
  const { toggle, entry } = parts(page);
  const steps = [
    ['ArrowDown', 'v4'],
    ['ArrowDown', 'v2'],
    ['ArrowDown', 'v4'],
    ['ArrowUp', 'v2'],
    ['Home', 'v4'],
    ['End', 'v2'],
  ] as const;
  for (const isStarted of [false, true]) {
    if (isStarted) {
      start();
      await hydrate(page);
    }
    await toggle.focus();
    for (const [key, name] of steps) {
      await page.keyboard.press(key);
      await expect(entry(name)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(entry('v2')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entry('v2')).toBeHidden();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('DROP-02 DROP-04 a menu opened before hydration stays open, and the next click closes it', async ({
  page,
}) => {
  const start = await delayRequests(page, frameworkScripts);
  await page.goto('/overview/');
  const { toggle, entry } = parts(page);
  await toggle.click();
  await page.mouse.move(300, 500);
  await expect(entry('v2')).toBeVisible();
  start();
  await hydrate(page);
  await expect(entry('v2')).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(entry('v2')).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('DROP-06 DROP-07 DROP-12 versions are listed in order and link to the same page', async ({
  page,
}) => {
  const { toggle, entry } = parts(page);
  await toggle.hover();
  await expect(entry('v2').locator('xpath=ancestor::ul[1]').getByRole('link')).toHaveText([
    'v4',
    'v2',
  ]);
  await expect(entry('v2')).toHaveAttribute('href', '/v2/overview/');
  const color = (name: string) =>
    entry(name).evaluate((element) => getComputedStyle(element).color);
  const expectCurrent = async (current: string, other: string) => {
    await toggle.hover();
    await expect(entry(current)).toHaveAttribute('aria-current', 'page');
    await expect(entry(other)).not.toHaveAttribute('aria-current');
    await page.mouse.move(300, 500);
    await expect(entry(other)).toBeHidden();
  };
  expect(await color('v4')).not.toBe(await color('v2'));
  await expectCurrent('v4', 'v2');
  await toggle.hover();
  await entry('v2').click();
  await expect(page).toHaveURL(/\/v2\/overview\/$/);
  const old = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'v2' });
  await old.hover();
  await expect(entry('v2')).toHaveAttribute('aria-current', 'page');
  await expect(entry('v4')).not.toHaveAttribute('aria-current');
  expect(await color('v2')).not.toBe(await color('v4'));
});

test('DROP-08 DROP-09 a version link keeps the query and hash, and stores the choice', async ({
  page,
}) => {
  expect(
    await page.evaluate(
      () => localStorage.length && localStorage.getItem('docs-preferred-version-default'),
    ),
  ).toBeFalsy();
  await page.goto('/overview/?a=b#versions');
  const { toggle, entry } = parts(page);
  const reach = async (name: string) => {
    await toggle.hover();
    await entry(name).hover();
  };
  await reach('v2');
  await expect(entry('v2')).toHaveAttribute('href', '/v2/overview/?a=b#versions');
  // The links must also follow URL changes without a page load.
  await page.evaluate(() => {
    location.hash = '#elsewhere';
  });
  await reach('v4');
  await expect(entry('v4')).toHaveAttribute('href', '/overview/?a=b#elsewhere');
  await reach('v2');
  await expect(entry('v2')).toHaveAttribute('href', '/v2/overview/?a=b#elsewhere');
  await follow(page, '/overview/?c=d#versions');
  await expect(page).toHaveURL(/\?c=d#versions$/);
  await page.mouse.move(300, 500);
  await reach('v2');
  await expect(entry('v2')).toHaveAttribute('href', '/v2/overview/?c=d#versions');
  await follow(page, '/core-concepts/states');
  await expect(page.locator('main h1')).toHaveText('States');
  await expect(entry('v2')).toHaveAttribute('href', '/v2/core-concepts/states');
  await follow(page, '/overview/?a=b#versions');
  await expect(page.locator('main h1')).toHaveText('Overview');
  await reach('v2');
  await expect(entry('v2')).toHaveAttribute('href', '/v2/overview/?a=b#versions');
  await entry('v2').click();
  await expect(page).toHaveURL(/\/v2\/overview\/\?a=b#versions$/);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    'v2',
  );
});

test('DROP-10 a stored version that no longer exists is deleted', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'v9'));
  await page.reload();
  await hydrate(page);
  expect(
    await page.evaluate(() => localStorage.getItem('docs-preferred-version-default')),
  ).toBeNull();
});

test('DROP-11 outside /v2 the label is v4, whatever version is stored', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'v2'));
  const label = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /^v\d$/ });
  for (const path of ['/blog', '/search']) {
    await page.goto(path);
    await expect(label).toHaveText('v4');
  }
  await page.goto('/v2/overview/');
  await expect(label).toHaveText('v2');
});

test('DROP-14 the language menu has one entry, English, which loads the same page', async ({
  page,
}) => {
  await openPage(page, '/overview/?a=b#versions');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const toggle = navbar.getByRole('button', { name: 'English' });
  await expect(toggle.locator('svg')).toHaveAttribute('aria-hidden', 'true');
  await toggle.hover();
  const entry = navbar.getByRole('link', { name: 'English' });
  await entry.hover();
  await expect(entry).toHaveText('English');
  await expect(entry).toHaveAttribute('lang', 'en');
  await expect(entry).toHaveAttribute('target', '_self');
  await expect(entry).toHaveAttribute('href', '/overview/?a=b#versions');
  await expect(entry).toHaveAttribute('aria-current', 'true');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } });

  test('DROP-02 DROP-04 the first tap opens the menu, the next one closes it, and neither navigates', async ({
    page,
  }) => {
    const { toggle, entry } = parts(page);
    await page.goto('/overview/');
    await toggle.tap();
    await expect(entry('v2')).toBeVisible();
    await hydrate(page);
    await page.waitForTimeout(500);
    await expect(entry('v2')).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.tap();
    await expect(entry('v2')).toBeHidden();
    await expect(page).toHaveURL(/\/overview\/$/);
    await toggle.tap();
    await entry('v2').tap();
    await expect(page).toHaveURL(/\/v2\/overview\/$/);
  });

  test('DROP-02 DROP-04 a menu tapped open before scripts load stays open', async ({ page }) => {
    const release = await delayRequests(page, /\.js$/);
    await page.goto('/overview/', { waitUntil: 'commit' });
    const { toggle, entry } = parts(page);
    await toggle.tap();
    await expect(entry('v2')).toBeVisible();
    release();
    await hydrate(page);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(entry('v2')).toBeVisible();
    await expect(page).toHaveURL(/\/overview\/$/);
  });
});
