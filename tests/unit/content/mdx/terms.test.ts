import { expect, test } from '@playwright/test';
import { toForms } from '@/components/prose/markdown';
import { toMarkdown } from '@/lib/site/twins/to-markdown';
import { compileText, reportText } from '../../../support/mdx';
import { siteIn } from '../../../support/site';

const glossary = `
/units: [hairline]
/units#rem: [rem unit, rem units]
/responsive: [breakpoint, breakpoints]
/guides/page: [guide]
`;
const files = {
  'content/docs/v4/glossary.yml': glossary,
  'content/docs/v4/guides/page.mdx': '',
};

async function write(text: string): Promise<string> {
  const { tree } = await compileText(text, files);
  return toMarkdown(tree, { forms: toForms(siteIn()), toUrl: (href) => href });
}

const rows: [name: string, mdx: string, markdown: string][] = [
  [
    'the first mention is a link, the next one is not',
    'A breakpoint.\n\nThe breakpoints.',
    'A [breakpoint](/responsive).\n\nThe breakpoints.',
  ],
  ['capital letters stay', 'Breakpoints help.', '[Breakpoints](/responsive) help.'],
  [
    'several terms in a sentence',
    'A hairline and a breakpoint',
    'A [hairline](/units) and a [breakpoint](/responsive)',
  ],
  [
    'the longest term counts, also over a line end',
    'All rem\nunits',
    'All [rem\nunits](/units#rem)',
  ],
  [
    'parts of words are not terms',
    'A hairlines-width, a pre-breakpoint',
    'A hairlines-width, a pre-breakpoint',
  ],
  [
    'lists and emphasis are running text',
    '- A **breakpoint**',
    '- A **[breakpoint](/responsive)**',
  ],
  [
    'notices and steps are running text',
    '<Steps>\n\n### Hairline\n\nA hairline.\n\n</Steps>',
    '### Hairline\n\nA [hairline](/units).',
  ],
  [
    'headings, code, tables and links stay as they are',
    '## Breakpoint\n\n`breakpoint` [a breakpoint](/x)\n\n| breakpoint |\n| - |\n| breakpoint |\n\n```text\nbreakpoint\n```',
    '## Breakpoint\n\n`breakpoint` [a breakpoint](/x)\n\n| breakpoint |\n| - |\n| breakpoint |\n\n```text\nbreakpoint\n```',
  ],
  [
    'a card is a link',
    '<Cards>\n<Card title="A" href="/x">\nThe breakpoint.\n</Card>\n</Cards>',
    '- [A](/x)\n\n  The breakpoint.',
  ],
  ['a page does not link to itself', 'This guide.', 'This guide.'],
  [
    'a link in the paragraph is enough',
    'A hairline is a [unit](/units).',
    'A hairline is a [unit](/units).',
  ],
  [
    'a link to the page is enough for it, not for a place on it',
    '[Units](/units).\n\nA hairline in a rem unit.',
    '[Units](/units).\n\nA hairline in a [rem unit](/units#rem).',
  ],
];

for (const [name, mdx, expected] of rows) {
  test(`terms of the glossary: ${name}`, async () => expect(await write(mdx)).toBe(expected));
}

test('glossary terms look different from the author’s links and do not count as links', async () => {
  const { code, links } = await compileText('A hairline.', files);
  expect(code).toMatch(/href: "\/units",\s+"data-term": ""/);
  expect(links).toEqual([]);
});

test('an invalid glossary is reported with its place', async () => {
  const report = (text: string) => reportText('Text.', { 'content/docs/v4/glossary.yml': text });
  expect(await report('/a: [one]\n/b: [two, One]')).toBe(
    'content/docs/v4/glossary.yml:2:11  The term "One" leads to /b and to /a\n  Keep one of them.',
  );
  expect(await report('/a: one')).toBe(
    'content/docs/v4/glossary.yml:1:5  /a is "one"\n  Expected a list of terms such as [breakpoint, breakpoints].',
  );
  expect(await report('/a: [one')).toContain(
    'content/docs/v4/glossary.yml:1:9  The YAML cannot be read',
  );
});
