import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import type { SearchHit } from '@/lib/search/protocol';
import { safeMarkup, toSafeHit, toSafeHits, toSiteUrl } from '@/lib/search/safe-hits';
import { checkProperty, hostileText, hostileValue } from '../../support/hostile-values';

const site = { published: 'https://docs.example', current: 'http://localhost:3000' };

test('MODAL-18 shown and stored hits contain no elements but marks', () => {
  const hierarchy = {
    lvl0: 'A & B',
    lvl1: '<StyledComponent />',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const hit: SearchHit = {
    objectID: '1',
    url: 'https://docs.example/api#x',
    type: 'lvl1',
    content: '<img src=x>',
    hierarchy,
    _snippetResult: {
      hierarchy: { lvl1: { value: '&lt;<mark>Styled</mark>', matchLevel: 'full' } },
    },
  };
  const safe = toSafeHit(hit, site);
  expect(safe.hierarchy.lvl0).toBe('A & B');
  expect(safe.hierarchy.lvl1).toBe('&lt;StyledComponent /&gt;');
  expect(safe.content).toBe('&lt;img src=x&gt;');
  expect(safe._snippetResult?.hierarchy?.lvl1?.value).toBe('&amp;lt;<mark>Styled</mark>');
  expect(safe.url).toBe('/api#x');
  expect(safeMarkup('<mark onclick="x">')).not.toContain('<');
});

const hit = {
  objectID: '1',
  url: '/a',
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'Docs', lvl1: 'A' },
};

const others: [name: string, hit: unknown][] = [
  ['a script URL', { ...hit, url: 'javascript:alert(1)' }],
  ['an obfuscated script URL', { ...hit, url: ' java\nscript:alert(1)' }],
  ['a data URL', { ...hit, url: 'data:text/html,x' }],
  ['an invalid URL', { ...hit, url: 'https://[' }],
  ['no URL', { ...hit, url: undefined }],
  ['no hierarchy', { ...hit, hierarchy: undefined }],
  ['a list as a hierarchy', { ...hit, hierarchy: ['a'] }],
  ['a number as a text', { ...hit, content: 1 }],
  ['an object as a level', { ...hit, hierarchy: { lvl0: 'Docs', lvl2: {} } }],
  ['an unknown type', { ...hit, type: '__proto__' }],
  ['null instead of an object', null],
  ['text instead of an object', '<img src=x onerror=alert(1)>'],
];

for (const [name, other] of others) {
  test(`a hit with ${name} is left out without affecting others`, () => {
    const safe = toSafeHits([other, hit, other], site);
    expect(safe.map(({ url }) => url)).toEqual(['/a']);
  });
}

test('a response without hits gives none, and malformed marks are left out', () => {
  expect(toSafeHits(undefined, site)).toEqual([]);
  const marks = [null, 1, { hierarchy: null }, { hierarchy: { lvl1: null, lvl2: { value: {} } } }];
  for (const _snippetResult of marks) {
    const odd = { ...hit, _snippetResult, _highlightResult: _snippetResult };
    expect(JSON.stringify(toSafeHits([odd], site))).not.toMatch(/"value"/);
  }
});

test('MODAL-19 URLs of the site become paths, and others stay complete', () => {
  expect(toSiteUrl('https://docs.example/a?b#c', site)).toBe('/a?b#c');
  expect(toSiteUrl('/a#c', site)).toBe('/a#c');
  expect(toSiteUrl('https://docs.example//other.example/a', site)).toBe('/other.example/a');
  expect(toSiteUrl('https://other.example/a', site)).toBe('https://other.example/a');
});

test('the hits of any response lead to the web and contain no elements but marks', () => {
  const parts = fc.record({
    url: hostileText,
    content: fc.oneof(hostileText, hostileValue),
    hierarchy: fc.oneof(
      fc.record({ lvl0: fc.constant('Docs'), lvl1: hostileText, lvl2: fc.option(hostileText) }),
      hostileValue,
    ),
    _snippetResult: fc.record({ content: fc.record({ value: hostileText }) }),
  });
  const answers = fc.oneof(
    hostileValue,
    fc.array(
      fc.oneof(
        hostileValue,
        parts.map((part) => ({ ...hit, ...part })),
      ),
      { maxLength: 4 },
    ),
  );
  checkProperty(answers, (hits) => {
    for (const { url, content, hierarchy, _snippetResult } of toSafeHits(hits, site)) {
      assert.match(new URL(url, site.current).protocol, /^https?:$/);
      const texts = [content, hierarchy.lvl1, hierarchy.lvl2, _snippetResult?.content?.value];
      for (const text of texts) assert.doesNotMatch(text?.replace(/<\/?mark>/g, '') ?? '', /</);
    }
  });
});
