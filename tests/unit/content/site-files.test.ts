import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { urlPath } from '@/lib/config/source/schema-fields';
import { fileExists, readBytes, readModule, readText } from '@/lib/config/source/site-files';

test('an author’s path reaches files below content and public only', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  for (const folder of ['content/docs/v4', 'public/img', 'secrets'])
    mkdirSync(join(site, folder), { recursive: true });
  for (const file of ['content/docs/v4/a.mdx', 'public/img/a.svg', 'secrets/key', '.env'])
    writeFileSync(join(site, file), 'text');
  symlinkSync(join(site, 'secrets/key'), join(site, 'content/docs/v4/link.mdx'));
  const rows: [file: string, there: boolean][] = [
    ['content/docs/v4/a.mdx', true],
    ['content/docs/../docs/v4/a.mdx', true],
    ['public/img/a.svg', true],
    ['content/docs/v4', false],
    ['content/docs/v4/none.mdx', false],
    ['.env', false],
    ['content/docs/v4/../../../.env', false],
    ['public/../secrets/key', false],
    ['content/../../../../../../../../etc/passwd', false],
    ['content/docs/v4/link.mdx', false],
  ];
  expect(rows.map(([file]) => [file, fileExists(site, file)])).toEqual(rows);
  expect(readBytes(site, 'public/../.env')).toBeUndefined();
});

test('a control character is reported with its place', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  const rows: [text: string, name: string | undefined][] = [
    ['one\r\ntwo\tü 🚲\u200d', undefined],
    ['one\nab\0', 'U+0000'],
    ['one\nab\u001b[31m', 'U+001B'],
    ['one\nab\u202e', 'U+202E'],
    ['one\nab\ufeff', 'U+FEFF'],
  ];
  for (const [text, name] of rows) {
    writeFileSync(join(site, 'a.mdx'), text);
    const read = () => readText(site, 'a.mdx');
    if (name) expect(read).toThrow(`a.mdx:2:3  The file contains the control character ${name}`);
    else expect(read()).toBe(text.replace('\r', ''));
  }
});

test('the first invalid byte of a file that is not UTF-8 is reported with its position', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  const rows: [bytes: number[], place: string, byte: string][] = [
    [[0x61, 0x0a, 0xfc, 0x61], '2:1', 'byte 3 is 0xfc'],
    // An incomplete character, at the end of the file and before another character.
    [[0x61, 0xef, 0xbf], '1:2', 'byte 2 is 0xef'],
    [[0x61, 0xef, 0xbf, 0x41], '1:2', 'byte 2 is 0xef'],
    // A replacement character that the author wrote is valid.
    [[0xef, 0xbf, 0xbd, 0x0a, 0xff], '2:1', 'byte 5 is 0xff'],
  ];
  for (const [bytes, place, byte] of rows) {
    writeFileSync(join(site, 'a.mdx'), Buffer.from(bytes));
    expect(() => readText(site, 'a.mdx')).toThrow(`a.mdx:${place}  The file is not UTF-8: ${byte}`);
  }
});

test('a file in UTF-16 is recognized, with and without a byte order mark', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  const text = Buffer.from('\ufeffwords', 'utf16le');
  for (const bytes of [text, Buffer.from(text).swap16(), text.subarray(2)]) {
    writeFileSync(join(site, 'a.mdx'), bytes);
    expect(() => readText(site, 'a.mdx')).toThrow('a.mdx:1:1  The file is UTF-16, not UTF-8');
  }
});

test('a slug or alias cannot leave its folder', () => {
  const rows: [path: string, fine: boolean][] = [
    ['/guides/dark-mode', true],
    ['dark-mode', true],
    ['/v4.1/notes', true],
    ['/.well-known/page', true],
    ['/a..b/c', true],
    ['/../../../etc/x', false],
    ['..', false],
    ['/a/../b', false],
    ['/a/./b', false],
    ['/a/..', false],
  ];
  expect(rows.map(([path]) => [path, urlPath.test(path)])).toEqual(rows);
});

test('a data module is reloaded if its text changed, and only then', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  const write = (text: string) => writeFileSync(join(site, 'a.ts'), text);
  const load = () => readModule(site, 'a.ts');
  write("export default ['one'];");
  const first = load();
  expect(first).toEqual(['one']);
  expect(load()).toBe(first);
  write('export defaul [];');
  expect(load).toThrow('a.ts:1:8  The file cannot be loaded: Unexpected "defaul"');
  expect(load).toThrow('The file cannot be loaded');
  write("export default ['two'];");
  expect(load()).toEqual(['two']);
});
