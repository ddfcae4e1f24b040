import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { markdownAccept, prefersMarkdown, toTwinFile } from '@/lib/export/hosts/accept-markdown';
import { checkProperty } from '../../../support/hostile-values';

const rows: [accept: string, prefers: boolean][] = [
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/markdown;q=1.0, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1', true],
  ['text/plain;q=0.5,text/markdown', true],
  ['text/html;q=0.9, text/markdown', true],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', false],
  ['text/html, text/markdown', false],
  ['text/html;q=1.0, text/markdown', false],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0, */*', false],
  ['text/markdown-other', false],
  ['*/*', false],
  ['', false],
];

for (const [accept, prefers] of rows) {
  test(`a request that accepts "${accept}" gets ${prefers ? 'Markdown' : 'HTML'}`, () => {
    expect(prefersMarkdown(accept)).toBe(prefers);
  });
}

test('the expressions for web servers decide like our own server', () => {
  const matches = (expression: string, accept: string) =>
    new RegExp(`^${expression}$`).test(accept);
  const type = fc.constantFrom('text/markdown', 'text/html', '*/*', 'text/plain', 'text/htmlx', '');
  const weight = fc.constantFrom('', ';q=1', '; q=1.0', ' ;q=0.9', ';q=0', ';level=1');
  const range = fc.tuple(fc.constantFrom('', ' '), type, weight, fc.constantFrom('', ' '));
  checkProperty(fc.array(range, { maxLength: 5 }), (ranges) => {
    const accept = ranges.map((parts) => parts.join('')).join(',');
    const isWanted = matches(markdownAccept.wanted, accept);
    const isUnwanted = matches(markdownAccept.unwanted, accept);
    assert.equal(isWanted && !isUnwanted, prefersMarkdown(accept), accept);
  });
});

test('a page has its Markdown at its path, and the home page at the index', () => {
  expect(['/index.html', '/a/b/index.html', '/404.html', '/a.md'].map(toTwinFile)).toEqual([
    '/index.md',
    '/a/b.md',
    undefined,
    undefined,
  ]);
});
