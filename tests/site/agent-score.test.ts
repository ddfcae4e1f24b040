import { readFile } from 'node:fs/promises';
import { computeScore, runChecks, SPEC_VERSION } from 'afdocs';
import { z } from 'zod';
import { longOnly } from '../support/long';
import { siteIn } from '../support/site';
import { expect, test } from '../support/test';

/**
 * Parts of a page that its Markdown version has in another form, such as class tables, or that only people use, such
 * as drawings and the commands of other package managers. Other tests compare the two forms of a table.
 */
const OTHER_FORMS = [
  'class-table',
  'class-lookup',
  'utility-index',
  'folded-contents',
  'figcaption',
  '.page-place',
  '[aria-label="Support"]',
  '[data-switch]',
  '[data-stage]',
  '[data-bar]',
  '[class*="_marks"]',
  ...['yarn', 'pnpm', 'bun'].map((manager) => `tab-panel[value="${manager}"]`),
];

test(
  'afdocs gives the site the score that the page for agents shows',
  longOnly,
  async ({ siteUrl }) => {
    test.setTimeout(600_000);
    const report = await runChecks(siteUrl, {
      canonicalOrigin: siteIn().config.url,
      samplingStrategy: 'deterministic',
      maxLinksToTest: 1000,
      requestDelay: 0,
      parityExclusions: OTHER_FORMS,
    });
    expect(report.results.filter(({ status }) => status === 'fail')).toEqual([]);
    const warned = report.results.filter(({ status }) => status === 'warn');
    expect(Object.fromEntries(warned.map(({ id, details }) => [id, warnedPages(details)]))).toEqual(
      {
        // It has all error messages, so agents find them in one file.
        'page-size-html': ['/troubleshooting'],
        // Their code has words such as "Added line:" for screen readers, which Markdown does not need.
        'markdown-content-parity': ['/getting-started/installation', '/guides/migration-v4'],
      },
    );
    const { overall } = computeScore(report);
    const { devDependencies } = JSON.parse(await readFile('package.json', 'utf8'));
    expect(overall).toBe(100);
    expect(await readFile('out/agents.md', 'utf8')).toContain(
      `[afdocs](https://afdocs.dev) ${devDependencies.afdocs} (specification ${SPEC_VERSION}), gives this site ${overall} of 100`,
    );
  },
);

const pageResults = z.object({
  pageResults: z.array(z.object({ url: z.url(), status: z.string() })),
});

function warnedPages(details: unknown): string[] {
  const { pageResults: pages } = pageResults.parse(details);
  return pages.filter(({ status }) => status === 'warn').map(({ url }) => new URL(url).pathname);
}
