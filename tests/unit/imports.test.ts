import { expect, test } from '@playwright/test';
import { forbiddenImports, nodeInClient, toSource, wrongDirections } from '@/scripts/imports';

test('every import of the project goes in an allowed direction', async () => {
  expect(await forbiddenImports(process.cwd())).toEqual([]);
});

test('an import against the direction is named with its reason', () => {
  const rows: [file: string, text: string, report: string[]][] = [
    ['lib/a.ts', "import { B } from '@/components/b';", ['lib/a.ts imports components/b: lib may']],
    [
      'components/ui/a.tsx',
      "import { B } from '../docs/b';",
      ['components/ui/a.tsx imports components/docs/b'],
    ],
    ['components/ui/a.tsx', "import { B } from './b';\nimport { c } from '@/lib/c';", []],
    ['components/a.tsx', "export { B } from '@/app/b';", ['components/a.tsx imports app/b']],
    ['lib/a.ts', "import type { B } from '@/components/b';", []],
    ['app/a.tsx', "const B = () => import('@/tests/b');", ['app/a.tsx imports tests/b']],
    ['lib/a.ts', "import {\n  a,\n  b,\n} from '../app/b';", ['lib/a.ts imports app/b']],
  ];
  for (const [file, text, report] of rows) {
    const found = wrongDirections(toSource(file, text));
    expect(found, text).toEqual(report.map((start) => expect.stringContaining(start)));
  }
});

test('the way from a client component to Node is named step by step', () => {
  const client = toSource('components/a.tsx', "'use client';\nimport { b } from '@/lib/b';");
  const between = toSource('lib/b.ts', "import { c } from './c';\nimport './b';");
  const node = toSource('lib/c.ts', "import { readFileSync } from 'node:fs';");
  const byFile = new Map([between, node].map((it) => [it.file.replace('.ts', ''), it]));
  expect(nodeInClient(client, byFile)).toEqual([
    'components/a.tsx → lib/b.ts → lib/c.ts → package:node:fs: runs in the browser',
  ]);
  expect(nodeInClient(between, byFile)).toEqual([]);
});
