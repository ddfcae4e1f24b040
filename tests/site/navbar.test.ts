import { openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

test.beforeEach(({ page }) => openPage(page, '/overview/'));

test('NAV-01 NAV-03 the navbar is sticky and contains brand, links, versions, language, theme and search', async ({
  page,
}) => {
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar).toHaveCSS('position', 'sticky');
  await expect(navbar).toHaveCSS('top', '0px');
  for (const name of ['NativeWind', 'Docs', 'Look up', 'Playground', 'Blog', 'Discord', 'GitHub']) {
    await expect(navbar.getByRole('link', { name, exact: true })).toBeVisible();
  }
  for (const name of ['v4', 'English', /Switch between dark and light mode/, /^Search/]) {
    await expect(
      navbar.getByRole('button', { name }).or(navbar.getByRole('link', { name })).first(),
    ).toBeVisible();
  }
});

test('NAV-02 NAV-04 items without a position are on the right, and theme switch and search are last', async ({
  page,
}) => {
  const left = ['NativeWind', 'Docs', 'Look up', 'Playground', 'Blog'];
  const order = [...left, 'v4', 'English', 'Discord', 'GitHub'];
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const boxes = await Promise.all([
    ...order.map((name) =>
      navbar
        .getByRole('link', { name, exact: true })
        .or(navbar.getByRole('button', { name, exact: true }))
        .boundingBox(),
    ),
    navbar.getByRole('button', { name: /Switch between/ }).boundingBox(),
    navbar.getByRole('button', { name: 'Search' }).boundingBox(),
  ]);
  const xs = boxes.map((box) => box?.x ?? Number.NaN);
  expect(xs).toEqual([...xs].sort((a, b) => a - b));
  expect(xs[left.length - 1]).toBeLessThan(600);
  expect(xs[left.length]).toBeGreaterThan(700);
});

test('NAV-05 links to other sites open a new tab and have an arrow', async ({ page }) => {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'GitHub' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const arrow = link.locator('svg');
  await expect(arrow).toHaveAttribute('aria-hidden', 'true');
  await expect(arrow).toHaveAttribute('width', '13.5');
  const inside = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
  await expect(inside).not.toHaveAttribute('target');
});

test('NAV-06 an item is current on and below its path, also after client-side navigation', async ({
  page,
}) => {
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const blog = navbar.getByRole('link', { name: 'Blog' });
  await expect(blog).not.toHaveAttribute('aria-current');
  await blog.click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(blog).toHaveAttribute('aria-current', 'page');
  await expect(navbar.getByRole('link', { name: 'Docs' })).not.toHaveAttribute('aria-current');
  await page.goto('/blog/archive');
  await expect(blog).toHaveAttribute('aria-current', 'page');
});

test('NAV-07 NAV-08 Docs links to the home of the version being read and is current there', async ({
  page,
}) => {
  const docs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' });
  await expect(docs).toHaveAttribute('href', '/');
  await expect(docs).toHaveAttribute('aria-current', 'page');
  await page.getByRole('contentinfo').getByRole('link', { name: 'v2 docs' }).click();
  await expect(page).toHaveURL(/\/v2\/$/);
  await expect(docs).toHaveAttribute('href', '/v2/');
});

test('NAV-07 NAV-08 Look up links to the lookup of the version being read and is current only there', async ({
  page,
}) => {
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const lookup = navbar.getByRole('link', { name: 'Look up' });
  await expect(lookup).toHaveAttribute('href', '/tailwind/');
  await expect(lookup).not.toHaveAttribute('aria-current');
  await lookup.click();
  await expect(page).toHaveURL(/\/tailwind\/$/);
  await expect(lookup).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('searchbox', { name: 'Look up a class' })).toBeVisible();
  const playground = navbar.getByRole('link', { name: 'Playground' });
  const plain = await playground.evaluate((link) => getComputedStyle(link).color);
  await expect(lookup).not.toHaveCSS('color', plain);
  await expect(navbar.getByRole('link', { name: 'Docs' })).toHaveCSS('color', plain);
  await playground.click();
  await expect(page).toHaveURL(/\/playground$/);
  await expect(playground).toHaveAttribute('aria-current', 'page');
  await page.goto('/v2/overview/');
  await expect(lookup).toHaveAttribute('href', '/v2/tailwind/');
});

test('at 997 px and wider, all items are in one row and do not overlap', async ({ page }) => {
  for (const width of [997, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/overview/');
    const boxes = await page
      .getByRole('navigation', { name: 'Main' })
      .locator('a, button')
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility() && !element.closest('[popover]'))
          .map((element) => element.getBoundingClientRect())
          .map(({ left, right, top, bottom }) => ({ left, right, middle: (top + bottom) / 2 }))
          .sort((a, b) => a.left - b.left),
      );
    expect(boxes.length).toBeGreaterThan(10);
    for (const [index, box] of boxes.entries()) {
      expect(box.middle, `item ${index} at ${width} px`).toBeCloseTo(boxes[0]?.middle ?? 0, -1);
      expect(boxes[index + 1]?.left ?? width).toBeGreaterThanOrEqual(box.right);
    }
  }
});

test('NAV-12 without hide-on-scroll the navbar stays visible', async ({ page }) => {
  await page.mouse.wheel(0, 900);
  await page.waitForFunction(() => scrollY > 500);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport({ ratio: 1 });
});

test('NAV-17 IMPLIED-05 at 996 px the hamburger replaces the items, by CSS alone', async ({
  page,
}) => {
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const hamburger = navbar.getByRole('button', { name: 'Toggle navigation bar' });
  const blog = navbar.getByRole('link', { name: 'Blog' });
  const toggle = navbar.getByRole('button', { name: /Switch between/ });
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(hamburger).toBeHidden();
  await expect(blog).toBeVisible();
  await expect(toggle).toBeVisible();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(hamburger).toBeVisible();
  await expect(blog).toBeHidden();
  await expect(toggle).toBeHidden();
  await expect(navbar.getByRole('button', { name: 'Search' })).toBeVisible();
});

test('LOGO-02 LOGO-03 LOGO-04 the brand links home and shows the logo for the theme', async ({
  page,
}) => {
  const brand = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'NativeWind' });
  await expect(brand).toHaveAttribute('href', '/');
  await expect(brand.locator('b')).toHaveText('NativeWind');
  await expect(brand.locator('img')).toHaveCount(2);
  await expect(brand.locator('img[src*="dark"]')).toBeHidden();
  await expect(brand.locator('img').first()).toHaveAttribute('alt', '');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(brand.locator('img[src*="dark"]')).toBeVisible();
  await expect(brand.locator('img').first()).toBeHidden();
});

test('NAV-03 Discord and GitHub links are icons of 20 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/overview/');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Discord', 'GitHub']) {
    const icon = navbar.getByRole('link', { name }).locator('i[aria-hidden="true"]');
    await expect(icon).toHaveCount(1);
    expect((await icon.boundingBox())?.width).toBe(20);
    await expect(icon).toHaveCSS('mask-image', /url\(.*\.svg"\)/);
  }
});
