import type { Page } from '@playwright/test';
import { collapseDuration } from '@/components/ui/collapsible-motion';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { delayRequests, frameworkScripts } from '../support/delay-requests';
import { sendFirstInput } from '../support/open';
import { expect, test } from '../support/test';

test.use({ fixture: 'plain' });
test.beforeEach(({ page }) => page.goto('/base/components/text'));

test('MDX-01 MDX-02 notices have an icon and a title, by default the name of their kind', async ({
  page,
}) => {
  const notices = page.getByRole('note');
  await expect(notices).toHaveCount(7);
  const titles = notices.locator('> p:first-child');
  await expect(titles).toHaveText([
    'note',
    'A fine title',
    'Title without brackets',
    'warning',
    'danger',
    'Title only',
    'caution',
  ]);
  await expect(titles.locator('svg')).toHaveCount(7);
  await expect(titles.first().locator('span')).toHaveCSS('text-transform', 'uppercase');
  await expect(notices.filter({ hasText: 'Title only' }).last().locator('> *')).toHaveCount(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`MDX-01 each kind of notice has its own background, title color and icon, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const kinds = ['note', 'tip', 'info', 'warning', 'danger'];
    const looks = await Promise.all(
      kinds.map((kind) =>
        page
          .locator(`[role="note"][data-type="${kind}"]`)
          .first()
          .evaluate((notice) => {
            const title = notice.querySelector('[data-title]');
            return {
              background: getComputedStyle(notice).backgroundColor,
              color: title && getComputedStyle(title).color,
              icon: title?.querySelector('svg')?.innerHTML,
            };
          }),
      ),
    );
    for (const part of ['background', 'color', 'icon'] as const)
      expect(new Set(looks.map((look) => look[part])).size, part).toBe(kinds.length);
  });
}

test('MDX-04 ANIM-01 ANIM-03 details open and close with an animation, stay open until it ends, and leave nested ones closed', async ({
  page,
}) => {
  await sendFirstInput(page);
  const outer = page.locator('.prose-details').first();
  const inner = outer.locator('.prose-details');
  await expect(outer.locator('> summary')).toHaveText('Details');
  await outer.locator('> summary').click();
  await expect(page.getByText('Hidden text.')).toBeVisible();
  await expect(outer).toHaveAttribute('data-collapsed', 'false');
  await expect(inner).toHaveJSProperty('open', false);
  await expect.poll(() => outer.locator('> div').evaluate(motionOf)).toBeUndefined();
  await outer.locator('> summary').click();
  await expect(outer).toHaveAttribute('data-collapsed', 'true');
  await expect(outer).toHaveJSProperty('open', false);
});

test('ANIM-01 ANIM-03 ANIM-04 a closing section stays open until its animation ends', async ({
  page,
}) => {
  await sendFirstInput(page);
  const closing = await page
    .locator('.prose-details')
    .first()
    .evaluate((details: HTMLDetailsElement) => {
      details.open = true;
      const height = details.lastElementChild?.clientHeight ?? 0;
      details.querySelector('summary')?.click();
      const [motion] = details.lastElementChild?.getAnimations() ?? [];
      const { duration, easing } = motion?.effect?.getTiming() ?? {};
      const { open, dataset } = details;
      return { open, collapsed: dataset.collapsed, height, duration, easing };
    });
  expect(closing).toMatchObject({ open: true, collapsed: 'true', easing: 'ease-in-out' });
  expect(closing.duration).toBe(collapseDuration(closing.height));
  await expect(page.locator('.prose-details').first()).toHaveJSProperty('open', false);
});

test('ANIM-02 with reduced motion, the animation takes one millisecond', async ({ page }) => {
  await sendFirstInput(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const summary = page.locator('.prose-details > summary').first();
  const duration = await summary.evaluate((element: HTMLElement) => {
    element.click();
    const content = element.parentElement?.lastElementChild;
    return content?.getAnimations()[0]?.effect?.getTiming().duration;
  });
  expect(duration).toBe(1);
});

test.describe('MDX-04 a double click selects no text of the summary', () => {
  const doubleClick = async (page: Page) => {
    await sendFirstInput(page);
    await page.locator('.prose-details > summary').first().dblclick();
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
  };

  test('after hydration', ({ page }) => doubleClick(page));

  test('before hydration', async ({ page }) => {
    const start = await delayRequests(page, frameworkScripts);
    await page.reload();
    await doubleClick(page);
    start();
  });
});

test('MDX-05 images have their size and load lazily', async ({ page }) => {
  const image = page.getByRole('img', { name: 'Beside the text' });
  await expect(image).toHaveAttribute('loading', 'lazy');
  await expect(image).toHaveAttribute('width', '20');
  await expect(image).toHaveAttribute('height', '10');
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('naturalWidth', 20);
});

test('MDX-06 MDX-07 links lead to their targets, and those to other sites and files open a new tab', async ({
  page,
}) => {
  const article = page.getByRole('article');
  const link = (name: string) => article.getByRole('link', { name, exact: true }).first();
  await expect(link('the first guide')).toHaveAttribute('href', '/base/guides/first#part-one');
  await expect(link('a path')).not.toHaveAttribute('target');
  await expect(link('a part')).toHaveAttribute('href', '#tables');
  for (const name of ['another site', 'a file']) {
    await expect(link(name)).toHaveAttribute('target', '_blank');
    await expect(link(name)).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link(name).locator('svg')).toHaveCount(0);
  }
});

test('MDX-08 IMPLIED-09 tasks have no bullets, and a wide table scrolls by itself and is focusable', async ({
  page,
}) => {
  await expect(page.locator('.contains-task-list')).toHaveCSS('list-style-type', 'none');
  await page.setViewportSize({ width: 320, height: 700 });
  const table = page.getByRole('group', { name: 'Table' });
  await expect(table).toHaveAttribute('tabindex', '0');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide, 'the page scrolls sideways').toBe(false);

  // The width of the table changes, and its container stays as it is, for example when the font loads.
  const resize = (width: string) =>
    page.locator('wide-table > table').evaluateAll((tables, wide) => {
      for (const { style } of tables as HTMLElement[])
        style.cssText = `display: block; overflow: hidden; height: 100px; width: ${wide}`;
    }, width);
  await resize('10px');
  await expect(table).toHaveCount(0);
  await resize('2000px');
  await expect(table.first()).toHaveAttribute('tabindex', '0');
});

test('cards, diagrams and partials render', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'First guide' }).last()).toBeVisible();
  await expect(page.getByRole('img', { name: 'One box leads to another' })).toBeVisible();
  await expect(page.getByText('This text stands in a partial')).toBeVisible();
});

for (const name of ['text', 'code', 'tabs']) {
  test(`axe finds nothing on the ${name} components in either theme`, async ({ page }) => {
    await page.goto(`/base/components/${name}`);
    await expectAccessibleInBothThemes(page, 'article');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('IMPLIED-01 MDX-04 details open natively', async ({ page }) => {
    await page.locator('.prose-details > summary').first().click();
    await expect(page.getByText('Hidden text.')).toBeVisible();
  });
});

/** Returns the duration of the element's first animation, or `undefined` if it has none. */
function motionOf(element: Element): unknown {
  return element.getAnimations()[0]?.effect?.getTiming().duration;
}
