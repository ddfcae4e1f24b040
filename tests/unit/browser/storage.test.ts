import { expect, test } from '@playwright/test';
import { readStored, removeStored, subscribeStored, writeStored } from '@/lib/browser/storage';

/** Installs a fake `window` whose local storage behaves as `kind` says. Returns the stored items. */
function open(kind: 'working' | 'full' | 'forbidden' | 'unreadable') {
  const items = new Map<string, string>();
  const localStorage = {
    getItem(key: string) {
      if (kind === 'unreadable') throw new Error('denied');
      return items.get(key) ?? null;
    },
    removeItem: (key: string) => void items.delete(key),
    setItem(key: string, value: string) {
      if (kind === 'full') throw new Error('quota exceeded');
      items.set(key, value);
    },
  };
  const target = Object.assign(new EventTarget(), { localStorage });
  if (kind === 'forbidden') {
    Object.defineProperty(target, 'localStorage', {
      get() {
        throw new Error('denied');
      },
    });
  }
  class StorageEvent extends Event {
    key: string;
    constructor(type: string, init: { key: string }) {
      super(type);
      this.key = init.key;
    }
  }
  Object.assign(globalThis, { window: target, StorageEvent });
  return items;
}

test.afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

test('STORE-05 nothing is stored without a window', () => {
  removeStored('static');
  writeStored('static', 'value');
  expect(readStored('static')).toBeNull();
});

test('STORE-04 a change notifies the same window, and an equal value does not', () => {
  open('working');
  const seen: (string | null)[] = [];
  const stop = subscribeStored('a', () => seen.push(readStored('a')));
  writeStored('a', '1');
  writeStored('a', '1');
  writeStored('b', '2');
  removeStored('a');
  stop();
  writeStored('a', '3');
  expect(seen).toEqual(['1', null]);
});

test('STORE-02 STORE-03 the first error is logged with action and key, and the values are kept in memory', () => {
  const items = open('full');
  const logged = collect();
  writeStored('full', '1');
  writeStored('another', '2');
  logged.stop();
  expect([readStored('full'), readStored('another')]).toEqual(['1', '2']);
  expect(items.size).toBe(0);
  expect(logged.calls).toEqual([
    [
      'Browser storage: could not write "full", so your choices may last only until you close this page. Likely reasons: an iframe, incognito mode, strict privacy settings, or a full storage.',
      new Error('quota exceeded'),
    ],
  ]);
});

test('STORE-02 a stored value that cannot be read is kept in memory', () => {
  open('unreadable');
  const logged = collect();
  writeStored('kept', '1');
  expect(readStored('kept')).toBe('1');
  logged.stop();
  expect(logged.calls).toHaveLength(1);
});

test('STORE-03 missing storage is reported once, and choices work in memory', () => {
  open('forbidden');
  const logged = collect();
  writeStored('kept', '1');
  writeStored('kept', '2');
  expect(readStored('kept')).toBe('2');
  removeStored('kept');
  expect(readStored('kept')).toBeNull();
  logged.stop();
  expect(logged.calls).toHaveLength(1);
  expect(String(logged.calls[0])).toMatch(/iframe.*incognito.*strict privacy/);
});

/** Collects the arguments of `console.warn` calls until `stop` is called. */
function collect() {
  const calls: unknown[][] = [];
  const original = console.warn;
  console.warn = (...args: unknown[]) => void calls.push(args);
  return {
    calls,
    stop: () => {
      console.warn = original;
    },
  };
}
