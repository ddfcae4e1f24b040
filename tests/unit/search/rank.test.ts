import { expect, test } from '@playwright/test';
import { runQuery } from '@/lib/search/answer';
import { toPackedIndex } from '@/lib/search/pack';
import { buildIndex } from '@/lib/search/search-index';
import type { FoundPageKind, SearchablePage } from '@/lib/search/search-pages';

interface Given {
  text?: string;
  keywords?: string[];
  headings?: string[];
  classes?: SearchablePage['classes'];
  kind?: FoundPageKind;
}

/** Returns a page with this text, and an empty section for each heading. */
function page(title: string, given: Given = {}): SearchablePage {
  const { text = '', keywords = [], headings = [], classes = {}, kind = 'doc' } = given;
  const place = { path: `/${title}`, title, description: '', category: 'C', language: 'en' };
  const sections = headings.map((heading, at) => ({
    depth: 2,
    id: String(at),
    heading,
    text: '',
    code: [],
    messages: [],
  }));
  const top = { depth: 1, id: '', heading: '', text, code: [], messages: [] };
  return { ...place, tag: 'x', keywords, sections: [top, ...sections], classes, kind };
}

/** Unrelated pages. If they are in the index, a word that appears on only one other page is rare. */
const others = ['Margin', 'Opacity', 'Fonts', 'Units', 'Quirks', 'Width'].map((title) =>
  page(title, { text: `${title} works like a style of a component does.` }),
);

function find(query: string, pages: SearchablePage[]): string[] {
  const index = buildIndex(toPackedIndex([...pages, ...others], ''));
  return runQuery({ indexName: '', query }, index).hits.map(({ url }) => url);
}

const rows: [rule: string, query: string, pages: SearchablePage[], first: string][] = [
  [
    'a topic counts more than the filler words around it',
    'how does hover work',
    [page('How it works', { text: 'How it does work.' }), page('States', { text: 'On hover.' })],
    '/States',
  ],
  [
    'a title with one of many words ranks below a page with all of them',
    'clear metro cache',
    [page('Clear'), page('Troubleshooting', { text: 'Metro has a cache to clear.' })],
    '/Troubleshooting',
  ],
  [
    'a title is found when its words are written as one',
    'darkmode',
    [page('Schemes', { text: 'Set darkMode.' }), page('Dark mode')],
    '/Dark mode',
  ],
  [
    'a name is found when it is written as two words',
    'next js setup',
    [page('Setup'), page('Installation', { text: 'Setup with next.js here.' })],
    '/Installation',
  ],
  [
    'a keyword is as good as a title',
    'make a circle image',
    [page('Image', { text: 'An image.' }), page('Border radius', { keywords: ['circle image'] })],
    '/Border radius',
  ],
  [
    'other words for the same thing are found',
    'vscode',
    [page('Colors', { text: 'A scope of code.' }), page('Editor setup')],
    '/Editor setup',
  ],
  [
    '"not working" also finds "no effect"',
    'hover is not working',
    [
      page('Pointers', { text: 'Hover with a pointer.' }),
      page('States', { headings: ['When hover has no effect'] }),
    ],
    '/States#0',
  ],
  [
    'a doc comes before a post that says the same',
    'fast refresh',
    [
      page('A post', { text: 'Fast refresh.', kind: 'post' }),
      page('A doc', { text: 'Fast refresh.' }),
    ],
    '/A doc',
  ],
  [
    'the beginning of a title is as good as the title',
    'respons',
    [
      page('Screens', {
        keywords: ['responsive', 'responsive layout'],
        text: 'Responsive, responsive.',
      }),
      page('Responsive design'),
    ],
    '/Responsive design',
  ],
  [
    'a misspelled part of a class is corrected',
    'justify-beetween',
    [
      page('Align content', { classes: { fff: ['content-between'] }, text: 'Justify.' }),
      page('Justify content', { classes: { fff: ['justify-between'] } }),
    ],
    '/Justify content',
  ],
  [
    'a section that has a message word for word comes before one with the same words',
    'cannot load this plugin directly',
    [
      page('Notes', { headings: ['Load directly'], text: 'A plugin cannot load, directly.' }),
      page('Errors', { text: 'You cannot load this plugin directly.' }),
    ],
    '/Errors',
  ],
  [
    'a misspelled color in a class is corrected',
    'bg-transparant',
    [
      page('Background size', { classes: { fff: ['bg-* cover'] } }),
      page('Background color', { classes: { fff: ['bg-*c'] } }),
    ],
    '/Background color',
  ],
];

for (const [rule, query, pages, first] of rows) {
  test(`${rule}: ${query}`, () => {
    expect(find(query, pages)[0]).toBe(first);
  });
}

const halves: [query: string, pages: string[]][] = [
  ['dark:bg-black', ['/Color#bg-black', '/Dark mode']],
  ['md:dark:flex', ['/Display', '/Screens', '/Dark mode']],
  ['text-[--ink]', ['/Text color', '/Variables']],
  ['bg-[color:var(--x)]', ['/Color', '/Variables']],
  ['bg-black', ['/Color#bg-black']],
];

for (const [query, expected] of halves) {
  test(`pages about the variants and variables of a class rank below its own page: ${query}`, () => {
    const pages = [
      page('Variables', { keywords: ['css variables'] }),
      page('Dark mode', { text: 'With dark: and a color.' }),
      page('Screens', { text: 'With md: and lg: as well.' }),
      page('Color', { classes: { fff: ['bg-*c', 'bg-black'] } }),
      page('Text color', { classes: { fff: ['text-*c'] } }),
      page('Text size', { classes: { fff: ['text-* sm'] } }),
      page('Display', { classes: { fff: ['flex'] } }),
    ];
    expect(find(query, pages).slice(0, expected.length)).toEqual(expected);
  });
}

test('the sections of a page are listed together, below its top', () => {
  const gaps = page('Gap', { text: 'A gap.', headings: ['Row gap', 'Column gap'] });
  const found = find('gap', [page('Space', { headings: ['Gap or space'] }), gaps]);
  expect(found).toEqual(['/Gap', '/Gap#0', '/Gap#1', '/Space#0']);
});

test('a section that matches much better than the top of its page is listed without it', () => {
  const headings = ['Nativewind received no data'];
  const found = find('nativewind received no data', [
    page('Troubleshooting', { text: 'Errors of Nativewind.', headings }),
  ]);
  expect(found).toEqual(['/Troubleshooting#0']);
});
