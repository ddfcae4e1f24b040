import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe looks at: everything, unless it is told a part of the page, rules to leave out, or the only rules to try. */
interface Scope {
  within?: string | undefined;
  exceptRules?: string[];
  onlyRules?: string[];
}

/** What axe finds on the page: each finding with its elements and what axe advises. */
export async function accessibilityFindings(page: Page, scope: Scope = {}): Promise<string[]> {
  const { within, exceptRules = [], onlyRules } = scope;
  // What runs in the frame of a live sample is a part of a page only; without frames one run is enough.
  const builder = new AxeBuilder({ page }).setLegacyMode().exclude('iframe[data-player-frame]');
  if (within) builder.include(within);
  // Nobody reads what passes, and carrying it out of the browser takes as long as finding it.
  builder.options({
    resultTypes: ['violations'],
    rules: Object.fromEntries(exceptRules.map((rule) => [rule, { enabled: false }])),
    ...(onlyRules && { runOnly: onlyRules }),
  });
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary}`).join('\n')}`,
  );
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
