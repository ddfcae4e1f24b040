import { expect, test } from '@playwright/test';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { MOST_BYTES } from '@/lib/classes/check/folder-selection';
import { unpackScripts } from '@/lib/player/folder/unpack-scripts';

function zip(files: Readonly<Record<string, string>>): Uint8Array {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries));
}

/** Returns the paths of all entries, each with the text of the unpacked file. */
function textsIn(bytes: Uint8Array): Record<string, string | undefined> {
  return Object.fromEntries(
    unpackScripts(bytes).map(({ path, content }) => [path, content && strFromU8(content)]),
  );
}

/** Overwrites 4 bytes that come `offset` bytes after the start of the only entry in the central directory. */
function withDirectoryValue(bytes: Uint8Array, offset: number, value: number): Uint8Array {
  const changed = bytes.slice();
  const start = changed.findIndex(
    (_, at) => strFromU8(changed.subarray(at, at + 4)) === 'PK\u0001\u0002',
  );
  new DataView(changed.buffer).setUint32(start + offset, value, true);
  return changed;
}

test('only the scripts that a check covers are unpacked', () => {
  const large = 'a'.repeat(MOST_BYTES + 1);
  expect(
    textsIn(
      zip({
        './app/App.tsx': '<View />',
        'app\\Row.tsx': '<Text />',
        'app/logo.png': 'png',
        'app/large.js': large,
        'app/node_modules/x/index.js': 'x',
        '../../outside.ts': 'outside',
      }),
    ),
  ).toEqual({
    'app/App.tsx': '<View />',
    'app/Row.tsx': '<Text />',
    'app/logo.png': undefined,
    'app/large.js': undefined,
    'app/node_modules/x/index.js': undefined,
    '../../outside.ts': undefined,
  });
});

test('a damaged file, and another format, are an error', () => {
  const good = zip({ 'App.tsx': '<View className="p-4" />'.repeat(100) });
  const rows: [name: string, bytes: Uint8Array][] = [
    ['empty', new Uint8Array()],
    ['text', strToU8('not a ZIP file')],
    ['cut', good.subarray(0, good.length - 30)],
    ['no content', good.map((byte, at) => (at > 36 && at < 60 ? 0xff : byte))],
  ];
  for (const [name, bytes] of rows)
    expect(() => unpackScripts(bytes), name).toThrow(
      'it is damaged, has a password, or is not a ZIP file',
    );
});

test('a wrong size in the directory does not unpack more than the limit', () => {
  const good = zip({ 'App.tsx': 'a'.repeat(5_000_000) });
  expect(unpackScripts(good)[0]?.content).toBeUndefined();
  // The original size is 24 bytes after the start of an entry, and the compressed size 20 bytes.
  const [small] = unpackScripts(withDirectoryValue(good, 24, 100));
  expect(small?.content?.length).toBe(100);
  const [long] = unpackScripts(withDirectoryValue(good, 20, 900_000));
  expect(long?.content).toBeUndefined();
});

test('a file with too many entries is an error', () => {
  const files = Array.from({ length: 20_001 }, (_, at) => [`f${at}.txt`, ''] as const);
  expect(() => unpackScripts(zip(Object.fromEntries(files)))).toThrow(
    'it has more than 20000 files and folders',
  );
});
