import { openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

/** Smallest font size on the site, in pixels. */
const SMALLEST = 13;

/** One page of each kind. */
const pages = [
  '/',
  '/getting-started/installation',
  '/core-concepts/states',
  '/tailwind/spacing/padding',
  '/tailwind/backgrounds/background-color',
  '/tailwind/effects/box-shadow',
  '/tailwind/',
  '/v2/tailwind/spacing/padding',
  '/troubleshooting',
  '/blog',
  '/blog/announcement-nativewind-v4',
  '/search?q=dark',
  '/playground',
  '/no-such-page',
];

test.use({ allowedErrors: [/status of 404/] });

for (const width of [375, 1440]) {
  test(`no text is smaller than ${SMALLEST} px in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await openPage(page, path);
      // Text in collapsed sections counts too.
      await page.locator('details').evaluateAll((all) => {
        for (const details of all) details.toggleAttribute('open', true);
      });
      expect.soft(await page.evaluate(smallTexts, SMALLEST), path).toEqual([]);
    }
  });
}

/**
 * Runs in the page. Returns the visible texts that are smaller than `smallest` pixels, each with its size.
 * Text in drawings of apps is part of a picture, so it may be smaller. Each drawing needs a name.
 */
function smallTexts(smallest: number): string[] {
  const drawing = ':is([role="img"], [inert]):is([aria-label], [aria-labelledby])';
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest(drawing);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const note = (text: string, style: CSSStyleDeclaration) => {
    const size = Number.parseFloat(style.fontSize);
    if (text.trim() && size < smallest) found.push(`${size} px: ${text.trim().slice(0, 40)}`);
  };
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement && isSeen(parentElement))
      note(textContent ?? '', getComputedStyle(parentElement));
  }
  for (const element of document.querySelectorAll('body *')) {
    if (!isSeen(element)) continue;
    if (element instanceof HTMLInputElement)
      note(element.value || element.placeholder, getComputedStyle(element));
    for (const part of ['::before', '::after']) {
      const style = getComputedStyle(element, part);
      note(/^"(.+)"$/.exec(style.content)?.[1] ?? '', style);
    }
  }
  return found;
}
