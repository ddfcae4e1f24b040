import { expect, test } from '@playwright/test';
import { followAll, followStep } from '@/tests/support/installation/follow-step';
import type { GuideStep } from '@/tests/support/installation/guide-steps';

const rows: [
  name: string,
  step: GuideStep,
  before: string | undefined,
  after: string | undefined,
][] = [
  ['a new file', { language: 'js', title: 'a.js', code: 'a' }, undefined, 'a\n'],
  ['a file that replaces another', { language: 'js', title: 'a.js', code: 'a' }, 'b', 'a\n'],
  [
    'keys of a JSON file',
    { language: 'json', title: 'app.json', code: '{"expo":{"a":1}}' },
    '{"expo":{"a":0,"b":{"c":2}},"d":3}',
    '{\n  "expo": {\n    "a": 1,\n    "b": {\n      "c": 2\n    }\n  },\n  "d": 3\n}\n',
  ],
  [
    'an import at the top',
    { language: 'tsx', title: 'a.tsx', code: "import './a.css';" },
    'b',
    "import './a.css';\n\nb",
  ],
  [
    'directives at the top of CSS',
    { language: 'css', title: 'a.css', code: '@tailwind base;\n@tailwind utilities;' },
    ':root {}\n',
    '@tailwind base;\n@tailwind utilities;\n\n:root {}\n',
  ],
  [
    'CSS that is missing so far',
    { language: 'css', title: 'a.css', code: '@tailwind base;' },
    undefined,
    '@tailwind base;\n',
  ],
  [
    'a screen that the app does not have',
    { language: 'tsx', title: 'a.tsx', code: "import './a.css';" },
    undefined,
    undefined,
  ],
  ['a command', { language: 'sh', code: 'npm install' }, undefined, undefined],
];

for (const [name, step, before, after] of rows) {
  test(`following a step leaves ${name}`, () => {
    expect(followStep(step, before)).toBe(after);
  });
}

test('steps build on each other, and other files stay', () => {
  const steps: GuideStep[] = [
    { language: 'css', title: 'a.css', code: '.a {}' },
    { language: 'css', title: 'a.css', code: '@tailwind base;' },
  ];
  expect(followAll({ b: 'b' }, steps)).toEqual({ b: 'b', 'a.css': '@tailwind base;\n\n.a {}\n' });
});
