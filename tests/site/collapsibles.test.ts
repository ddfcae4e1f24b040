import type { Locator } from '@playwright/test';
import { collapseDuration } from '@/components/ui/collapsible-motion';
import { openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

test.describe('ANIM-01 ANIM-04 the height of a section is animated', () => {
  test('for a group in the sidebar', async ({ page }) => {
    await openPage(page, '/tailwind/flexbox/gap');
    const category = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .locator('details', { has: page.getByText('Typography', { exact: true }) })
      .last();
    await expectMotion(category);
  });

  test('for the table of contents on narrow screens', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openPage(page, '/overview/');
    await expectMotion(page.locator('details', { hasText: 'On this page' }));
  });

  for (const name of ['Versions', 'Languages']) {
    test(`for ${name} in the mobile menu`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 800 });
      await openPage(page, '/overview/');
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await page.getByRole('button', { name: '← Back to main menu' }).click();
      await expectMotion(page.locator('#menu details', { hasText: name }));
    });
  }
});

test('ANIM-01 focus on a link of a section that is opening does not scroll the section', async ({
  page,
}) => {
  await openPage(page, '/getting-started/installation');
  const group = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator('details', { has: page.getByText('Flexbox & grid', { exact: true }) })
    .last();
  const scrolled = await group.evaluate((details: HTMLDetailsElement) => {
    details.querySelector('summary')?.click();
    const content = details.lastElementChild;
    const links = details.querySelectorAll('a');
    links[links.length - 1]?.focus();
    return { isOpening: content?.getAnimations().length, top: content?.scrollTop };
  });
  expect(scrolled).toEqual({ isOpening: 1, top: 0 });
});

/** Clicks the section's summary and expects an animation whose duration matches the section's height. */
async function expectMotion(section: Locator): Promise<void> {
  const motion = await section.evaluate((details: HTMLDetailsElement) => {
    details.querySelector('summary')?.click();
    const effect = details.lastElementChild?.getAnimations()[0]?.effect;
    if (!(effect instanceof KeyframeEffect)) return undefined;
    const heights = effect.getKeyframes().map(({ height }) => Number.parseFloat(String(height)));
    return { ...effect.getTiming(), height: Math.max(...heights) };
  });
  expect(motion?.easing).toBe('ease-in-out');
  expect(motion?.height).toBeGreaterThan(0);
  expect(motion?.duration).toBe(collapseDuration(motion?.height ?? 0));
}
