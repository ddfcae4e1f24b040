import type { Page } from '@playwright/test';
import { accessibilityFindings, injectAxe } from '@/tests/support/accessibility';
import { long, rotatingSampleOf } from '@/tests/support/long';
import { openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

const menu = ['complementary "Menu"', 'navigation "Docs sidebar"'];
const posts = ['complementary "Menu"', 'navigation "Blog recent posts navigation"'];
const turn = 'navigation "Docs pages"';
const contents = 'navigation "On this page"';

/**
 * Pages of different kinds, each with its landmarks before and inside the main element. Leaves out landmarks
 * that all pages have.
 */
const kinds: [path: string, before: string[], within: string[]][] = [
  ['/', [], [turn]],
  ['/getting-started/installation', menu, [turn, contents]],
  ['/core-concepts/states', menu, ['region "Variants"', turn, contents]],
  [
    '/tailwind/spacing/padding',
    menu,
    ['region "Classes of padding"', 'region "Variants, values, and theme"', turn, contents],
  ],
  ['/blog', posts, ['navigation "Blog list page navigation"']],
  ['/blog/announcement-nativewind-v4', posts, ['navigation "Blog post page navigation"', contents]],
  ['/search?q=dark', [], []],
  ['/playground', [], []],
];

for (const [path, before, within] of rotatingSampleOf(kinds, 3)) {
  test(
    `IMPLIED-08 ${path} has its landmarks, targets of 24 px, visible icons in forced colors, and fits at 200 % zoom`,
    long,
    async ({ page }) => {
      await injectAxe(page);
      await openPage(page, path);
      await expect
        .poll(() => landmarks(page))
        .toEqual([
          'region "Skip to main content"',
          'banner',
          'navigation "Main"',
          ...before,
          'main',
          ...within,
          'contentinfo',
        ]);
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 800 });
        const small = await accessibilityFindings(page, { onlyRules: ['target-size'] });
        expect(small, `targets at ${width} px`).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await accessibilityFindings(page, { onlyRules: ['color-contrast'] })).toEqual([]);
      expect(await page.evaluate(lostIcons)).toEqual([]);
      // Equivalent to a window of 1280 by 1024 px at 200% zoom.
      await page.setViewportSize({ width: 640, height: 512 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
    },
  );
}

async function landmarks(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  const lines = tree.matchAll(
    /^ *- ((?:banner|navigation|main|complementary|contentinfo|search|region|form)\b.*?):?$/gm,
  );
  return [...lines].map(([, landmark = '']) => landmark);
}

/**
 * Runs in the page. Finds icons that are drawn with CSS masks but can't be seen, because they are transparent
 * or have the same color as their background. Returns the start of each element's HTML.
 */
function lostIcons(): string[] {
  const colorOf = (element: Element, part?: string) => {
    const { backgroundColor } = getComputedStyle(element, part);
    return /^rgba.+, 0\)$/.test(backgroundColor) ? undefined : backgroundColor;
  };
  const colorBehind = (element: Element | null): string =>
    element ? (colorOf(element) ?? colorBehind(element.parentElement)) : 'rgb(255, 255, 255)';
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    return [undefined, '::before', '::after'].flatMap((part) => {
      const { content, maskImage } = getComputedStyle(element, part);
      if (maskImage === 'none' || (part && content === 'none')) return [];
      const behind = colorBehind(part ? element : element.parentElement);
      const isLost = [undefined, behind].includes(colorOf(element, part));
      return isLost ? [`${element.outerHTML.slice(0, 99)} ${part ?? ''}`] : [];
    });
  });
}
