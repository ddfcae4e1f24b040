import { expect, test } from '@playwright/test';
import type { Sample } from '@/lib/content/code-blocks/sample';
import { toFiles } from '@/lib/content/code-blocks/sample-types';

const page = 'content/docs/v4/api/vars.mdx';

function sample(language: string, title?: string): Sample {
  const place = { page, file: page, position: { line: 1, column: 1 }, rows: [] };
  return { ...place, version: 'v4', code: '', language, meta: title ? { title } : {} };
}

const rows: [name: string, samples: Sample[], files: string[]][] = [
  [
    'samples of a page share a folder by their titles',
    [sample('tsx', 'lib/a.tsx'), sample('ts', 'b.ts')],
    ['1/lib/a.tsx', '1/b.ts'],
  ],
  [
    'a repeated title starts a new folder',
    [sample('tsx', 'a.tsx'), sample('tsx', 'a.tsx')],
    ['1/a.tsx', '2/a.tsx'],
  ],
  [
    'names that differ only in their extension are separated, because the compiler would drop one',
    [sample('ts'), sample('tsx'), sample('tsx')],
    ['1/sample.ts', '2/sample.tsx', '3/sample.tsx'],
  ],
];

for (const [name, samples, files] of rows) {
  test(name, () => {
    const paths = [...toFiles(samples).keys()];
    expect(paths).toEqual(files.map((file) => `docs/v4/api/vars/${file}`));
  });
}
