import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Options for checking a page with axe: selectors of elements to check or skip, rules to disable, or the only
 * rules to run. Without `within`, axe checks the page except the iframes of live samples.
 */
interface Scope {
  within?: string | undefined;
  without?: string;
  exceptRules?: string[];
  onlyRules?: string[];
}

/** Experimental axe rules that the tests enable. axe disables them by default. */
const experimentalRules = ['label-content-name-mismatch'];

/**
 * Runs axe on the page and returns its findings as strings. Each names the rule, the affected elements, and
 * axe's advice.
 */
export async function accessibilityFindings(page: Page, scope: Scope = {}): Promise<string[]> {
  const { within, without, exceptRules = [], onlyRules } = scope;
  await prepare(page);
  const context: { exclude: string[]; include?: string[] } = {
    // Skips the iframes of live samples, because each contains only part of a page.
    exclude: ['iframe[title^="Result of "]', ...(without ? [without] : [])],
    ...(within && { include: [within] }),
  };
  const options: axe.RunOptions = {
    // Only violations are needed. Transferring the other results from the browser takes as long as running
    // the rules.
    resultTypes: ['violations'],
    rules: Object.fromEntries([
      ...experimentalRules.map((rule) => [rule, { enabled: true }]),
      ...exceptRules.map((rule) => [rule, { enabled: false }]),
    ]),
    iframes: false,
    // None of the enabled rules reads CSS. By default, axe would copy all CSS on each run.
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

/**
 * Injects axe into every document that this tab loads after the call. This takes half as long as injecting it
 * into a loaded page.
 */
export async function injectAxe(page: Page): Promise<void> {
  await page.addInitScript(axe.source);
}

/**
 * Injects axe into the page unless it is already there. Finishes running CSS transitions, so colors have
 * their final values after a theme switch.
 */
async function prepare(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(() => {
    for (const running of document.getAnimations())
      if (running instanceof CSSTransition) running.finish();
  });
}

/** axe rules whose result depends on the theme. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Fails if axe finds a problem in the page's current theme or a color problem in the dark theme. Leaves the
 * page in the light theme. Skips the rules in `exceptRules`.
 */
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

/** Fails if axe finds a problem on the page, or in the elements that match `within`. */
export async function expectAccessible(
  page: Page,
  within?: string,
  exceptRules: string[] = [],
): Promise<void> {
  const findings = await accessibilityFindings(page, { within, exceptRules });
  expect(findings, page.url()).toEqual([]);
}
