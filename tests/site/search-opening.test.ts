import type { Page } from '@playwright/test';
import { delayRequests, frameworkScripts } from '@/tests/support/delay-requests';
import { type FaultyServer, serveFaulty } from '@/tests/support/faulty-server';
import { hydrate } from '@/tests/support/open';
import { field, modal } from '@/tests/support/search-site';
import { expect, test } from '@/tests/support/test';

test.use({ sharesPage: false, allowedErrors: [/Failed to load resource: net::ERR_FAILED/] });

const empty = (page: Page) => modal(page).getByText('No recent searches');

interface Look {
  boxes: Record<string, { x: number; y: number; width: number; height: number } | null>;
  /** Screenshot of the row from the search icon to the Cancel button. */
  row: Buffer;
}

async function lookOf(page: Page): Promise<Look> {
  const parts = {
    field: field(page),
    icon: modal(page).locator('svg').first(),
    cancel: modal(page).getByRole('button', { name: 'Cancel' }),
  };
  const boxes: Look['boxes'] = {};
  for (const [name, part] of Object.entries(parts)) boxes[name] = await part.boundingBox();
  const { icon, cancel } = boxes;
  if (!icon || !cancel) throw new Error('The window is hidden.');
  const width = cancel.x + cancel.width - icon.x;
  const row = await page.screenshot({ clip: { x: icon.x, y: icon.y - 10, width, height: 40 } });
  return { boxes, row };
}

for (const width of [375, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`MODAL-04 MODAL-07 the window has the position and appearance of the field before it, ${width} px, ${colorScheme}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      // A font that loads late on a busy machine would change the position and the appearance.
      await page.route('**/*.woff2', (route) => route.abort());
      const release = await delayRequests(page, frameworkScripts);
      await page.goto('/overview/');
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
      const before = await lookOf(page);
      release();
      await expect(empty(page)).toBeVisible();
      const after = await lookOf(page);
      for (const [name, box] of Object.entries(before.boxes)) {
        for (const side of ['x', 'y', 'width', 'height'] as const) {
          const moved = Math.abs((box?.[side] ?? 0) - (after.boxes[name]?.[side] ?? 1000));
          expect(moved, `${side} of the ${name}`).toBeLessThanOrEqual(1);
        }
      }
      expect(after.row.equals(before.row), 'the row has the same pixels').toBe(true);
    });
  }
}

/**
 * Starts describing every frame once the K key is pressed. `whole` means that the field is visible and
 * opaque, with a full-page backdrop. The returned function resolves to the descriptions so far.
 */
async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.background = 'var(--backdrop)';
    document.body.append(probe);
    const dimmed = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const frames: string[] = [];
    Object.assign(window, { searchFrames: frames });
    const look = () => {
      const inputs = [...document.querySelectorAll('[role="dialog"] input[type="search"]')];
      const input = inputs.find((it) => it.checkVisibility());
      if (!input) return 'no field';
      let layer: Element | null = input;
      let opacity = 1;
      let isDimmed = false;
      for (; layer; layer = layer.parentElement) {
        const { backgroundColor, opacity: own } = getComputedStyle(layer);
        const { x, y, width, height } = layer.getBoundingClientRect();
        const isWhole = x <= 0 && y <= 0 && width >= innerWidth && height >= innerHeight;
        isDimmed ||= isWhole && backgroundColor === dimmed;
        opacity *= Number(own);
      }
      if (!isDimmed) return 'no backdrop';
      return opacity < 1 ? `opacity ${opacity}` : 'whole';
    };
    const next = () => {
      frames.push(look());
      requestAnimationFrame(next);
    };
    window.addEventListener('keydown', ({ key }) => key === 'k' && requestAnimationFrame(next));
  });
  return () => page.evaluate(() => Reflect.get(window, 'searchFrames'));
}

for (const width of [375, 1440]) {
  test(`MODAL-04 every frame shows the field and the backdrop while the window opens, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await delayRequests(page, frameworkScripts);
    await page.goto('/overview/');
    const frames = await watchFrames(page);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    const early = (await frames()).length;
    release();
    await expect(empty(page)).toBeVisible();
    await page.waitForTimeout(300);
    const all = await frames();
    expect(all.length).toBeGreaterThan(early + 5);
    expect(all.filter((frame) => frame !== 'whole')).toEqual([]);
    // The code is already loaded when the window opens again.
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    const again = await watchFrames(page);
    await page.keyboard.press('Control+k');
    await expect(empty(page)).toBeVisible();
    await page.waitForTimeout(300);
    expect((await again()).filter((frame) => frame !== 'whole')).toEqual([]);
  });
}

test.describe('in a tab from before a deployment', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  let server: FaultyServer;
  test.beforeEach(async ({ page }) => {
    server = await serveFaulty('out');
    await page.goto(`${server.url}/overview/`);
    await hydrate(page);
    server.deploy();
  });
  test.afterEach(() => server.close());

  const results = (page: Page) => page.getByRole('main').getByRole('article');
  const pageField = (page: Page) => page.getByRole('main').getByRole('searchbox');

  for (const delay of [20, 120]) {
    test(`the search page has the full query, typed at one letter every ${delay} ms`, async ({
      page,
    }) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('padding', { delay });
      await expect(page).toHaveURL(/\/search\?q=padding$/);
      await expect(pageField(page)).toHaveValue('padding');
      await expect(results(page).first()).toContainText('Padding');
    });
  }

  test('the search page has the letters that were typed while it loaded', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/search?q=*', async (route) => {
      await released;
      // The request for the shorter query was canceled.
      await route.continue().catch(() => {});
    });
    await page.keyboard.press('Control+k');
    const [short, whole] = [/\/search\?q=pad$/, /\/search\?q=padding$/];
    await Promise.all([page.waitForRequest(short), page.keyboard.type('pad')]);
    await Promise.all([page.waitForRequest(whole), page.keyboard.type('ding', { delay: 100 })]);
    release();
    await expect(pageField(page)).toHaveValue('padding');
    await expect(results(page).first()).toContainText('Padding');
  });

  test('an empty field does not navigate and can be closed', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.waitForTimeout(1500);
    await expect(page).toHaveURL(/\/overview\/$/);
    await modal(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(modal(page)).toHaveCount(0);
  });
});
