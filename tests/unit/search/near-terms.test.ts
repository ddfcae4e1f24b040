import { expect, test } from '@playwright/test';
import { runQuery } from '@/lib/search/answer';
import { toPackedIndex } from '@/lib/search/pack';
import { buildIndex } from '@/lib/search/search-index';

const place = { path: '/a', title: 'Alignment', description: '', category: 'C', language: 'en' };
const text = 'Use justify-between to spread children along the main axis, or hide a shadow.';
const sections = [{ depth: 1, id: '', heading: '', text, code: [], messages: [] }];
const classes = { fpp: ['justify-* between center', 'flex'] };
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

const rows: [query: string, near: string[] | undefined][] = [
  ['jstfy-btwn', ['justify-between']],
  ['xhyldrenn', ['children']],
  ['zzqqxx', []],
  ['children', undefined],
];

for (const [query, near] of rows) {
  test(`a search for ${query} ${near ? `offers ${near.join(', ') || 'nothing'}` : 'has hits'}`, () => {
    expect(runQuery({ indexName: '', query }, index).near).toEqual(near);
  });
}
