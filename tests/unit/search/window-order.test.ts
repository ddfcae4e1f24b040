import { expect, test } from '@playwright/test';
import { groupable, keepOrder, nameSection } from '@/lib/search/modal-client';
import type { SearchHit } from '@/lib/search/protocol';

const levels = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function hit(lvl0: string, lvl1: string): SearchHit {
  const mark = { value: lvl0, matchLevel: 'none' } as const;
  const hierarchy = { lvl0, lvl1, ...levels };
  const marks = { _highlightResult: { hierarchy: { lvl0: mark } } };
  return { objectID: lvl1, url: '/', type: 'lvl1', content: null, hierarchy, ...marks };
}

test('a category that repeats further down becomes a separate one that looks the same', () => {
  const hits = keepOrder([hit('A', '1'), hit('A', '2'), hit('B', '3'), hit('A', '4')]);
  const names = hits.map(({ _highlightResult }) => _highlightResult?.hierarchy?.lvl0?.value);
  expect(new Set(names).size).toBe(3);
  expect(names[0]).toBe(names[1]);
  expect(names.map((name) => name?.replace(/\u200b/g, ''))).toEqual(['A', 'A', 'B', 'A']);
  expect(hits.map(({ hierarchy }) => hierarchy.lvl0)).toEqual(names);
});

test('a hit inside a section shows the section after the page title', () => {
  const inside = { ...hit('A', 'Units'), type: 'content' as const };
  const hierarchy = { ...inside.hierarchy, lvl2: 'Why rem is 14' };
  const named = nameSection({ ...inside, hierarchy });
  expect(named._snippetResult?.hierarchy?.lvl1?.value).toBe('Units › Why rem is 14');
  expect(nameSection(inside)).toBe(inside);
});

test('MODAL-18 names of object properties are changed invisibly, and all other names stay', () => {
  for (const name of ['hasOwnProperty', '__proto__', 'constructor']) {
    const { hierarchy, _highlightResult } = groupable(hit(name, name));
    for (const shown of [
      hierarchy.lvl0,
      hierarchy.lvl1,
      _highlightResult?.hierarchy?.lvl0?.value,
    ]) {
      expect(shown).not.toBe(name);
      expect(shown?.replace(/\u200b/g, '')).toBe(name);
    }
  }
  expect(groupable(hit('Guides', 'Units'))).toEqual(hit('Guides', 'Units'));
});
