import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { readExportedPages } from '@/lib/export/build/exported-pages';
import { readStyleRules, type StyleRule } from '@/tests/site/style-rules';
import { buildFixture } from '@/tests/support/fixture-site';
import { longOnly } from '@/tests/support/long';
import { unpackZip } from '@/tests/support/offline-copy';
import { openPage } from '@/tests/support/open';
import { expectedErrors, openStates } from '@/tests/support/open-states';
import { expect, test } from '@/tests/support/test';

/**
 * Patterns for the location and selector of rules that match nothing in these tests, each with the reason.
 */
const exceptions: readonly { rule: RegExp; reason: string }[] = [
  {
    rule: /^CSS of the export \.(?:className|variable)$/,
    reason: 'Next writes both for each font.',
  },
  { rule: /navbar\[data-hidden\]/, reason: 'The setting hideOnScroll is off on this site.' },
  {
    rule: /pre,details\)/,
    reason: 'No open state edits a sample whose code is collapsed.',
  },
  {
    rule: /input:where/,
    reason: 'Tailwind resets every input that looks like a button in one rule.',
  },
  {
    rule: /^components\/shell\/sidebar\/.*\.label$/,
    reason: 'Every group of this site is collapsible or a link.',
  },
  {
    rule: /DocSearch-Hit--(?:deleting|favoriting)/,
    reason: 'The search window sets these for a fraction of a second.',
  },
];

/** Whether React Native for Web generated the rule for the static drawings of samples. */
const isGenerated = ({ selector }: StyleRule) => /^\.(?:r|css)-/.test(selector);

test.use({ allowedErrors: expectedErrors, sharesPage: false });

test(
  'every style rule matches an element on a page or in an open state',
  longOnly,
  async ({ page, context }) => {
    test.setTimeout(600_000);
    const rules = readStyleRules('out').filter((rule) => !isGenerated(rule));
    expect(rules.length).toBeGreaterThan(500);
    let unmatched = [...new Set(rules.map(({ target }) => target))];

    for (const html of await allPages()) unmatched = await matchHtml(page, html, unmatched);
    for (const { path, show, only } of Object.values(openStates)) {
      // Opens each state in a new tab, so it cannot affect the next one.
      const tab = await context.newPage();
      await tab.setViewportSize({ width: only === 'narrow' ? 375 : 1440, height: 900 });
      await openPage(tab, path);
      await show(tab);
      unmatched = await matchPage(tab, unmatched);
      await context.setOffline(false);
      await tab.close();
    }

    unmatched = await matchOfflineCopy(page, unmatched);

    const unused = rules
      .filter(({ target }) => unmatched.includes(target))
      .map(({ place, selector }) => `${place} ${selector}`);
    const isException = (rule: string) => exceptions.some((exception) => exception.rule.test(rule));
    expect(
      unused.filter((rule) => !isException(rule)),
      'rules that match nothing',
    ).toEqual([]);
    const idle = exceptions.filter(
      ({ rule }) => !unused.some((unusedRule) => rule.test(unusedRule)),
    );
    expect(idle, 'exceptions that match').toEqual([]);
  },
);

/**
 * Returns the HTML of all pages of the site and of three fixture sites, which use features that the site
 * doesn't.
 */
async function allPages(): Promise<string[]> {
  const pages = await readExportedPages('out');
  for (const name of ['plain', 'blog', 'variants']) {
    const { dir } = await buildFixture(name);
    pages.push(...(await readExportedPages(dir)));
  }
  return pages.map(({ html }) => html);
}

/** Returns the selectors that match no element of an HTML document, with or without the dark theme. */
function matchHtml(page: Page, html: string, selectors: string[]): Promise<string[]> {
  return page.evaluate(
    ([html, selectors]) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const left = selectors.filter((selector) => !parsed.querySelector(selector));
      parsed.documentElement.dataset.theme = 'dark';
      return left.filter((selector) => !parsed.querySelector(selector));
    },
    [html, selectors] as const,
  );
}

/** Returns the selectors that match no element of the open page. */
function matchPage(page: Page, selectors: string[]): Promise<string[]> {
  return page.evaluate(
    (selectors) => selectors.filter((selector) => !document.querySelector(selector)),
    selectors,
  );
}

/** Opens the search in the offline copy of v4 and returns the selectors that match no element there. */
async function matchOfflineCopy(page: Page, selectors: string[]): Promise<string[]> {
  const dir = unpackZip('v4');
  await page.goto(pathToFileURL(join(dir, 'core-concepts/states/index.html')).href);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('searchbox').fill('dark mode');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results$/);
  const unmatched = await matchPage(page, selectors);
  rmSync(dir, { recursive: true });
  return unmatched;
}
