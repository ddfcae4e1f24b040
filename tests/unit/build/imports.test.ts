import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { runNode, writeProject } from '../../support/project';

const bin = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const cruise = [bin, '--config', resolve('imports.config.mjs')];
const plain = { NO_COLOR: '1', FORCE_COLOR: undefined };
const tsconfig = '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }';

const rows: [rule: string, file: string, text: string][] = [
  ['lib-knows-lib', 'lib/a.ts', "import { b } from '@/components/b';\nexport const a = b;"],
  ['lib-knows-lib', 'lib/a.ts', "import type { B } from '@/components/b';\nexport type A = B;"],
  ['components-know-lib', 'components/a.ts', "export { b } from '../app/b';"],
  ['components-know-lib', 'components/a.ts', "export const a = () => import('@/tests/b');"],
  ['ui-knows-ui', 'components/ui/a.ts', "export { b } from '@/components/b';"],
  ['content-knows-lib', 'content/a.ts', "export { b } from '@/components/b';"],
  ['circle', 'lib/a.ts', "import type { C } from './c';\nexport type A = C;"],
  ['only-site-files-reads-content', 'lib/a.ts', "export { readFileSync } from 'node:fs';"],
];

const others = {
  'tsconfig.json': tsconfig,
  'app/b.ts': 'export const b = 1;',
  'tests/b.ts': 'export const b = 1;',
  'components/b.ts': 'export const b = 1;\nexport type B = number;',
  'lib/c.ts': "import type { A } from './a';\nexport type C = A;",
};

for (const [rule, file, text] of rows) {
  test(`${rule}: ${file} may not say ${text.split('\n')[0]}`, async () => {
    const folder = writeProject({ ...others, [file]: text });
    const { code, output } = await runNode(folder, [...cruise, file.split('/')[0] ?? ''], plain);
    expect(output).toContain(`error ${rule}: ${file}`);
    expect(code).toBeGreaterThan(0);
  });
}

test('a way from a client component to a module of Node is found', async () => {
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
