import type { Page } from '@playwright/test';
import { contrast, toRgb } from '@/tests/support/contrast';
import { openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

for (const path of ['/tailwind/', '/v2/tailwind/']) {
  test(`the marks of the sidebar agree with the index at ${path}`, async ({ page }) => {
    await openPage(page, path);
    const index = await page.locator('utility-index li').evaluateAll((items) =>
      items.map((item) => {
        const { works, partly } = (item as HTMLElement).dataset;
        const short = partly?.replace('iOS, Android', 'native');
        return [item.querySelector('a')?.getAttribute('href'), works ?? short ?? ''];
      }),
    );
    expect(index.length).toBeGreaterThan(50);
    const marks = await sidebar(page)
      .locator('li:not(:has(li)) > a[href*="/tailwind/"]')
      .evaluateAll((links) =>
        links.map((link) => {
          const { works, partly } = (link as HTMLElement).dataset;
          return [link.getAttribute('href'), works ?? partly ?? ''];
        }),
      );
    // The index begins with what works on native.
    expect(marks.toSorted()).toEqual(index.toSorted());
    expect(new Set(marks.map(([, label]) => label)).size).toBeGreaterThan(2);
  });
}

test('the marks of the sidebar agree with the strips of the pages', async ({ page }) => {
  const pages = {
    '/tailwind/layout/floats': ['none', 'none', 'full', 'Web only'],
    '/tailwind/typography/text-color': ['partial', 'partial', 'full', 'partly on native'],
    '/tailwind/sizing/width': ['partial', 'partial', 'full', 'partly on native'],
    '/tailwind/new-concepts/safe-area-insets': ['full', 'full', 'none', 'iOS, Android only'],
  };
  for (const [path, [ios, android, web, label]] of Object.entries(pages)) {
    await page.goto(path);
    const strip = page.getByRole('list', { name: 'Support' }).getByRole('listitem');
    const levels = await strip.evaluateAll((items) =>
      items.map((item) => (item as HTMLElement).dataset.support),
    );
    expect(levels, path).toEqual([ios, android, web]);
    const current = sidebar(page).locator('a[aria-current="page"]');
    const { works, partly } = await current.evaluate((link) => ({ ...link.dataset }));
    expect(works ?? partly, path).toBe(label);
  }
});

test('screen readers get the mark as a part of the name of the link', async ({ page }) => {
  await openPage(page, '/tailwind/layout/floats');
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const names = nodes
    .filter(({ role }) => role?.value === 'link')
    .map(({ name }) => String(name?.value));
  expect(names).toContain('Floats Web only');
  expect(names).toContain('Position partly on native');
  expect(names).toContain('Container');
  await session.detach();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const forcedColors of ['none', 'active'] as const) {
    test(`a mark is a globe for web only, or a half filled ring for partly, ${colorScheme}, forced colors ${forcedColors}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, forcedColors });
      await openPage(page, '/tailwind/layout/floats');
      const mark = (name: string) =>
        sidebar(page)
          .getByRole('link', { name, exact: true })
          .evaluate((link) => {
            const style = getComputedStyle(link, '::after');
            return {
              content: style.content,
              icon: style.maskImage,
              fill: style.backgroundColor,
              size: style.inlineSize,
              start: style.borderInlineStartWidth,
              end: style.borderInlineEndWidth,
              color: style.color,
              text: getComputedStyle(link).color,
            };
          });
      const [globe, half, none] = [
        await mark('Floats Web only'),
        await mark('Position partly on native'),
        await mark('Container'),
      ];
      const background = await page
        .locator('html')
        .evaluate((html) => getComputedStyle(html).backgroundColor);
      expect(globe.icon).toContain('svg');
      expect(globe.size).toBe('13px');
      // Link text has a contrast of at least 4.5:1.
      expect(globe.fill).toBe(globe.text);
      expect(half.size).toBe('9px');
      expect(half.start).toBe('5px');
      expect(half.end).toBe('1px');
      expect(contrast(toRgb(half.color), toRgb(background))).toBeGreaterThanOrEqual(3);
      expect(none.content).toBe('none');
    });
  }
}
