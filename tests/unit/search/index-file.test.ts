import { expect, test } from '@playwright/test';
import { fromIndexFile, toIndexFile } from '@/lib/search/index-file';
import type { PackedIndex } from '@/lib/search/pack';

function index(texts: string[]): PackedIndex {
  const pages = texts.map((text, at) => ({ u: `/${at}`, t: '', g: 0, s: [section(text)] }));
  return { base: 'https://docs.example', categories: ['Guides'], pages };
}

function section(text: string): [number, string, string, string] {
  return [1, '', '', text];
}

test('an index comes back from its file as it went in', () => {
  const often = 'The padding of the element, in rem, is the padding around it. '.repeat(8);
  const texts = [
    often,
    'Naïve café × 2 – “élan” 日本 🎉 \u0080\u07ff',
    'const path = "C:\\padding\\the";\n\tthe\u0000the \ud800padding | the|padding',
    '',
  ];
  const given = index([...texts, ...texts]);
  expect(fromIndexFile(toIndexFile(given))).toEqual(given);
});

test('what is said often takes less room in the file', () => {
  const words = 'padding component platform className element variable style scheme'.split(' ');
  const text = (at: number) => words.map((_, n) => words[(n * at + at) % 8]).join(' ');
  const given = index(Array.from({ length: 60 }, (_, at) => text(at)));
  const [file, json] = [toIndexFile(given), JSON.stringify(given)].map((text) =>
    Buffer.byteLength(text),
  );
  expect(file).toBeLessThan((2 / 3) * Number(json));
});
