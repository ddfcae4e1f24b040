import type { Locator, Page } from '@playwright/test';
import { everyRun } from '@/tests/support/in-turn';
import { openPage } from '../support/open';
import { expect, test } from '../support/test';
import { readWrappedCode } from './wrapped-code';

const INSTALLATION = '/getting-started/installation';
const PAGES = [
  '/guides/third-party-components',
  '/core-concepts/dark-mode',
  '/tailwind/spacing/padding',
  INSTALLATION,
];

const wrapButtons = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: 'Toggle word wrap' })
    .filter({ visible: true });

/** Clicks the Wrap button of each code block that has one and is not wrapped. */
async function wrapAll(page: Page): Promise<number> {
  const buttons = await wrapButtons(page).all();
  for (const button of buttons) {
    if ((await button.getAttribute('aria-pressed')) === 'false') await button.click();
  }
  return buttons.length;
}

/** Checks all wrapped lines on the page and returns their number. */
async function checkWrappedLines(page: Page): Promise<number> {
  const { wrapped, unaligned, broken, overflowing } = await page.evaluate(readWrappedCode);
  expect.soft(unaligned).toEqual([]);
  expect.soft(broken).toEqual([]);
  expect.soft(overflowing).toEqual([]);
  return wrapped;
}

for (const width of [320, 375]) {
  test(`CODE-03 at ${width} px wrapped lines are indented and break between class names`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(wrapButtons(page).first()).toBeVisible();
      expect(await wrapAll(page)).toBeGreaterThan(0);
      expect(await checkWrappedLines(page), path).toBeGreaterThan(0);
      const scrolls = () => document.documentElement.scrollWidth > innerWidth;
      expect(await page.evaluate(scrolls)).toBe(false);
    }
  });
}

test('CODE-03 code that wraps by itself next to a class table is indented too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/tailwind/spacing/padding', '/tailwind/effects/box-shadow']) {
    await page.goto(path);
    await page.locator('.code-block').evaluateAll((blocks) => {
      for (const block of blocks) block.style.maxInlineSize = '18rem';
    });
    expect(await checkWrappedLines(page), path).toBeGreaterThan(0);
  }
});

test('SHELL-10 CODE-03 in print wrapped lines are indented and break between class names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 500, height: 800 });
  await page.goto('/guides/third-party-components');
  await page.emulateMedia({ media: 'print' });
  expect(await checkWrappedLines(page)).toBeGreaterThan(0);
});

test('CODE-03 the wrap button is there exactly while a line is too long or wrapping is on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const path of PAGES) {
    await page.goto(path);
    await expect(wrapButtons(page).first()).toBeVisible();
    const wrong = await page.locator('.code-block:has(code-tools)').evaluateAll((blocks) =>
      blocks.flatMap((block) => {
        const pre = block.querySelector('pre');
        const button = block.querySelector('button');
        if (!pre?.checkVisibility()) return [];
        const needed = pre.scrollWidth > pre.clientWidth || block.querySelector('[wrap]') !== null;
        return needed === (button?.hidden === false) ? [] : [block.textContent];
      }),
    );
    expect(wrong, path).toEqual([]);
  }
});

test(
  'CODE-02 wrapped code is copied as it was written, by the button and by a selection',
  everyRun,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/guides/third-party-components');
    const block = page.locator('figure', { hasText: 'renderItem={({ item })' }).first();
    const copied = async () => {
      await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
      await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const selected = () =>
      block.locator('code').evaluate((code) => {
        getSelection()?.selectAllChildren(code);
        return getSelection()?.toString();
      });
    const [copy, selection] = [await copied(), await selected()];
    expect(copy).toMatch(/^import .*\nimport .*\n\n/);
    expect(selection?.trimEnd()).toBe(copy);
    await block.getByRole('button', { name: 'Toggle word wrap' }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toHaveCount(0);
    expect([await copied(), await selected()]).toEqual([copy, selection]);
  },
);

test('CODE-02 CODE-05 lines that are added to an existing file have a sign that is not copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, INSTALLATION);
  const block = page.locator('figure', { hasText: 'app.json' }).first();
  const added = block.locator('ins');
  await expect(added).toHaveText('Added line:     "userInterfaceStyle": "automatic"');
  const sign = await added.evaluate((line) => {
    const { content, userSelect } = getComputedStyle(line, '::before');
    return { content, userSelect };
  });
  expect(sign).toEqual({ content: '"+" / ""', userSelect: 'none' });
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe('{\n  "expo": {\n    "userInterfaceStyle": "automatic"\n  }\n}');
  const selection = await block.locator('code').evaluate((code) => {
    getSelection()?.selectAllChildren(code);
    return getSelection()?.toString();
  });
  expect(selection?.trimEnd()).toBe(text);
});

test('CODE-05 blocks for existing files mark what is added, and blocks for new files do not', async ({
  page,
}) => {
  await page.goto(INSTALLATION);
  const lines = await page.locator('figure:has(figcaption b)').evaluateAll((figures) =>
    figures.map((figure) => {
      const count = (selector: string) => figure.querySelectorAll(selector).length;
      const title = figure.querySelector('b')?.textContent;
      return `${title} +${count('ins')} -${count('del')}`;
    }),
  );
  expect(lines.filter((line) => !line.endsWith('+0 -0'))).toEqual([
    'src/global.css +3 -0',
    'src/app/_layout.tsx +1 -0',
    'app/_layout.tsx +1 -0',
    'App.tsx +1 -0',
    'app.json +1 -0',
    'babel.config.js +1 -0',
    'metro.config.js +4 -1',
    'App.tsx +1 -0',
    'app/layout.tsx +1 -0',
    'next.config.ts +18 -0',
    'tsconfig.json +1 -0',
  ]);
});

test('the Markdown version has the code after additions, and a diff for removed lines', async ({
  request,
}) => {
  const twin = await (await request.get(`${INSTALLATION}.md`)).text();
  expect(twin).toContain('```css title="src/global.css"\n@tailwind base;\n@tailwind components;\n');
  expect(twin).toContain('```json title="tsconfig.json"\n{\n  "compilerOptions": {\n    "jsx');
  expect(twin).toContain('```diff title="metro.config.js"\n  const { getDefaultConfig');
});

test('MDX-08 CODE-03 what is cut off at the right edge of code and wide tables fades out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/guides/third-party-components');
  const scrolling = (selector: string) =>
    page.locator(selector).evaluateAll((boxes) => {
      const index = boxes.findIndex((box) => box.scrollWidth > box.clientWidth + 40);
      return index;
    });
  for (const selector of ['.code-block pre', 'wide-table']) {
    const box = page.locator(selector).nth(await scrolling(selector));
    const fade = () =>
      box.evaluate((element) => getComputedStyle(element).getPropertyValue('--fade'));
    await expect.poll(fade).toBe('32px');
    await box.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    await expect.poll(fade).toBe('0px');
  }
  await page.emulateMedia({ forcedColors: 'active' });
  const box = page.locator('wide-table').nth(await scrolling('wide-table'));
  await box.evaluate((element) => element.scrollTo(0, 0));
  await expect(box).toHaveCSS('--fade', '0px');
});
