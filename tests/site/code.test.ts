import type { Locator, Page } from '@playwright/test';
import { contrast, toRgb } from '@/tests/support/contrast';
import { expect, test } from '../support/test';

test.use({ fixture: 'plain' });
test.beforeEach(({ page }) => page.goto('/base/components/code'));

const after = (page: Page, heading: string): Locator =>
  page
    .locator(`h2#${heading} ~ figure, h2#${heading} ~ :has([role=tablist]) figure:visible`)
    .first();

async function copied(page: Page, block: Locator): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('CODE-01 the title is above the code, which has the class of its language', async ({
  page,
}) => {
  const block = after(page, 'title-and-lines');
  await expect(block.locator('figcaption')).toHaveText('app/_layout.tsx');
  await expect(block.locator('pre')).toHaveClass('language-tsx');
});

test('CODE-02 CODE-05 copying shows "Copied" and copies clean code', async ({ page }) => {
  const block = after(page, 'comments');
  const button = block.getByRole('button', { name: 'Copy code to clipboard' });
  await expect(button).toBeEnabled();
  await expect(button).toHaveAttribute('title', 'Copy');
  const text = await copied(page, block);
  expect(text).toMatch(/^import \{ Text, View \} from 'react-native';\n\nconst name/);
  expect(text).not.toMatch(/highlight|Highlighted|\n$/);
  await expect(button).toBeVisible();
});

test('CODE-02 line numbers, diff signs and deleted lines are not copied', async ({ page }) => {
  expect(await copied(page, after(page, 'numbers'))).toMatch(/^@tailwind base;\n\n\.card \{/);
  expect(await copied(page, after(page, 'change'))).toBe(
    "module.exports = {\n  content: ['./app/**/*.tsx'],\n};",
  );
});

test('CODE-03 the wrap button appears while a line is too long, and wrapping keeps lines inside', async ({
  page,
}) => {
  const long = after(page, 'long-lines');
  const wrap = long.getByRole('button', { name: 'Toggle word wrap' });
  await expect(wrap).toHaveAttribute('title', 'Toggle word wrap');
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  const overflow = () => long.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await overflow()).toBe(0);
  await wrap.click();
  expect(await overflow()).toBeGreaterThan(0);
  const short = after(page, 'numbers').getByRole('button', { name: 'Toggle word wrap' });
  await expect(short).toHaveCount(0);
  await page.setViewportSize({ width: 240, height: 600 });
  await expect(short).toHaveCount(1);
});

test('CODE-04 buttons are always visible with a contrast of 3:1, and opaque on hover and focus', async ({
  page,
}) => {
  const block = after(page, 'long-lines');
  const wrap = block.getByRole('button', { name: 'Toggle word wrap' });
  const copy = block.getByRole('button', { name: 'Copy code to clipboard' });
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    for (const isPressed of ['false', 'true']) {
      await expect(wrap).toHaveAttribute('aria-pressed', isPressed);
      await page.mouse.move(0, 0);
      for (const button of [copy, wrap]) {
        await expect(button).toHaveCSS('opacity', '0.75');
        const { color, background } = await colorsOf(button);
        expect(contrastAt(0.75, color, background), theme).toBeGreaterThanOrEqual(3);
      }
      await block.locator('code').hover();
      for (const button of [copy, wrap]) await expect(button).toHaveCSS('opacity', '1');
      await wrap.click();
      await wrap.blur();
    }
  }
  await page.mouse.move(0, 0);
  await expect(copy).toHaveCSS('opacity', '0.75');
  await page.keyboard.press('Tab');
  await copy.focus();
  await expect(copy).toHaveCSS('opacity', '1');
});

test('the buttons of a block with one line are in its vertical center', async ({ page }) => {
  const block = after(page, 'long-lines');
  const pre = await block.locator('pre').boundingBox();
  const button = await block.getByRole('button', { name: 'Toggle word wrap' }).boundingBox();
  const center = (box: typeof pre) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
  expect(Math.abs(center(pre) - center(button))).toBeLessThanOrEqual(1);
});

function colorsOf(element: Locator): Promise<{ color: string; background: string }> {
  return element.evaluate((node) => {
    const { color, backgroundColor } = getComputedStyle(node);
    return { color, background: backgroundColor };
  });
}

/** Returns the contrast of a color with this opacity and its background. Both are `rgb()` values. */
function contrastAt(opacity: number, color: string, background: string): number {
  const [front, back] = [toRgb(color), toRgb(background)];
  const mix = (at: 0 | 1 | 2) => front[at] * opacity + back[at] * (1 - opacity);
  return contrast([mix(0), mix(1), mix(2)], back);
}

test('CODE-01 a command has a title bar with the word Terminal', async ({ page }) => {
  const bar = page
    .getByRole('figure')
    .filter({ hasText: 'expo start --clear' })
    .locator('figcaption');
  await expect(bar).toHaveText('Terminal');
  expect((await bar.boundingBox())?.height).toBeGreaterThanOrEqual(36);
});

test('CODE-01 tabs of package managers are in the title bar of the command', async ({ page }) => {
  const tabs = page.getByRole('tablist').filter({ hasText: 'pnpm' });
  await tabs.scrollIntoViewIfNeeded();
  const block = after(page, 'managers');
  await expect(block.getByText('Terminal')).toBeHidden();
  const row = await boxOf(tabs);
  const button = await boxOf(block.getByRole('button', { name: 'Copy code to clipboard' }));
  const code = await boxOf(block.locator('pre'));
  expect(button.y).toBeGreaterThanOrEqual(row.y);
  expect(button.y + button.height).toBeLessThanOrEqual(row.y + row.height);
  expect(code.y).toBeCloseTo(row.y + row.height, 0);
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('not visible');
  return box;
}

for (const width of [375, 768]) {
  test.describe(`on a touch screen of ${width} px`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height: 800 } });

    test('CODE-01 CODE-03 no button covers the language of a block with a title', async ({
      page,
    }) => {
      const blocks = page.locator('figure:has(figcaption b)');
      await expect(blocks.first().getByRole('button', { name: 'Copy' }).first()).toBeVisible();
      // Makes the code blocks so narrow that both buttons appear.
      await page.addStyleTag({ content: 'figure pre { inline-size: 10rem; }' });
      await expect(blocks.first().getByRole('button', { name: 'Toggle word wrap' })).toBeVisible();
      const covered = await blocks.evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const label = figure.querySelector('figcaption span');
          if (!label) return [];
          const text = document.createRange();
          text.selectNodeContents(label);
          const { right } = text.getBoundingClientRect();
          return [...figure.querySelectorAll('button')]
            .filter((button) => button.offsetWidth > 0)
            .filter((button) => button.getBoundingClientRect().left < right)
            .map((button) => `${button.title} on ${label.textContent}`);
        }),
      );
      expect(covered).toEqual([]);
    });
  });
}

test('CODE-05 highlighted lines differ in color and are announced by screen readers', async ({
  page,
}) => {
  const all = after(page, 'title-and-lines').locator('code > *');
  const backgrounds = await all.evaluateAll((lines) =>
    lines.map((line) => getComputedStyle(line).backgroundColor),
  );
  const clear = 'rgba(0, 0, 0, 0)';
  const marked = backgrounds.flatMap((background, index) => (background === clear ? [] : [index]));
  expect(marked).toHaveLength(3);
  expect(new Set(marked.map((index) => backgrounds[index])).size).toBe(1);
  const bar = await all
    .nth(marked[0] ?? 0)
    .evaluate((line) => getComputedStyle(line).boxShadow.match(/^(rgb\(.*?\)) (.*)$/));
  expect(bar?.[2]).toBe('2px 0px 0px 0px inset');
  expect(contrastAt(1, bar?.[1] ?? '', backgrounds[marked[0] ?? 0] ?? '')).toBeGreaterThan(3);
  await expect(all.nth(marked[0] ?? 0)).toContainText('Highlighted line:');
  await expect(all.nth(marked[1] ?? 0)).toContainText('Highlighted lines:');
});

test('CODE-06 line numbers are drawn by a CSS counter and stay in place', async ({ page }) => {
  const line = after(page, 'numbers').locator('code > *').nth(2);
  const style = await line.evaluate((element) => {
    const { content, position, userSelect } = getComputedStyle(element, '::before');
    return { content, position, userSelect };
  });
  expect(style).toMatchObject({ position: 'sticky', userSelect: 'none' });
  expect(style.content).toContain('counter(line)');
});

test('CODE-07 code takes keyboard focus, and a block made of elements has no buttons', async ({
  page,
}) => {
  const pre = after(page, 'numbers').locator('pre');
  await expect(pre).toHaveAttribute('tabindex', '0');
  await expect(pre).toHaveAttribute('dir', 'ltr');
  const block = after(page, 'elements');
  await expect(block).toContainText('Code with markup');
  await expect(block.getByRole('button')).toHaveCount(0);
});

test('a command is shown for each package manager', async ({ page }) => {
  await page.getByRole('tab', { name: 'pnpm' }).click();
  await expect(after(page, 'managers')).toContainText('pnpm add nativewind');
  expect(await page.evaluate(() => localStorage.getItem('tabs.package-manager'))).toBe('pnpm');
});
