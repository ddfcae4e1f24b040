import { expect, test } from '@playwright/test';
import { reachableFiles, toModuleGraph } from '@/lib/export/adopt/module-graph';

const sources = new Map([
  [
    'lib/a.ts',
    `import type { B } from './b';
import x, { y } from '@scope/one/part';
import { readFileSync } from 'node:fs';
export { z } from '@/lib/deep/c';
const file = 'lib/words.txt';
const code = "import z from 'not-imported'";
const later = () => import('two');
type T = import('three').T;`,
  ],
  ['lib/b.ts', "import styles from './b.module.css';"],
  ['lib/b.module.css', "@import './base.css';\n.a { composes: b from './c.module.css'; }"],
  ['lib/base.css', ''],
  ['lib/c.module.css', ''],
  ['lib/deep/c.tsx', 'export const z = <p>a</p>;'],
  ['lib/words.txt', ''],
  ['lib/other.ts', ''],
]);

test('the graph has imports of all kinds, paths in strings, and packages', () => {
  const { imports, mentions, packages } = toModuleGraph(sources);
  expect([...(imports.get('lib/a.ts') ?? [])]).toEqual(['lib/b.ts', 'lib/deep/c.tsx']);
  expect(mentions.get('lib/a.ts')).toContain('lib/words.txt');
  expect([...(packages.get('lib/a.ts') ?? [])].sort()).toEqual(['@scope/one', 'three', 'two']);
  expect([...(imports.get('lib/b.module.css') ?? [])].sort()).toEqual([
    'lib/base.css',
    'lib/c.module.css',
  ]);
});

test('files that nothing imports or mentions are not reached', () => {
  const reached = reachableFiles(toModuleGraph(sources), ['lib/a.ts']);
  expect([...sources.keys()].filter((path) => !reached.has(path))).toEqual(['lib/other.ts']);
});
