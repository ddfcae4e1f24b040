import { expect, test } from '@playwright/test';
import { supportSentence } from '@/lib/search/answer';
import { looksLikeClass, toFamilies } from '@/lib/search/class-families';
import { editDistance } from '@/lib/search/misspelling';
import { stemOf, toParts, toWords } from '@/lib/search/tokens';

test('a text is split at white space, quotes, commas and angle brackets only', () => {
  const rows: [text: string, words: string[]][] = [
    ['Use `flex-row`, not that.', ['Use', 'flex-row', 'not', 'that']],
    ['className="p-[10px] dark:bg-black"', ['className', 'p-[10px]', 'dark:bg-black']],
    ['<StyledComponent />', ['StyledComponent']],
    ['useColorScheme() returns', ['useColorScheme', 'returns']],
    ["it doesn't", ['it', 'doesn']],
    ['(dark:)', ['dark:']],
    ['gap-*', ['gap-*']],
  ];
  for (const [text, words] of rows) expect(toWords(text), text).toEqual(words);
});

test('a word is split into parts', () => {
  expect(toParts('-mt-2')).toContain('mt-2');
  expect(toParts('w-1/2')).toContain('w-1');
  expect(toParts('dark:bg-black')).toEqual(
    expect.arrayContaining(['dark:', 'dark', 'bg-black', 'bg', 'black']),
  );
  expect(toParts('css-interop')).toEqual(['css', 'interop', 'cssinterop']);
  expect(toParts('cssInterop')).toEqual(['css', 'interop']);
});

test('a class belongs to families, closest first', () => {
  const rows: [name: string, families: string[]][] = [
    ['bg-red-500', ['bg-red-*', 'bg-*c', 'bg-*']],
    ['text-lg', ['text-*']],
    ['p-[10px]', ['p-*']],
    ['border-[#fff]', ['border-*c', 'border-*']],
    ['container', []],
  ];
  for (const [name, families] of rows) expect(toFamilies(name), name).toEqual(families);
  expect(looksLikeClass('-mt-[3px]')).toBe(true);
  expect(looksLikeClass('dark')).toBe(false);
});

test('swapping adjacent letters is one edit', () => {
  expect(editDistance('drak', 'dark', 1)).toBe(1);
  expect(editDistance('pading', 'padding', 2)).toBe(1);
  expect(editDistance('abc', 'xyz', 1)).toBe(2);
});

test('light stemming joins the forms of a word', () => {
  expect(stemOf('styling')).toBe(stemOf('styles'));
  expect(stemOf('installation')).toBe(stemOf('install'));
  expect(stemOf('css')).toBeUndefined();
});

test('the support of a class is one sentence', () => {
  expect(supportSentence('gap-4', 'fff')).toBe('gap-4 works on iOS, Android, and web.');
  expect(supportSentence('order-1', 'f--')).toBe('order-1 works on web only.');
  expect(supportSentence('flex-1', 'fpp')).toBe('flex-1 works on web, in part on iOS and Android.');
  expect(supportSentence('elevation', '--f')).toBe('elevation works on Android only.');
  expect(supportSentence('none', '---')).toBe('none has no effect.');
});
