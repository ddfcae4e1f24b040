import type { Page } from '@playwright/test';
import { patience } from '@/components/shell/follow-links';
import { follow } from '@/tests/support/follow';
import { hold } from '@/tests/support/hold';
import { open } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

test.describe('one page fades into the next', () => {
  test.beforeEach(({ page }) => recordFades(page));
  const title = (page: Page) => page.locator('main h1');
  const link = (page: Page) => page.locator('#menu nav a[href="/getting-started/installation"]');
  const fades = (page: Page) => page.evaluate(() => Reflect.get(window, 'fades'));

  test('as a whole and briefly, at its top and with the keyboard at its start', async ({
    page,
  }) => {
    await bePatient(page);
    await open(page, '/overview/');
    await page.evaluate(() => scrollTo(0, 400));
    await link(page).click();
    await expect(title(page)).toHaveText('Installation');
    await expect
      .poll(() => fades(page))
      .toEqual([
        {
          seen: [
            { of: '::view-transition-new(root)', duration: 120 },
            { of: '::view-transition-old(root)', duration: 120 },
          ],
          end: 'finished',
        },
      ]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  });

  test('but not on the way back, which restores the scroll position', async ({ page }) => {
    await open(page, '/overview/');
    await page.evaluate(() => scrollTo(0, 400));
    await link(page).click();
    await expect(title(page)).toHaveText('Installation');
    await expect.poll(() => fades(page)).toHaveLength(1);
    await page.goBack();
    await expect(title(page)).toHaveText('Overview');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    expect(await fades(page)).toHaveLength(1);
  });

  test('but not within a page', async ({ page }) => {
    await open(page, '/overview/');
    await follow(page, '/overview/?q=1');
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
    expect(await fades(page)).toEqual([]);
  });

  test('but not where motion is unwelcome', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/overview/');
    await link(page).click();
    await expect(title(page)).toHaveText('Installation');
    expect(await fades(page)).toEqual([]);
  });

  test('but not after a wait, during which the old page lives', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await open(page, '/overview/');
    const answer = await hold(page, /\.txt(\?|$)/);
    await link(page).click();
    await expect.poll(() => fades(page)).toEqual([{ seen: [], end: 'finished' }]);
    await expect(page.locator('#nprogress [role="bar"]')).toBeAttached();
    await page
      .getByRole('button', { name: /^Switch between/ })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(title(page)).toHaveText('Overview');
    answer();
    await expect(title(page)).toHaveText('Installation');
    expect(await fades(page)).toHaveLength(1);
  });

  test('unless the browser cannot', async ({ page }) => {
    await page.addInitScript(() =>
      Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
    );
    await open(page, '/overview/');
    await link(page).click();
    await expect(title(page)).toHaveText('Installation');
  });
});

/** Makes a slow machine count as a quick one: there is a fade however long the page takes. */
async function bePatient(page: Page): Promise<void> {
  await page.addInitScript((limit) => {
    const wait = window.setTimeout;
    const slow = (task: TimerHandler, delay?: number, ...rest: unknown[]) =>
      wait(task, delay === limit ? 20 * limit : delay, ...rest);
    Object.assign(window, { setTimeout: slow });
  }, patience);
}

/** Notes each fade of the page: what it animates, for how many milliseconds, and how it ended. */
async function recordFades(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fades: { seen: object[]; end: string }[] = [];
    Object.assign(window, { fades });
    const begin = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (...args) {
      const fade = { seen: [] as object[], end: '' };
      fades.push(fade);
      const transition = begin.apply(this, args);
      transition.ready.then(
        () => {
          for (const { effect } of document.getAnimations()) {
            const of = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
            const duration = effect?.getTiming().duration;
            if (
              of &&
              /-(old|new)\(/.test(of) &&
              !fade.seen.some((it) => Reflect.get(it, 'of') === of)
            )
              fade.seen.push({ of, duration });
          }
          fade.seen.sort((a, b) =>
            String(Reflect.get(a, 'of')) < String(Reflect.get(b, 'of')) ? -1 : 1,
          );
        },
        () => {},
      );
      transition.finished.then(() => {
        fade.end = 'finished';
      });
      return transition;
    };
  });
}
