import { expect, test } from '@playwright/test';
import { toForms } from '@/components/prose/markdown';
import { markdownToHtml } from '@/lib/site/feeds/feed';
import { toMarkdown } from '@/lib/site/twins/to-markdown';
import { toAddresses } from '@/lib/site/twins/twin-urls';
import { compileText } from '../../../support/mdx';
import { siteIn } from '../../../support/site';

const { on } = toAddresses({ url: 'https://docs.example', basePath: '/base' });

async function write(text: string): Promise<string> {
  const { tree } = await compileText(text);
  return toMarkdown(tree, { forms: toForms(siteIn()), toUrl: on('/guides/page') });
}

const rows: [name: string, mdx: string, plain: string][] = [
  [
    'URLs are absolute',
    'To [a page](/units#rem), [a part](#part) and [elsewhere](https://e.example).\n\n## Part',
    'To [a page](https://docs.example/base/units#rem), [a part](https://docs.example/base/guides/page#part) and [elsewhere](https://e.example).\n\n## Part',
  ],
  ['a heading loses its custom id', '## With `code` {#own}', '## With `code`'],
  [
    'a notice is a quotation with its kind and title',
    ':::tip[Use **two**]\nOne.\n\n- Two\n:::\n\n:::note\nThree.\n:::',
    '> **Tip: Use **two****\n>\n> One.\n>\n> - Two\n\n> **Note**\n>\n> Three.',
  ],
  [
    'tabs follow one another with their labels',
    '<Tabs>\n<TabItem value="a" label="Expo" default>\nOne.\n</TabItem>\n<TabItem value="b">\nTwo.\n</TabItem>\n</Tabs>',
    '**Expo** (default)\n\nOne.\n\n**b**\n\nTwo.',
  ],
  [
    'code keeps its language and title, and loses flags and magic comments',
    '```tsx title="a.tsx" wrap\n// highlight-next-line\nconst a = 1;\n```',
    '```tsx title="a.tsx"\nconst a = 1;\n```',
  ],
  [
    'tables are not padded',
    '| a | long head |\n| --- | --- |\n| `x` | y |',
    '| a | long head |\n| - | - |\n| `x` | y |',
  ],
  ['comments are removed', 'One.\n\n{/* truncate */}\n\nTwo.', 'One.\n\nTwo.'],
  ['quoted characters stay', "Write {'{'} here.", 'Write { here.'],
  ['HTML tags stay', 'Press <kbd>Ctrl</kbd>.', 'Press <kbd>Ctrl</kbd>.'],
  ['boxes are omitted', '<div className="facts">\n\n- One\n\n</div>\n\nTwo.', '- One\n\nTwo.'],
  [
    'components in lists do not break them',
    '1. One\n\n   :::note\n   Inside.\n   :::\n\n2. Two',
    '1. One\n\n   > **Note**\n   >\n   > Inside.\n\n2. Two',
  ],
];

for (const [name, mdx, plain] of rows) {
  test(name, async () => {
    expect(await write(mdx)).toBe(plain);
  });
}

test('the HTML of a Markdown form is clean and has all links', async () => {
  const html = markdownToHtml(await write('## One\n\n[Two](/two) `x < y`\n\n```js\nlet a;\n```'));
  expect(html).toBe(
    '<h2>One</h2>\n<p><a href="https://docs.example/base/two">Two</a> <code>x &#x3C; y</code></p>\n<pre><code class="language-js">let a;\n</code></pre>',
  );
});
