import assert from 'node:assert/strict';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { packFiles, unpackFiles } from '@/lib/player/share';
import { checkProperty, hostileText, hostileValue } from '../../support/hostile-values';

test('files are restored from a link unchanged, whatever their content', () => {
  const files = { 'App.tsx': 'const a = "ü 🚲 <>&";\n'.repeat(40), 'b.tsx': '' };
  const text = packFiles(files);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThan(200);
  expect(unpackFiles(text)).toEqual(files);
});

test('a link keeps the files of an app, after the code', () => {
  const app = { 'global.css': ':root {}', 'tailwind.config.js': 'module.exports = {};' };
  const files = unpackFiles(packFiles({ ...app, 'App.tsx': 'a' }));
  expect(files).toEqual({ 'App.tsx': 'a', ...app });
  expect(Object.keys(files ?? {})).toEqual(['App.tsx', 'global.css', 'tailwind.config.js']);
});

test('links of earlier versions of the site keep their text', () => {
  const files = { 'App.tsx': 'export default function App() {\n  return null;\n}\n', 'b.ts': '' };
  const text =
    'q1ZyLCjQKymuULJSSq0oyC8qUUhJTUsszSlRSCvNSy7JzM9TAKrQ0FSojslTUChKLSktylPIK83JsY7Jq43JU9JRSgJqB-pWqgUA';
  expect(packFiles(files)).toBe(text);
  expect(JSON.stringify(unpackFiles(text))).toBe(JSON.stringify(files));
});

/** Returns the text in a share link for any value. */
function linkOf(value: object): string {
  return deflateRawSync(JSON.stringify(value), { level: 9 }).toString('base64url');
}

const refused: [name: string, files: object][] = [
  ['files named like object properties', JSON.parse('{"__proto__":"x","constructor":"y"}')],
  ['names with a path', { '../App.tsx': 'x' }],
  ['no files', {}],
  ['no code', { 'tailwind.config.js': 'module.exports = {};', 'global.css': '' }],
  ['other files of an app', { 'App.tsx': 'x', 'metro.config.js': 'x' }],
  ['another CSS file', { 'App.tsx': 'x', 'other.css': 'x' }],
  ['a list', ['x']],
  ['a file that is not text', { 'App.tsx': 1 }],
  [
    'a thousand files',
    Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`f${at}.tsx`, ''])),
  ],
];

for (const [name, files] of refused) {
  test(`a link with ${name} is ignored`, () => {
    expect(unpackFiles(linkOf(files))).toBeUndefined();
  });
}

test('a link that unpacks to 200 MB is ignored quickly and with little memory', () => {
  const text = linkOf({ 'App.tsx': ' '.repeat(200_000_000) });
  expect(text.length).toBeGreaterThan(190_000);
  const { arrayBuffers } = process.memoryUsage();
  const start = performance.now();
  expect(unpackFiles(text)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(500);
  expect(process.memoryUsage().arrayBuffers - arrayBuffers).toBeLessThan(20_000_000);
});

test('multibyte characters survive chunk boundaries', () => {
  const text = Array.from({ length: 9000 }, (_, at) =>
    String.fromCodePoint(0x1f600 + ((at * 7) % 60)),
  ).join('');
  expect(unpackFiles(packFiles({ 'App.tsx': text }))).toEqual({ 'App.tsx': text });
});

test('a broken link is ignored', () => {
  for (const text of ['', 'abc', '###', packFiles({ 'a.ts': 'b' }).slice(3)]) {
    expect(unpackFiles(text), text).toBeUndefined();
  }
});

test('any link contains valid sample files or is ignored', () => {
  const link = fc.oneof(
    hostileText,
    hostileValue.map((value) => linkOf(value ?? [])),
  );
  checkProperty(link, (text) => {
    const files = unpackFiles(text);
    if (!files) return;
    for (const [name, code] of Object.entries(files)) {
      assert.match(name, /^(?:[\w-]+\.tsx?|tailwind\.config\.js|global\.css)$/);
      assert.equal(typeof code, 'string');
    }
  });
  checkProperty(hostileText, (code) => {
    const files = { 'App.tsx': code.toWellFormed() };
    assert.deepEqual({ ...unpackFiles(packFiles(files)) }, files);
  });
});
