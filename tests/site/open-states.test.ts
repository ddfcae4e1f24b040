import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '@/tests/support/accessibility';
import { longOnly } from '@/tests/support/long';
import { open } from '@/tests/support/open';
import { player, running } from '@/tests/support/player';
import { field, modal, options } from '@/tests/support/search-site';
import { expect, test } from '@/tests/support/test';

const widths = { narrow: 375, wide: 1440 };

/** What readers open: the page that it is on, how, and the width without which it is not there. */
interface State {
  path: string;
  show(page: Page): Promise<unknown>;
  only?: keyof typeof widths;
}

async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
}

async function lookUp(page: Page, text: string, said: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Look up a class' }).fill(text);
  await expect(
    page.locator('form', { hasText: 'Look up a class' }).locator('output'),
  ).toContainText(said);
}

const states: Record<string, State> = {
  'the search window with hits': {
    path: '/overview/',
    show: async (page) => {
      await searchFor(page, 'dark');
      await expect(options(page).first()).toBeVisible();
    },
  },
  'the search window without hits': {
    path: '/overview/',
    show: async (page) => {
      await searchFor(page, 'qqqqqqqq');
      await expect(modal(page).getByText('No results')).toBeVisible();
    },
  },
  'the search window that has no index': {
    path: '/overview/',
    show: async (page) => {
      await page.route(/\/search\/.+\.json$/, (route) => route.abort());
      await searchFor(page, 'dark');
      await expect(modal(page).getByText('Unable to fetch results')).toBeVisible();
    },
  },
  'the list of shortcuts': {
    path: '/overview/',
    show: async (page) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
  'the menu': {
    path: '/tailwind/spacing/padding',
    only: 'narrow',
    show: async (page) => {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
    },
  },
  'the contents of a page': {
    path: '/core-concepts/states',
    only: 'narrow',
    show: (page) => page.getByText('On this page').first().click(),
  },
  'the dropdown of versions': {
    path: '/overview/',
    only: 'wide',
    show: async (page) => {
      const toggle = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('button', { name: /^v4/ });
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    },
  },
  'the lookup with an answer': {
    path: '/tailwind/',
    show: (page) => lookUp(page, 'p-4', 'padding: 1rem'),
  },
  'the lookup with an offer': {
    path: '/tailwind/',
    show: (page) => lookUp(page, 'padding-top', 'pt-4'),
  },
  'the report on a component': {
    path: '/tailwind/',
    show: async (page) => {
      const report = page.locator('class-lookup details');
      await report.getByText('Check a whole component').click();
      await report.getByRole('textbox').fill('<View className="flex hidden p-5" />');
      await expect(report.locator('output')).toContainText('3 classes', { timeout: 30_000 });
    },
  },
  'a sample being edited': {
    path: '/core-concepts/states',
    show: async (page) => {
      await player(page).getByRole('button', { name: 'Edit' }).click();
      await expect(player(page).getByRole('textbox')).toBeVisible();
    },
  },
  'a sample that fills the screen': {
    path: '/core-concepts/states',
    show: async (page) => {
      await player(page).getByRole('button', { name: 'Full screen' }).click();
      await page.waitForFunction(() => document.fullscreenElement !== null);
    },
  },
  'a sample whose sandbox does not come': {
    path: '/core-concepts/states',
    show: async (page) => {
      await page.route(/\/player\/sandbox\b/, (route) => route.abort());
      await page.reload();
      await expect(player(page).getByRole('status')).toContainText('could not be loaded');
    },
  },
  'the playground with its panels': {
    path: '/playground',
    show: async (page) => {
      await expect(running(page)).toBeVisible();
      await page.getByRole('button', { name: /^Console/ }).click();
      await page.getByRole('button', { name: 'iOS and Android' }).click();
      await expect(page.getByRole('row').first()).toBeVisible();
    },
  },
};

test.use({
  allowedErrors: [/Failed to load|ERR_FAILED|The search failed|A part of a live sample/],
});

for (const [width, pixels] of Object.entries(widths)) {
  for (const [name, { path, show, only }] of Object.entries(states)) {
    if (only && only !== width) continue;
    test(
      `IMPLIED-08 axe finds nothing in ${name}, in either theme, ${pixels} px`,
      longOnly,
      async ({ page }) => {
        await page.setViewportSize({ width: pixels, height: 900 });
        await open(page, path);
        await show(page);
        await expectAccessibleInBothThemes(page);
      },
    );
  }
}
