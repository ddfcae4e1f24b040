import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Ended, runNode, writeProject } from '../../support/project';

const bin = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const cruise = [bin, '--config', resolve('imports.config.mjs')];
const plain = { NO_COLOR: '1', FORCE_COLOR: undefined };
const tsconfig = '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }';

const rows: [rule: string, file: string, text: string][] = [
  ['lib-knows-lib', 'lib/value.ts', "import { b } from '@/components/b';\nexport const a = b;"],
  ['lib-knows-lib', 'lib/type.ts', "import type { B } from '@/components/b';\nexport type A = B;"],
  ['components-know-lib', 'components/again.ts', "export { b } from '../app/b';"],
  ['components-know-lib', 'components/later.ts', "export const a = () => import('@/tests/b');"],
  ['ui-knows-ui', 'components/ui/a.ts', "export { b } from '@/components/b';"],
  ['content-knows-lib', 'content/a.ts', "export { b } from '@/components/b';"],
  ['code-of-pages-is-data', 'lib/run.ts', "import '@/content/docs/v4/_samples/a';"],
  ['circle', 'lib/a.ts', "import type { C } from './c';\nexport type A = C;"],
  ['only-site-files-reads-content', 'lib/disk.ts', "export { readFileSync } from 'node:fs';"],
];

const others = {
  'tsconfig.json': tsconfig,
  'app/b.ts': 'export const b = 1;',
  'tests/b.ts': 'export const b = 1;',
  'components/b.ts': 'export const b = 1;\nexport type B = number;',
  'content/docs/v4/_samples/a.ts': 'export const a = 1;',
  'lib/c.ts': "import type { A } from './a';\nexport type C = A;",
};

test.describe(() => {
  // A single run of dependency-cruiser covers all rows.
  test.describe.configure({ mode: 'default' });
  let ended: Ended;
  test.beforeAll(async () => {
    const files = Object.fromEntries(rows.map(([, file, text]) => [file, text]));
    const folder = writeProject({ ...others, ...files });
    ended = await runNode(folder, [...cruise, 'components', 'content', 'lib'], plain);
  });

  for (const [rule, file, text] of rows) {
    test(`${rule}: ${file} cannot contain ${text.split('\n')[0]}`, () => {
      expect(ended.output).toContain(`error ${rule}: ${file}`);
      expect(ended.code).toBeGreaterThan(0);
    });
  }
});

test('an import chain from a client component to a Node module is reported', async () => {
  const folder = writeProject({
    ...others,
    'components/client.ts': "export { d } from '@/lib/d';",
    'lib/d.ts': "export { e as d } from './e';",
    'lib/e.ts': "import type { A } from './types';\nexport { join as e } from 'node:path';",
    'lib/types.ts': "export type { Stats as A } from 'node:fs';",
  });
  const { output } = await runNode(folder, [...cruise, 'components/client.ts'], {
    ...plain,
    BROWSER: '1',
  });
  expect(output).toContain('error browser-knows-no-module-of-node: lib/e.ts');
  expect(output).not.toContain('lib/types.ts');
});
