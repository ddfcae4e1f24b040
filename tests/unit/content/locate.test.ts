import { expect, test } from '@playwright/test';
import { locate, locateKey } from '@/lib/config/source/positions';

const source = [
  "// 'a' and key: are words of a comment",
  'const config: Config = {',
  "  key: 'a',",
  "  'it\\'s': `b`,",
  '  items: [{ key: "a" }, \'key: c\'],',
  '};',
].join('\n');

test('a value is found in the source, whatever its quotes', () => {
  expect(locate(source, 'a')).toEqual({ line: 3, column: 8 });
  expect(locate(source, 'a', 'last')).toEqual({ line: 5, column: 18 });
  expect(locate(source, 'b')).toEqual({ line: 4, column: 12 });
  expect(locate(source, 'config')).toBeUndefined();
});

test('a key is found as a property name, quoted or not', () => {
  expect(locateKey(source, 'key')).toEqual({ line: 3, column: 3 });
  expect(locateKey(source, "it's")).toEqual({ line: 4, column: 3 });
  expect(locateKey(source, 'b')).toBeUndefined();
});
