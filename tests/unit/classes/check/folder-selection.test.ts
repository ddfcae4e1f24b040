import { expect, test } from '@playwright/test';
import { MOST_BYTES, MOST_FILES, toFolderSelection } from '@/lib/classes/check/folder-selection';

const found = (...paths: string[]) => paths.map((path) => ({ path, size: 100 }));

test('scripts are selected by path, and everything else is skipped and counted', () => {
  const { files, notices, leftOut, skipped } = toFolderSelection(
    found(
      'app/b.tsx',
      'app/a.jsx',
      'app/list/c.ts',
      'app/d.js',
      'app/global.d.ts',
      'app/types/image.d.png.ts',
      'app/logo.png',
      'app/node_modules/x/index.js',
      'app/node_modules/y/.bin/run.js',
      'app/.expo/types/router.d.ts',
      'app/.git/',
      '__MACOSX/app/._b.tsx',
      'app/list/',
    ),
  );
  expect(files.map(({ path }) => path)).toEqual([
    'app/a.jsx',
    'app/b.tsx',
    'app/d.js',
    'app/list/c.ts',
  ]);
  expect({ notices, leftOut }).toEqual({ notices: [], leftOut: [] });
  expect(skipped).toEqual({ folders: 4, declarations: 2, others: 1 });
});

test('files over the limit are left out, and a file that is too large gets a notice', () => {
  const many = Array.from({ length: MOST_FILES + 2 }, (_, at) => `f${1000 + at}.tsx`);
  const { files, notices, leftOut } = toFolderSelection([
    ...found(...many),
    { path: 'a.tsx', size: MOST_BYTES + 1 },
    { path: 'b.tsx', size: MOST_BYTES },
  ]);
  expect(files).toHaveLength(MOST_FILES - 1);
  expect(leftOut).toEqual(['f1198.tsx', 'f1199.tsx', 'f1200.tsx', 'f1201.tsx']);
  expect(notices.slice(0, 2)).toEqual([
    { file: 'a.tsx', text: 'Not checked, because it has 800001 bytes; the limit is 800000.' },
    { file: 'f1198.tsx', text: 'Not checked, because a check covers at most 200 files.' },
  ]);
});
