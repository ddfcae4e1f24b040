import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { limits } from '@/lib/export/policy/page-weight';
import { toPreviewComment } from '@/lib/export/previews/preview-comment';
import { changedPages, type PreviewFacts, parseFacts } from '@/lib/export/previews/preview-facts';

const kilobyte = 1024;
const commit = '0123456789abcdef';
const url = 'https://previews.example/site/pr-12';
const now = {
  path: '/a',
  words: 100,
  codeBlocks: 1,
  drawings: 0,
  script: 7 * kilobyte,
  framework: 140 * kilobyte,
  html: 10 * kilobyte,
  payload: 5 * kilobyte,
  css: 12 * kilobyte,
};
const facts: PreviewFacts = {
  pages: [{ file: 'content/docs/v4/core-concepts/states.mdx', path: '/core-concepts/states' }],
  report: '',
  weights: [now],
};

test('a comment links the preview and its changed pages and compares their size with main', () => {
  const before = [{ ...now, html: 9 * kilobyte, payload: 5 * kilobyte + 10 }];
  expect(toPreviewComment(facts, before, { url, commit })).toBe(`### Preview of 0123456

[Open the site](https://previews.example/site/pr-12/)

**Changed pages**

- [\`/core-concepts/states\`](https://previews.example/site/pr-12/core-concepts/states) from \`content/docs/v4/core-concepts/states.mdx\`

**Content:** no mistakes.

**Weight** of the heaviest page, in KB after gzip.

| part | here | against main |
| --- | ---: | ---: |
| script | 7.0 | 0.0 |
| framework | 140.0 | 0.0 |
| html | 10.0 | +1.0 |
| payload | 5.0 | 0.0 |
| css | 12.0 | 0.0 |

Pages that changed most:

- \`/a\`: html +1.0 KB
`);
});

test('without a build the comment contains the report, escaped within its block', () => {
  const report = 'content/docs/v4/a.mdx:1:1  ```\n@everyone [here](https://elsewhere.example)';
  const comment = toPreviewComment({ pages: [], report, weights: [] }, [], { commit });
  expect(comment).toBe(`### Preview of 0123456

There is no preview: the site was not built.

No page files changed.

**Content**

\`\`\`\`text
${report}
\`\`\`\`

**Weight:** not measured.
`);
});

test('the first preview of a project has no sizes to compare with', () => {
  const comment = toPreviewComment(facts, [], { url, commit });
  expect(comment).toContain('Main has not been measured yet.');
  expect(comment).toContain('| html | 10.0 | – |');
});

test('a page over its budget is named', () => {
  const weights = [{ ...now, html: limits.html + kilobyte }];
  const [has, limit] = [limits.html + kilobyte, limits.html].map((bytes) =>
    (bytes / kilobyte).toFixed(1),
  );
  expect(toPreviewComment({ ...facts, weights }, weights, { url, commit })).toContain(
    `Pages over their budget:\n\n- \`/a\`: html has ${has} KB; the limit is ${limit}\n`,
  );
});

test('long lists are cut, and what is left out is counted', () => {
  const pages = Array.from({ length: 60 }, () => facts.pages).flat();
  const many = Array.from({ length: 15 }, (_, index) => ({ ...now, path: `/${index}` }));
  const before = many.map((page) => ({ ...page, html: 0 }));
  const comment = toPreviewComment({ ...facts, pages, weights: many }, before, { url, commit });
  expect(comment).toContain('- and 10 more\n\n**Content:**');
  expect(comment.endsWith('- and 5 more\n')).toBe(true);
});

test('preview facts with anything but paths and numbers are rejected', () => {
  expect(parseFacts(JSON.stringify(facts))).toEqual(facts);
  const [page] = facts.pages;
  const forged: unknown[] = [
    { ...facts, more: 1 },
    { ...facts, pages: [{ ...page, path: '/a) [b](https://elsewhere.example' }] },
    { ...facts, pages: [{ ...page, path: 'https://elsewhere.example' }] },
    { ...facts, pages: [{ ...page, file: 'content/`@everyone`' }] },
    { ...facts, weights: [{ ...now, html: 'x' }] },
    { ...facts, weights: [{ ...now, path: '`' }] },
  ];
  for (const one of forged) expect(() => parseFacts(JSON.stringify(one))).toThrow();
});

test('changed files are mapped to the pages built from them', () => {
  const entries = [
    { file: 'content/docs/v4/a.mdx', path: '/a' },
    { file: 'content/docs/v4/b.mdx', path: '/b' },
  ];
  const files = ['README.md', 'content/docs/v4/b.mdx', 'content/docs/v4/_partials/c.mdx'];
  expect(changedPages(entries, files)).toEqual([{ file: 'content/docs/v4/b.mdx', path: '/b' }]);
});

test('the command prints the comment built from files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  const file = join(folder, 'facts.json');
  writeFileSync(file, JSON.stringify(facts));
  const args = [file, '--commit', commit, '--url', url, '--base', join(folder, 'none.json')];
  const printed = execFileSync(process.execPath, [
    '--import',
    'tsx',
    'scripts/preview-comment.ts',
    ...args,
  ]);
  expect(printed.toString()).toBe(toPreviewComment(facts, [], { url, commit }));
});
