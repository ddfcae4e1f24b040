import { expect, test } from '@playwright/test';
import {
  adoptedDocument,
  adoptedTurns,
  adoptedWorkflow,
  type KeptParts,
} from '@/lib/export/adopt/adopted-documents';

const parts: KeptParts = {
  template: new Set(['lib/kept.ts', 'lib/gone.ts', 'docs/gone.md', 'docs/kept.md']),
  files: new Set(['lib/kept.ts', 'docs/kept.md', 'tests/a.test.ts', 'tests/b.test.ts']),
  commands: new Set(['check', 'budget']),
};

test('a document loses what is about missing files, commands, and parts', () => {
  const before = `# Title

Read \`lib/kept.ts\`, and then
the rest.

Read \`lib/gone.ts\`.

## Lists

- \`lib/gone.ts\` goes.
- \`lib/kept.ts\` stays,
  with this line.
- [Gone](gone.md) goes,
  with this line.
- NativeWind goes.

| command | about |
| --- | --- |
| \`npm run check\` | checks live samples too |
| \`npm run gone\` | goes |

## Empty at the end

| a | b |
| --- | --- |
| \`lib/gone.ts\` | c |

## Code

\`\`\`sh
npm run check

# in a block
\`\`\`
`;
  expect(adoptedDocument(before, 'docs/kept.md', parts)).toBe(`# Title

Read \`lib/kept.ts\`, and then
the rest.

## Lists

- \`lib/kept.ts\` stays,
  with this line.

| command | about |
| --- | --- |
| \`npm run check\` | checks live samples too |

## Code

\`\`\`sh
npm run check

# in a block
\`\`\`
`);
});

test('lists of files that take turns lose missing files and empty lists', () => {
  const before = `export const turns = [
  [
    'tests/a.test.ts',
    'tests/gone.test.ts',
    'tests/b.test.ts',
  ],
  [
    'tests/other.test.ts',
  ],
];
`;
  expect(adoptedTurns(before, parts)).toBe(
    "export const turns = [\n  ['tests/a.test.ts', 'tests/b.test.ts'],\n];\n",
  );
});

test('a workflow loses the jobs of missing commands', () => {
  const before = `on: { push: { branches: [main] } }
jobs:
  test:
    steps:
      - run: npm run check
  looks:
    steps:
      - run: npm run test:looks
`;
  expect(adoptedWorkflow(before, parts)).not.toContain('looks');
  expect(adoptedWorkflow(before, parts)).toContain('- run: npm run check');
  const files = before.replace('check\n', 'check tests/a.test.ts tests/gone.test.ts\n');
  expect(adoptedWorkflow(files, parts)).toContain('npm run check tests/a.test.ts\n');
  const kept = before.replace('test:looks', 'budget');
  expect(adoptedWorkflow(kept, parts)).toBe(kept);
});
