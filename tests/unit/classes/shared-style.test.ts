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

test('objects and shadows are shared whole or not at all', () => {
  const same = [1, 2, 3, 4].map((y) => `shadowOffset: { width: 0, height: 1 }, elevation: ${y}`);
  expect(toSharedStyle(same).style).toBe('shadowOffset: { width: 0, height: 1 }');
  const offsets = [1, 2, 3, 4].map(
    (y) => `shadowOffset: { width: 0, height: ${y} }, elevation: ${y}`,
  );
  expect(toSharedStyle(offsets).style).toBe('');
  expect(toStyleText(offsets[0] ?? '', '')).toBe(
    'shadowOffset: { width: 0, height: 1 },\nelevation: 1',
  );
  const css = [1, 2, 3, 4].map((y) => `box-shadow: 0px ${y}px 4px rgba(0, 0, 0, 0.35)`);
  expect(toSharedStyle(css).style).toBe('');
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
