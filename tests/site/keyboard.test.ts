import type { Page } from '@playwright/test';
import { long, rotatingSampleOf } from '@/tests/support/long';
import { openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

const kinds = {
  'the landing page': '/',
  'a docs page': '/tailwind/flexbox/gap',
  'the blog': '/blog',
  'the search page': '/search',
  'the playground': '/playground',
  'the not-found page': '/no/such/page',
};

test.use({ allowedErrors: [/status of 404/] });

const looks = [1440, 768, 320].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

for (const { width, colorScheme } of rotatingSampleOf(looks, 6, 2)) {
  test(
    `IMPLIED-08 Tab moves through every kind of page to its end, with focus always in view, ${width} px, ${colorScheme}`,
    long,
    async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const problems: string[] = [];
      for (const [kind, path] of Object.entries(kinds)) {
        await openPage(page, path);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          scrollTo(0, 0);
        });
        problems.push(...(await walk(page)).map((problem) => `${kind}: ${problem}`));
      }
      expect(problems).toEqual([]);
    },
  );
}

/**
 * Presses Tab until the last link of the footer has focus, but at most 500 times. Resolves to the problems
 * that it finds.
 */
async function walk(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const last = await page.evaluate(() => {
    const links = [...document.querySelectorAll('footer a')];
    Object.assign(window, { lastStop: links.at(-1) });
    return links.length;
  });
  expect(last).toBeGreaterThan(0);
  let before = '';
  for (let press = 0; press < 500; press += 1) {
    await page.keyboard.press('Tab');
    // Waits until focus styles are painted and a sample that scrolled into view has started.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.waitForFunction(() => !document.querySelector('iframe[inert]'));
    const stop = await page.evaluate(look);
    if (stop.problem) problems.push(`${stop.problem}: ${stop.name}, after ${before}`);
    if (stop.name === before && !stop.isFrame) problems.push(`focus stays on ${stop.name}`);
    if (stop.isLast) return problems;
    before = stop.name;
  }
  return [...problems, `the end is not reached, focus is on ${before}`];
}

/**
 * Runs in the page. Describes the focused element and the first problem with its visibility or focus outline.
 * `problem` is empty for an element without a problem and for every iframe.
 */
function look() {
  const element = document.activeElement ?? document.body;
  const index = [...document.querySelectorAll('*')].indexOf(element);
  const name = `${index} ${element.outerHTML.slice(0, 100)}`;
  const isFrame = element instanceof HTMLIFrameElement;
  const stop = { name, isFrame, isLast: element === Reflect.get(window, 'lastStop'), problem: '' };
  if (isFrame) return stop;
  if (element === document.body) return { ...stop, problem: 'focus is lost' };
  let { left, right, top, bottom } = element.getBoundingClientRect();
  // Reduces the box to the part that is inside all clipping ancestors.
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflow === 'visible' || parent === document.body) continue;
    const box = parent.getBoundingClientRect();
    left = Math.max(left, box.left);
    right = Math.min(right, box.right);
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  }
  const inside =
    right > Math.max(left, 0) &&
    bottom > Math.max(top, 0) &&
    left < innerWidth &&
    top < innerHeight;
  if (!inside) return { ...stop, problem: `out of view at ${left}, ${top}` };
  const x = Math.min(Math.max((left + right) / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max((top + bottom) / 2, 0), innerHeight - 1);
  const hit = document.elementFromPoint(x, y);
  const covered = !hit || !(element.contains(hit) || hit.contains(element));
  if (covered) return { ...stop, problem: `covered by ${hit?.outerHTML.slice(0, 80)}` };
  const marked = [element, element.parentElement, element.parentElement?.parentElement].some(
    (it) => {
      if (!it) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(it);
      const clear = /, 0\)$|^transparent$/.test(outlineColor);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !clear;
    },
  );
  return marked ? stop : { ...stop, problem: 'no visible focus outline' };
}
