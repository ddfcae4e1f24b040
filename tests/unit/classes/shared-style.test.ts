import { expect, test } from '@playwright/test';
import { toSharedStyle, toStyleText } from '@/lib/classes/tables/shared-style';

const shadows = [1, 2, 3].map((radius) => `shadowColor: 'red', shadowRadius: ${radius}`);

test('declarations of most styles are shared, and the others change them', () => {
  const all = [...shadows, "shadowColor: 'red', shadowRadius: 4"];
  expect(toSharedStyle(all)).toEqual({ style: "shadowColor: 'red'", hasExceptions: false });
  const most = [...shadows, "shadowColor: 'blue', shadowRadius: 4"];
  expect(toSharedStyle(most)).toEqual({ style: "shadowColor: 'red'", hasExceptions: true });
});

test('nothing is shared if there are few styles, or if a style lacks the property or has only shared declarations', () => {
  expect(toSharedStyle(shadows).style).toBe('');
  expect(toSharedStyle([...shadows, 'shadowRadius: 4']).style).toBe('');
  expect(toSharedStyle([...shadows, "shadowColor: 'red'"]).style).toBe('');
  expect(toSharedStyle([...shadows, '']).style).toBe('');
});

test('properties of an object and the color of a shadow are shared', () => {
  const offsets = [1, 2, 3, 4].map(
    (y) => `shadowOffset: { width: 0, height: ${y} }, elevation: ${y}`,
  );
  const shared = toSharedStyle(offsets);
  expect(shared.style).toBe('shadowOffset: { width: 0 }');
  expect(toStyleText(offsets[0] ?? '', shared.style)).toBe(
    'shadowOffset: { height: 1 },\nelevation: 1',
  );
  const css = [1, 2, 3].map((y) => `box-shadow: 0px ${y}px 4px rgba(0, 0, 0, 0.35)`);
  expect(toSharedStyle([...css, 'box-shadow: 0 0 #0000'])).toEqual({
    style: 'box-shadow: … rgba(0, 0, 0, 0.35)',
    hasExceptions: true,
  });
  expect(toStyleText(css[0] ?? '', 'box-shadow: … rgba(0, 0, 0, 0.35)')).toBe(
    'box-shadow: 0px 1px 4px …',
  );
});

test('objects and shadows that share nothing stay whole', () => {
  for (const style of [
    'shadowOffset: { width: 0, height: 1, depth: 2 },\nother: { width: 0 }',
    'box-shadow: 0px 1px 4px rgba(0, 0, 0, 0.35)',
  ]) {
    expect(toStyleText(style.replace('\n', ' '), '')).toBe(style);
  }
});

test('declarations whose value is cut short are not shared', () => {
  const styles = [1, 2, 3, 4].map((x) => `--tw-x: ${x}; transform: …`);
  expect(toSharedStyle(styles).style).toBe('');
});

test('a style is shown with one declaration per line, without the shared declarations', () => {
  expect(toStyleText("shadowColor: 'red', shadowRadius: 4", '')).toBe(
    "shadowColor: 'red',\nshadowRadius: 4",
  );
  expect(toStyleText("shadowColor: 'red', shadowRadius: 4", "shadowColor: 'red'")).toBe(
    'shadowRadius: 4',
  );
  expect(toStyleText('--tw-size: size; contain: var(--tw-size)', '')).toBe(
    '--tw-size: size;\ncontain: var(--tw-size)',
  );
});

test('a rule in a style is not split', () => {
  const style = '&::placeholder { color: red; opacity: 1 }';
  expect(toStyleText(style, '')).toBe(style);
});
