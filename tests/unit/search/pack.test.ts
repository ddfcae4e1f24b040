import { expect, test } from '@playwright/test';
import { toPackedIndex } from '@/lib/search/pack';
import type { SearchablePage, SearchSection } from '@/lib/search/search-pages';

function page(path: string, more: Partial<SearchablePage>): SearchablePage {
  const place = { path, title: path, description: '', category: 'Guides', language: 'en' };
  const tag = { tag: 'docs-default-current', version: 'current' };
  return { ...place, ...tag, kind: 'doc', keywords: [], sections: [], classes: {}, ...more };
}

function section(text: string, code: string[]): SearchSection {
  return { depth: 1, id: '', heading: '', text, code, messages: [] };
}

test('of code only names are indexed, each once per page and none that every sample has', () => {
  const sample = 'import { View } from \'react-native\';\nsetScheme(<View className="p-4" />);';
  const sections = [
    section('Call setTheme.', [
      'setTheme(theme); useTheme(days.map(draw), "w-1/2")',
      'app/_layout.tsx',
    ]),
  ];
  const rest = [1, 2, 3].map((at) => page(`/${at}`, { sections: [section('', [sample])] }));
  const again = { ...section('', ['useTheme']), depth: 2 };
  const { pages } = toPackedIndex(
    [page('/a', { sections: [section('', [sample]), ...sections, again] }), ...rest],
    '',
  );
  expect(pages[0]?.s.map(([, , , , names]) => names)).toEqual([
    undefined,
    'useTheme app/_layout.tsx',
    undefined,
  ]);
});

test('names that a sample declares are indexed only if the text mentions them', () => {
  const sample = [
    "import { View, type ViewStyle } from 'react-native';",
    'interface SeatProps { seatNumber: string }',
    'export function SeatMap() {}',
    'const useSeat = () => {};',
  ].join('\n');
  const told = { ...section(`${'word '.repeat(20)}useSeat`, [sample]), depth: 2 };
  const { pages } = toPackedIndex([page('/a', { sections: [told] })], '');
  expect(pages[0]?.s[0]?.[4]).toBe('useSeat ViewStyle seatNumber');
});

test('classes of the class tables, integers, colors, and halves of calls are not indexed as rare words', () => {
  const rare = 'bg-teal-500 dark:p-4 4096 0284c7 calc(100% - facade 4.2.7 text-[--x]';
  const late = { ...section(`${'word '.repeat(20)}${rare}`, []), depth: 2 };
  const classes = { fff: ['bg-*c', 'p-*'] };
  const { pages } = toPackedIndex([page('/a', { sections: [late], classes })], '');
  expect(pages[0]?.s[0]?.[4]).toBe('facade 4.2.7 text-[--x]');
});

test('keywords already covered by class tables are left out', () => {
  const keywords = ['rounded-lg', 'corner', 'borderRadius'];
  const { pages } = toPackedIndex([page('/a', { keywords, classes: { fff: ['rounded-*'] } })], '');
  expect(pages[0]?.k).toBe('corner, borderRadius');
});

test('a long section is indexed by its opening, cut at a word, and by names and rare words of the rest', () => {
  const opening = 'word '.repeat(80);
  const text = `${opening}then comes ERR_LATE and setTheme in plain words.`;
  const common = ['/b', '/c'].map((path) =>
    page(path, { sections: [section('It then comes and, in plain words, goes.', [])] }),
  );
  const late = { ...section(text.replace('plain', 'peculiar'), []), depth: 2 };
  const { pages } = toPackedIndex(
    [page('/a', { sections: [late] }), page('/d', { sections: [section(text, [])] }), ...common],
    '',
  );
  const [, , , kept = '', names] = pages[0]?.s[0] ?? [];
  expect(kept).toMatch(/^(?:word )+word…$/);
  expect(names).toBe('ERR_LATE setTheme peculiar');
});

test('a message in a long section is indexed in full, once', () => {
  const message = 'You must not do this here';
  const text = `${'word '.repeat(80)}${message}.`;
  const long = { ...section(text, []), depth: 2, messages: [message] };
  const short = { ...section(`${message}.`, []), depth: 2, messages: [message] };
  const { pages } = toPackedIndex([page('/a', { sections: [long, short] })], '');
  expect(pages[0]?.s.map(([, , , , , messages]) => messages)).toEqual([[message], undefined]);
});

test('the top of a page is indexed with its description', () => {
  const given = { description: 'What it is for.', sections: [section('It begins here.', [])] };
  const { pages } = toPackedIndex([page('/a', given)], '');
  expect(pages[0]?.s[0]).toEqual([1, '', '', 'What it is for.', 'It begins here']);
});
