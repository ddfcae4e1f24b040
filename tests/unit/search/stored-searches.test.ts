import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { dropInvalidStoredSearches } from '@/lib/search/stored-searches';
import { checkProperty, hostileText, hostileValue } from '../../support/hostile-values';

const key = '__DOCSEARCH_RECENT_SEARCHES__index';
const fine = {
  objectID: '1',
  url: '/a',
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'A', lvl1: 'B' },
};

test.afterEach(() => {
  for (const name of ['window', 'location', 'StorageEvent'])
    Reflect.deleteProperty(globalThis, name);
});

/** Returns the stored list after invalid searches were removed, or `undefined` if nothing is left. */
function healed(stored: string): string | undefined {
  const items = new Map([[key, stored]]);
  const localStorage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
  const target = Object.assign(new EventTarget(), { localStorage });
  Object.assign(globalThis, { window: target, location: new URL('https://docs.example/') });
  Object.assign(globalThis, { StorageEvent: Event });
  dropInvalidStoredSearches('index');
  return items.get(key);
}

test('MODAL-13 of any stored list only valid hits without markup stay, and cleaning it twice changes nothing', () => {
  const changed = fc.record({
    ...Object.fromEntries(Object.keys(fine).map((name) => [name, hostileValue])),
  });
  const item = fc.oneof(
    hostileValue,
    changed.map((change) => ({ ...fine, ...change })),
    fc.constant(fine),
  );
  const stored = fc.oneof(
    hostileText,
    fc.array(item, { maxLength: 5 }).map((list) => JSON.stringify(list) ?? ''),
  );
  checkProperty(stored, (value) => {
    const kept = healed(value);
    if (kept === undefined) return;
    assert.equal(healed(kept), kept);
    for (const { url, hierarchy } of JSON.parse(kept)) {
      assert.equal(new URL(url, location.href).origin, location.origin);
      assert.doesNotMatch(hierarchy.lvl1, /</);
    }
  });
  expect(healed(JSON.stringify([{}, fine, null]))).toBe(JSON.stringify([fine]));
});

test('a stored search stays if it leads to a page of the site', () => {
  const stays: [url: string, stays: boolean][] = [
    ['/a#b', true],
    ['https://docs.example/a', true],
    ['https://other.example/a', false],
    ['//other.example/a', false],
    ['http://docs.example/a', false],
    ['javascript:alert(1)', false],
  ];
  for (const [url, isKept] of stays) {
    const stored = JSON.stringify([{ ...fine, url }]);
    expect(healed(stored), url).toBe(isKept ? stored : undefined);
  }
});
