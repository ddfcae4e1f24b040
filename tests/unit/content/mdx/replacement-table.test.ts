import { expect, test } from '@playwright/test';
import { toForms } from '@/components/prose/markdown';
import { toMarkdown } from '@/lib/site/twins/to-markdown';
import { compileText, reportText } from '../../../support/mdx';
import { siteIn } from '../../../support/site';

const file = 'content/docs/v4/replacements.yml';
const source = `- { avoid: '\`truncate\`', why: It stays long. }
- { avoid: '\`hover:p-4\` alone', write: '\`active:p-4\`', why: 'A [finger](/states) presses.', check: touch }
`;

test('the rows become a table, with the suggestion of the lookup where nothing is written', async () => {
  const { tree } = await compileText('<Replacements />', { [file]: source });
  expect(toMarkdown(tree, { forms: toForms(siteIn()), toUrl: (href) => href })).toBe(
    `| Don’t write | Write | Why |
| - | - | - |
| \`truncate\` | \`line-clamp-1\` | It stays long. |
| \`hover:p-4\` alone | \`active:p-4\` | A [finger](/states) presses. |`,
  );
});

test('a missing file, a wrong key, and a row without a suggestion are reported', async () => {
  const reportOf = (text: string) => reportText('<Replacements />', { [file]: text });
  expect(await reportText('<Replacements />')).toContain(
    `<Replacements> needs ${file}, which does not exist`,
  );
  expect(await reportOf(source.replace('why: It', 'because: It'))).toContain(
    'Known keys: avoid, write, why, check.',
  );
  expect(await reportOf(source.replace('truncate', 'blur'))).toContain(
    'The lookup suggests nothing instead of `blur`',
  );
});
