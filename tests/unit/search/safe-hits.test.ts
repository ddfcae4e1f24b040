import { expect, test } from '@playwright/test';
import type { SearchHit } from '@/lib/search/protocol';
import { safeMarkup, toSafeHit, toSiteUrl } from '@/lib/search/safe-hits';

const site = { published: 'https://docs.example', current: 'http://localhost:3000' };

test('MODAL-18 only marks are elements, in what is shown and in what is stored', () => {
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

test('MODAL-19 addresses of the site become paths, others stay whole', () => {
  expect(toSiteUrl('https://docs.example/a?b#c', site)).toBe('/a?b#c');
  expect(toSiteUrl('/a#c', site)).toBe('/a#c');
  expect(toSiteUrl('https://other.example/a', site)).toBe('https://other.example/a');
});
