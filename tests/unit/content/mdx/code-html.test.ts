import { expect, test } from '@playwright/test';
import { toCodeHtml } from '@/lib/content/mdx/code-html';
import { toCodeLines } from '@/lib/content/mdx/code-lines';
import { toIsDocumented } from '@/lib/content/mdx/documented-classes';
import { highlightCode, loadHighlighter } from '@/lib/content/mdx/highlight';
import { LANGUAGES } from '@/lib/content/mdx/languages';
import { ofClasses } from '@/tests/support/of-classes';
import { siteIn } from '@/tests/support/site';

async function toHtml(language: string, code: string, numbered = false): Promise<string> {
  const { lines } = toCodeLines(code, LANGUAGES[language] ?? { label: '', comments: [] }, {});
  const text = lines.map((line) => line.text).join('\n');
  return toCodeHtml(lines, highlightCode(await loadHighlighter(), text, language), numbered);
}

const cases: [string, string, string][] = [
  [
    'ts',
    'const a = 1; // b',
    '<span class="k">const</span> a = <span class="n">1</span>; <span class="c">// b</span>',
  ],
  [
    'tsx',
    '<View className="a" />',
    '<span class="t">&lt;View </span><span class="a">className</span>=<span class="s">"a" </span><span class="t">/></span>',
  ],
  ['sh', 'npm install x', '<span class="f">npm </span>install x'],
  ['json', '{ "a": true }', '{ <span class="a">"a"</span>: <span class="n">true</span> }'],
  ['text', 'a < b & c', 'a &lt; b &amp; c'],
];

for (const [language, code, html] of cases) {
  test(`CODE-01 ${language} is highlighted with one-letter classes, and plain text gets none`, async () => {
    expect(await toHtml(language, code)).toBe(html);
  });
}

test(
  'classes that the page documents are emphasized in strings, without their quotes',
  ofClasses,
  async () => {
    const emphasized = async (plugin: string, code: string) => {
      const isDocumented = toIsDocumented(siteIn().classes('current'), [{ plugin }]);
      const tokens = highlightCode(await loadHighlighter(), code, 'ts');
      const { lines } = toCodeLines(code, { label: '', comments: [] }, {});
      const html = toCodeHtml(lines, tokens, false, isDocumented);
      return [...html.matchAll(/<b>(.*?)<\/b>/g)].map(([, name]) => name);
    };
    const code = `const a = 'p-4 bg-sky-500 !bg-red-500 dark:bg-black/50 bg-[#fff] text-black'; bg - black;`;
    const expected = ['bg-sky-500', '!bg-red-500', 'dark:bg-black/50', 'bg-[#fff]'];
    expect(await emphasized('backgroundColor', code)).toEqual(expected);
    expect(await emphasized('margin', `"-mt-2 md:-mt-[3px]"`)).toEqual(['-mt-2', 'md:-mt-[3px]']);
    // These values in brackets belong to other pages.
    expect(await emphasized('textAlign', '"text-left text-[20px]"')).toEqual(['text-left']);
  },
);

test('CODE-05 marked lines are elements, and the first has a label for screen readers', async () => {
  expect(await toHtml('js', '// highlight-start\na\nb\n// highlight-end\nc')).toBe(
    '<mark><span class="sr-only">Highlighted lines: </span>a\n</mark><mark>b\n</mark>c',
  );
});

const long: [what: string, code: string, html: string][] = [
  [
    'its indentation, and words that lines cannot break in',
    "    const card = 'rounded-xl p-4';",
    `<i style=--i:4>    <span class="k">const</span> card = <span class="s"><i>'rounded-xl</i> <i>p-4'</i></span>;\n</i>`,
  ],
  [
    'no indentation, and a class for a word that may be too long',
    "import 'react-native-reanimated';",
    `<i><span class="k">import </span><span class="s"><i class="w">'react-native-reanimated'</i></span>;\n</i>`,
  ],
  [
    'plain words without hyphens and slashes',
    'module.exports = { plugins: [], presets: [] };',
    '<i>module.exports = { plugins: [], presets: [] };\n</i>',
  ],
];

for (const [what, code, html] of long) {
  test(`CODE-03 a line that may wrap is an element with ${what}`, async () => {
    expect(await toHtml('js', `a\n${code}\nb`)).toBe(`a\n${html}b`);
  });
}

test('CODE-03 a marked line that may wrap has its indentation', async () => {
  expect(await toHtml('text', '  Wrapped and marked, with tabs')).toContain('<i style=--i:2>');
  expect(await toHtml('js', '// highlight-next-line\n\t// marked and indented with a tab')).toMatch(
    /^<mark style=--i:2><span class="sr-only">Highlighted line: <\/span>/,
  );
});

test('CODE-06 with line numbers each line is an element', async () => {
  expect(await toHtml('text', 'a\nb', true)).toBe('<i>a\n</i><i>b\n</i>');
});
