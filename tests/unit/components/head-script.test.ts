import assert from 'node:assert/strict';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import type { SiteConfig } from '@/lib/config/site';
import { bundleHeadScript } from '@/lib/export/build/bundle-head-script';
import { site } from '../../fixtures/content/site';
import { checkProperty, hostileText } from '../../support/hostile-values';

type Options = Partial<SiteConfig['colorMode']> & { bar?: string | undefined };

/** Returns the head script for these settings. By default, the site has an announcement with the ID `new`. */
function scriptOf({ bar = 'new', ...colorMode }: Options = {}): string {
  return bundleHeadScript({
    announcementBar: bar ? { id: bar, content: '', isCloseable: true } : undefined,
    colorMode: { ...site.colorMode, default: 'light', respectSystem: true, ...colorMode },
  });
}

const usual = scriptOf();

interface Reader {
  stored?: Record<string, string>;
  query?: string;
  dark?: boolean;
  /** Whether reading from local storage throws. */
  broken?: boolean;
}

class StorageEvent extends Event {
  constructor(
    type: string,
    readonly init: { key: string; newValue: string },
  ) {
    super(type);
    Object.assign(this, init);
  }
}

/** Runs the head script and returns the resulting `data-` attributes of the `html` element. */
function run(options: Options, { stored = {}, query = '', dark = false, broken }: Reader) {
  const dataset: Record<string, string> = {};
  const target = new EventTarget();
  runInNewContext(Object.keys(options).length > 0 ? scriptOf(options) : usual, {
    URLSearchParams,
    location: { search: query },
    matchMedia: () => ({ matches: dark, addEventListener() {} }),
    addEventListener: target.addEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
    StorageEvent,
    MutationObserver: class {
      observe() {}
    },
    window: {},
    console: { warn() {} },
    document: { documentElement: { dataset }, querySelectorAll: () => [], addEventListener() {} },
    localStorage: {
      getItem: (key: string) => {
        if (broken) throw new Error('denied');
        return stored[key] ?? null;
      },
      setItem() {},
      removeItem() {},
    },
  });
  return dataset;
}

const themes: [why: string, options: Options, reader: Reader, theme: string][] = [
  ['light is the default', {}, {}, 'light'],
  ['the system decides without a choice', {}, { dark: true }, 'dark'],
  [
    'the default applies if the system is not respected',
    { respectSystem: false },
    { dark: true },
    'light',
  ],
  ['configured', { respectSystem: false, default: 'dark' }, {}, 'dark'],
  ['the choice wins', {}, { stored: { theme: 'light' }, dark: true }, 'light'],
  ['the query wins', {}, { query: '?theme=dark', stored: { theme: 'light' } }, 'dark'],
  ['an unknown query does not win', {}, { query: '?theme=red', dark: true }, 'dark'],
  ['an unknown choice', {}, { stored: { theme: 'red' }, dark: true }, 'light'],
  ['no switch', { disableSwitch: true }, { stored: { theme: 'dark' } }, 'light'],
  ['a storage that throws is empty', {}, { broken: true, dark: true }, 'dark'],
];

for (const [why, options, reader, theme] of themes) {
  test(`COLOR-01 COLOR-02 COLOR-03 COLOR-04 COLOR-11 COLOR-13 STORE-03 theme: ${why}: ${theme}`, () =>
    expect(run(options, reader).theme).toBe(theme));
}

const bars: [why: string, id: string, dismissed: string, state: string | undefined][] = [
  ['a closed bar', 'new', 'true', 'dismissed'],
  ['a bar shown before', 'new', 'false', undefined],
  ['a new bar after a closed one', 'old', 'true', undefined],
];

for (const [why, id, dismissed, state] of bars) {
  test(`ANN-05 ANN-07 ${why}: ${state ?? 'shown'}`, () => {
    const stored = { 'announcement.id': id, 'announcement.dismissed': dismissed };
    expect(run({}, { stored }).announcement).toBe(state);
  });
}

test('ANN-05 a first visit and a storage that throws show the bar', () => {
  expect(run({}, {}).announcement).toBeUndefined();
  expect(run({}, { broken: true }).announcement).toBeUndefined();
});

test('ANN-06 without a bar the script has no code for one', () => {
  expect(scriptOf({ bar: '' })).not.toContain('announcement');
});

test('ANN-06 an announcement id cannot close the script element', () => {
  expect(scriptOf({ bar: '</script>' })).not.toContain('</script');
});

test('the page gets one of the two themes for any URL and any stored value', () => {
  const value = fc.oneof(fc.constantFrom('light', 'dark', 'system'), hostileText);
  const reader = fc.record({ query: value, theme: value, id: value, dismissed: value });
  checkProperty(reader, ({ query, theme, id, dismissed }) => {
    const stored = { theme, 'announcement.id': id, 'announcement.dismissed': dismissed };
    const {
      theme: shown,
      announcement = '',
      ...others
    } = run({}, { query: `?theme=${query}`, stored });
    assert.deepEqual([shown === 'light' || shown === 'dark', others], [true, {}]);
    assert.ok(['', 'dismissed'].includes(announcement), announcement);
  });
});
