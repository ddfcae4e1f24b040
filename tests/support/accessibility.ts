import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Scope of an axe run: selectors of the parts to check or skip, rules to disable, or the only rules to
 * run. By default axe checks the entire page.
 */
interface Scope {
  within?: string | undefined;
  without?: string;
  exceptRules?: string[];
  onlyRules?: string[];
}

/** Experimental axe rules to enable. axe disables them by default. */
const experimentalRules = ['label-content-name-mismatch'];

/**
 * Runs axe on the page and returns its findings. Each finding names the rule, the affected elements and
 * axe's advice.
 */
export async function accessibilityFindings(page: Page, scope: Scope = {}): Promise<string[]> {
  const { within, without, exceptRules = [], onlyRules } = scope;
  await prepare(page);
  const context: { exclude: string[]; include?: string[] } = {
    // The frame of a live sample contains only part of a page, so axe skips it.
    exclude: ['iframe[title^="Result of "]', ...(without ? [without] : [])],
    ...(within && { include: [within] }),
  };
  const options: axe.RunOptions = {
    // Only violations are needed. Transferring the passes from the browser takes as long as finding
    // them.
    resultTypes: ['violations'],
    rules: Object.fromEntries([
      ...experimentalRules.map((rule) => [rule, { enabled: true }]),
      ...exceptRules.map((rule) => [rule, { enabled: false }]),
    ]),
    iframes: false,
    // None of the rules in use reads CSS. By default, axe would copy all CSS on each run.
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
 * Injects axe into every page that is opened from now on. This takes half the time of injecting it
 * after the page has loaded.
 */
export async function injectAxe(page: Page): Promise<void> {
  await page.addInitScript(axe.source);
}

/**
 * Injects axe into the page if it is not there yet. Finishes running CSS transitions, so that colors
 * have their final values after a theme switch.
 */
async function prepare(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(() => {
    for (const running of document.getAnimations())
      if (running instanceof CSSTransition) running.finish();
  });
}

/** Rules whose result depends on the theme. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that axe finds nothing in the light theme, and no color problems in the dark theme. Leaves
 * the page in the light theme.
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

/** Expects that axe finds nothing on the page. */
export async function expectAccessible(
  page: Page,
  within?: string,
  exceptRules: string[] = [],
): Promise<void> {
  const findings = await accessibilityFindings(page, { within, exceptRules });
  expect(findings, page.url()).toEqual([]);
}
