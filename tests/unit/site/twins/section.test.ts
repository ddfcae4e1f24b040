import { expect, test } from '@playwright/test';
import { sectionAt } from '@/lib/site/twins/section';

const page = `# Title

> About it.

## One

Text.

### Inside

~~~md
## Not a heading
~~~

## Two

\`\`\`\`md
\`\`\`
# Neither this
\`\`\`
\`\`\`\`

> ## Quoted
>
> Words.

#hashtag
`;

const rows: [index: number, name: string, section: string][] = [
  [0, 'the title holds everything', page],
  [
    1,
    'a section holds those below it',
    page.slice(page.indexOf('## One'), page.indexOf('\n## Two')),
  ],
  [2, 'it ends at a heading above it', '### Inside\n\n~~~md\n## Not a heading\n~~~\n'],
  [3, 'a fence ends with one as long', page.slice(page.indexOf('## Two'), page.indexOf('\n> ##'))],
  [4, 'a quotation can have headings', '> ## Quoted\n>\n> Words.\n\n#hashtag\n'],
  [5, 'there is no such heading', ''],
];

for (const [index, name, section] of rows) {
  test(`a section of Markdown: ${name}`, () => {
    expect(sectionAt(page, index)).toBe(section);
  });
}
