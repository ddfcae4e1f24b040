import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe looks at: everything, unless it is told parts of the page, rules to leave out, or the only rules to try. */
interface Scope {
  within?: string | undefined;
  without?: string;
  exceptRules?: string[];
  onlyRules?: string[];
}

/** Experimental rules, which are off in axe by default. */
const experimentalRules = ['label-content-name-mismatch'];

/** What axe finds on the page: each finding with its elements and what axe advises. */
export async function accessibilityFindings(page: Page, scope: Scope = {}): Promise<string[]> {
  const { within, without, exceptRules = [], onlyRules } = scope;
  await prepare(page);
  const context: { exclude: string[]; include?: string[] } = {
    // What runs in the frame of a live sample is a part of a page only.
    exclude: ['iframe[title^="Result of "]', ...(without ? [without] : [])],
    ...(within && { include: [within] }),
  };
  const options: axe.RunOptions = {
    // Nobody reads what passes, and carrying it out of the browser takes as long as finding it.
    resultTypes: ['violations'],
    rules: Object.fromEntries([
      ...experimentalRules.map((rule) => [rule, { enabled: true }]),
      ...exceptRules.map((rule) => [rule, { enabled: false }]),
    ]),
    iframes: false,
    // No rule that is tried reads style sheets; axe would copy them for each run.
    preload: { assets: ['media'] },
    ...(onlyRules && { runOnly: onlyRules }),
  };
  const violations = await page.evaluate(
    async ({ context, options }) => (await axe.run(context, options)).violations,
    { context, options },
  );
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary}`).join('\n')}`,
  );
}

/** Brings axe into every page that is opened from now on, which takes half the time of doing so later. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(axe.source);
}

/** Brings axe into the page, once, and ends the way of colors to those of another theme. */
async function prepare(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(() => {
    for (const running of document.getAnimations())
      if (running instanceof CSSTransition) running.finish();
  });
}

/** The rules whose answer the theme decides. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds nothing on the page in the light theme, and nothing in the colors of the dark one. */
export async function expectAccessibleInBothThemes(
  page: Page,
  within?: string,
  exceptRules: string[] = [],
): Promise<void> {
  await expectAccessible(page, within, exceptRules);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const onlyRules = colorRules.filter((rule) => !exceptRules.includes(rule));
  const findings = await accessibilityFindings(page, { within, onlyRules });
  expect(findings, `${page.url()} in the dark theme`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
}

/** Expects that axe finds nothing on the page. */
export async function expectAccessible(
  page: Page,
  within?: string,
  exceptRules: string[] = [],
): Promise<void> {
  const findings = await accessibilityFindings(page, { within, exceptRules });
  expect(findings, page.url()).toEqual([]);
}
