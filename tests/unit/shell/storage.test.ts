import { expect, test } from '@playwright/test';
import { readStored, removeStored, subscribeStored, writeStored } from '@/lib/shell/storage';

/** Gives the test a window with a storage of this kind; returns what that storage holds. */
function open(kind: 'working' | 'full' | 'forbidden') {
  const items = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
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

test('STORE-05 nothing is stored where there is no window', () => {
  removeStored('static');
  writeStored('static', 'value');
  expect(readStored('static')).toBeNull();
});

test('STORE-04 a change is announced in the same window, an equal value is not', () => {
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

test('STORE-02 an error is logged with action and key, and the value is kept in memory', () => {
  const items = open('full');
  const logged = collect('error');
  writeStored('full', '1');
  logged.stop();
  expect(readStored('full')).toBe('1');
  expect(items.size).toBe(0);
  expect(logged.calls).toEqual([['Browser storage: could not write "full".', expect.any(Error)]]);
});

test('STORE-03 a missing storage is announced once, and choices work in memory', () => {
  open('forbidden');
  const logged = collect('warn');
  writeStored('kept', '1');
  writeStored('kept', '2');
  expect(readStored('kept')).toBe('2');
  removeStored('kept');
  expect(readStored('kept')).toBeNull();
  logged.stop();
  expect(logged.calls).toHaveLength(1);
  expect(String(logged.calls[0])).toMatch(/iframe.*incognito.*strict privacy/);
});

function collect(method: 'error' | 'warn') {
  const calls: unknown[][] = [];
  const original = console[method];
  console[method] = (...args: unknown[]) => void calls.push(args);
  return {
    calls,
    stop: () => {
      console[method] = original;
    },
  };
}
