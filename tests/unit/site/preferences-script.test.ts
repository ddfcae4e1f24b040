import assert from 'node:assert/strict';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import {
  type PreferencesOptions,
  preferencesScript,
} from '@/lib/site/inline-scripts/preferences-script';
import { hold, hostileText } from '../../support/hostile-values';

const plain: PreferencesOptions = {
  announcementId: 'new',
  defaultMode: 'light',
  respectSystem: true,
  disableSwitch: false,
};

interface Reader {
  stored?: Record<string, string>;
  query?: string;
  dark?: boolean;
  /** The storage throws at every access. */
  broken?: boolean;
}

/** The html data attributes and the storage after the script ran. */
function run(options: Partial<PreferencesOptions>, reader: Reader) {
  const stored = new Map(Object.entries(reader.stored ?? {}));
  const check = () => {
    if (reader.broken) throw new Error('denied');
  };
  const dataset: Record<string, string> = {};
  runInNewContext(preferencesScript({ ...plain, ...options }), {
    URLSearchParams,
    location: { search: reader.query ?? '' },
    addEventListener: () => {},
    MutationObserver: class {
      observe(): void {}
    },
    matchMedia: () => ({ matches: reader.dark === true }),
    document: { documentElement: { dataset } },
    localStorage: {
      getItem: (key: string) => {
        check();
        return stored.get(key) ?? null;
      },
      setItem: (key: string, value: string) => {
        check();
        stored.set(key, value);
      },
      removeItem: (key: string) => {
        check();
        stored.delete(key);
      },
    },
  });
  return { dataset, stored: Object.fromEntries(stored) };
}

const themes: [why: string, options: Partial<PreferencesOptions>, reader: Reader, theme: string][] =
  [
    ['light is the default', {}, {}, 'light'],
    ['the system decides without a choice', {}, { dark: true }, 'dark'],
    ['unless it is not respected', { respectSystem: false }, { dark: true }, 'light'],
    ['configured', { respectSystem: false, defaultMode: 'dark' }, {}, 'dark'],
    ['the choice wins', {}, { stored: { theme: 'light' }, dark: true }, 'light'],
    ['the query wins', {}, { query: '?theme=dark', stored: { theme: 'light' } }, 'dark'],
    ['an unknown query does not', {}, { query: '?theme=red', dark: true }, 'dark'],
    ['an unknown choice', {}, { stored: { theme: 'red' }, dark: true }, 'light'],
    ['no switch', { disableSwitch: true }, { stored: { theme: 'dark' } }, 'light'],
    ['a storage that throws is empty', {}, { broken: true, dark: true }, 'dark'],
  ];

for (const [why, options, reader, theme] of themes) {
  test(`COLOR-01 COLOR-02 COLOR-03 COLOR-04 COLOR-11 COLOR-13 STORE-03 theme: ${why}: ${theme}`, () =>
    expect(run(options, reader).dataset.theme).toBe(theme));
}

test('COLOR-03 COLOR-04 neither the system nor the query is stored', () => {
  expect(run({}, { query: '?theme=dark', dark: true }).stored).toEqual({});
});

test('COLOR-11 a choice is deleted when there is no switch', () => {
  expect(run({ disableSwitch: true }, { stored: { theme: 'dark' } }).stored).toEqual({});
});

const bars: [why: string, id: string, dismissed: string, state: string | undefined][] = [
  ['a closed bar', 'new', 'true', 'dismissed'],
  ['a bar that was seen', 'new', 'false', undefined],
  ['a new bar after a closed one', 'old', 'true', undefined],
];

for (const [why, id, dismissed, state] of bars) {
  test(`ANN-05 ANN-07 ${why}: ${state ?? 'shown'}`, () => {
    const stored = { 'announcement.id': id, 'announcement.dismissed': dismissed };
    expect(run({}, { stored }).dataset.announcement).toBe(state);
  });
}

test('ANN-05 a first visit and a storage that throws show the bar', () => {
  expect(run({}, {}).dataset.announcement).toBeUndefined();
  expect(run({}, { broken: true }).dataset.announcement).toBeUndefined();
});

test('ANN-06 without a bar the script does not speak of one', () => {
  expect(preferencesScript({ ...plain, announcementId: undefined })).not.toContain('announcement');
});

test('ANN-06 an id cannot end the script', () => {
  expect(preferencesScript({ ...plain, announcementId: '</script>' })).not.toContain('</script');
});

test('whatever the address and the storage hold, the page gets one of the two themes', () => {
  const value = fc.oneof(fc.constantFrom('light', 'dark', 'system'), hostileText);
  const reader = fc.record({ query: value, theme: value, id: value, dismissed: value });
  hold(reader, ({ query, theme, id, dismissed }) => {
    const stored = { theme, 'announcement.id': id, 'announcement.dismissed': dismissed };
    const { dataset, stored: kept } = run({}, { query: `?theme=${query}`, stored });
    const { theme: shown, announcement = '', ...others } = dataset;
    assert.deepEqual([shown === 'light' || shown === 'dark', others], [true, {}]);
    assert.ok(['', 'dismissed'].includes(announcement), announcement);
    assert.ok(['', 'light', 'dark', 'system'].includes(String(kept.theme)), kept.theme);
  });
});
