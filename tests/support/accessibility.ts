import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects that axe finds nothing on the page; a finding is named with its elements and what axe advises. */
export async function expectAccessible(
  page: Page,
  within?: string,
  exceptRules: string[] = [],
): Promise<void> {
  // What runs in the frame of a live sample is a part of a page only.
  const builder = new AxeBuilder({ page })
    .exclude('iframe[data-player-frame]')
    .disableRules(exceptRules);
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  const findings = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary}`).join('\n')}`,
  );
  expect(findings, page.url()).toEqual([]);
}
