import { expect, test } from '@playwright/test';
import type { ClassSupport } from '@/lib/classes/data/class-data';
import { runQuery } from '@/lib/search/answer';
import { toClassPatterns } from '@/lib/search/class-pages';
import { toPackedIndex } from '@/lib/search/pack';
import { buildIndex } from '@/lib/search/search-index';

const full = { web: 'full', ios: 'full', android: 'full' } as const;
const web = { web: 'full', ios: 'none', android: 'none' } as const;

function known(names: string, support: ClassSupport['support']): ClassSupport[] {
  return names.split(' ').map((name) => ({ name, plugin: 'x', support }) as ClassSupport);
}

test('a hit shows the support of an existing class and links to its row; an unknown class gets neither', () => {
  const classes = toClassPatterns(
    [
      ...known('p-0 p-px p-4 rounded rounded-lg bg-red-500 bg-white text-lg', full),
      ...known('p-96 text-balance -p-0 -p-px -p-4', web),
      ...known('m-4 -m-4', full),
    ],
    (family) => family !== 'text-*',
  );
  const place = { path: '/a', title: 'A', description: '', category: 'C', language: 'en' };
  const sections = [{ depth: 1, id: '', heading: '', text: 'Words.', code: [], messages: [] }];
  const page = {
    ...place,
    kind: 'doc' as const,
    tag: 'x',
    version: 'current',
    keywords: [],
    sections,
    classes,
  };
  const index = buildIndex(toPackedIndex([page], ''));
  const rows: [query: string, said: string][] = [
    ['p-4', 'p-4 works on iOS, Android, and web.'],
    ['p-96', 'p-96 works on web only.'],
    ['md:-p-px', '-p-px works on web only.'],
    ['md:-m-4', 'm-4 works on iOS, Android, and web.'],
    ['p-[3px]', 'p-[3px] works on iOS, Android, and web.'],
    ['-p-[3px]', '-p-[3px] works on web only.'],
    ['-m-[3px]', 'm-[3px] works on iOS, Android, and web.'],
    ['rounded-lg', 'rounded-lg works on iOS, Android, and web.'],
    ['bg-red-500/50', 'bg-red-500/50 works on iOS, Android, and web.'],
    ['bg-[#fff]', 'bg-[#fff] works on iOS, Android, and web.'],
    ['text-balance', 'text-balance works on web only.'],
    ['p-13', 'Words.'],
    ['p-[calc(100%-3px)]', 'Words.'],
    ['rounded-soft', 'Words.'],
    ['bg-red-550', 'Words.'],
    ['text-shadow', 'Words.'],
  ];
  for (const [query, said] of rows) {
    const { hits } = runQuery({ indexName: '', query }, index);
    expect(hits[0]?.content ?? 'Words.', query).toBe(said);
  }
  const addresses = [
    ['rounded-lg', '/a#rounded-lg'],
    ['md:-p-px', '/a#-p-px'],
    ['md:-m-4', '/a#m-4'],
    ['bg-red-500/50', '/a#bg-red-500'],
    ['p-[3px]', '/a'],
    ['rounded', '/a'],
    ['words', '/a'],
  ] as const;
  for (const [query, url] of addresses)
    expect(runQuery({ indexName: '', query }, index).hits[0]?.url, query).toBe(url);
});
