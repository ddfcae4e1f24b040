import { expect, test } from '@playwright/test';
import { readExportedPages } from '@/lib/export/build/exported-pages';
import { toPageWeight } from '@/lib/export/policy/page-weight';
import { emptyRules } from '../../../support/empty-rules';
import { writeProject } from '../../../support/project';

/** Writes the export of a site with one page, published below a base path. Returns the export's folder. */
function writeExport(base: string): string {
  return writeProject({
    'build.json': JSON.stringify({ rules: emptyRules(base) }),
    'gap/index.html': `<link rel="stylesheet" href="${base}/a.css"/><script src="${base}/a.js"></script>
      <link rel="preload" href="${base}/_next/static/a.css"/>
      <a href="${base || '/'}">Home</a><a href="https://site.example${base}/gap">Gap</a> /docs-old`,
    'gap.txt': `{"href":"${base}/gap/"}`,
    'a.js': `go("${base}/gap","${base}/_next/static/b.js")`,
    'a.css': `a{background:url(${base}/img/a.svg)}`,
  });
}

test('the weight of a page does not depend on the base path', async () => {
  const [plain] = await readExportedPages(writeExport(''));
  for (const base of ['/docs', '/static']) {
    const below = await readExportedPages(writeExport(base));
    expect(below.map(toPageWeight), base).toEqual([plain && toPageWeight(plain)]);
    expect(below[0]?.html, base).toBe(plain?.html);
  }
});
