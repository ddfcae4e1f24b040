import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { LONGEST_THEME, readFromThemeFrame } from '@/lib/player/theme-protocol';
import { checkProperty, hostileText, hostileValue } from '../../support/hostile-values';

const themeOf = (theme: object) =>
  readFromThemeFrame({
    type: 'theme',
    theme: JSON.stringify({ web: {}, native: {}, ...theme }),
    notices: [],
  });

test('a theme keeps its known parts only', () => {
  const settings = { important: true, content: ['/etc'], safelist: ['p-4'] };
  const calls = [
    { method: 'addUtilities', result: { '.dim': { opacity: 0.5 } } },
    { method: 'matchUtilities', name: 'shift', results: [['4px', {}]], options: {} },
    { method: 'addDefaults', result: {} },
    { method: 'addVariant', name: 3 },
    { method: 'matchVariant', name: 'nth', results: [3] },
    'addBase',
  ];
  const given = themeOf({
    darkMode: ['class', '.night'],
    settings: { web: settings, native: 3 },
    plugins: { web: calls },
    skipped: ['a-plugin'],
    css: 'a { color: red }',
    content: ['/etc'],
  });
  expect(given).toEqual({
    ok: true,
    theme: {
      web: {},
      native: {},
      darkMode: ['class', '.night'],
      settings: { web: { important: true }, native: {} },
      plugins: { web: calls.slice(0, 2), native: [] },
      skipped: ['a-plugin'],
      css: 'a { color: red }',
    },
    notices: [],
  });
});

test('a theme that is too long or has another shape is ignored', () => {
  const long = JSON.stringify({ web: { a: 'x'.repeat(LONGEST_THEME) }, native: {} });
  for (const theme of [long, '{', 'null', '[]', '{"web":{}}', { web: {}, native: {} }, undefined])
    expect(readFromThemeFrame({ type: 'theme', theme, notices: [] })).toBeUndefined();
});

test('any message from the frame is either ignored or valid', () => {
  const json = fc
    .record(
      {
        web: fc.oneof(fc.constant({}), hostileValue),
        native: fc.oneof(fc.constant({}), hostileValue),
        ...{ darkMode: hostileValue, settings: hostileValue, plugins: hostileValue },
        ...{ skipped: hostileValue, css: hostileText },
      },
      { requiredKeys: ['web', 'native'] },
    )
    .map((theme) => toJson(theme));
  const sent = fc.record({
    type: fc.oneof(fc.constantFrom('theme', 'problem'), hostileText),
    theme: fc.oneof(json, hostileText),
    notices: hostileValue,
    problem: fc.oneof(fc.record({ message: hostileText, line: fc.double() }), hostileText),
  });
  checkProperty(fc.oneof(sent, hostileValue), (data) => {
    const result = readFromThemeFrame(data);
    if (!result) return;
    if (!result.ok) return assert.equal(typeof result.problem.message, 'string');
    const { theme, notices } = result;
    assert.ok(notices.every((notice) => typeof notice === 'string'));
    for (const part of [theme.web, theme.native]) assert.ok(!Array.isArray(part));
    for (const call of [...(theme.plugins?.web ?? []), ...(theme.plugins?.native ?? [])])
      assert.equal(typeof call.method, 'string');
  });
});

/** Serializes a value as JSON, or returns an empty string if it has no JSON. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}
