import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { planWorkflow } from '@/lib/export/ci/workflow-plan';

let root: string;
test.beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'workflow '));
});
test.afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Plans a workflow with a single job that has these steps, in YAML. */
function plan(steps: string) {
  const indented = steps.replaceAll(/^/gm, '      ');
  write('work.yml', `name: Work\non: push\njobs:\n  one:\n    steps:\n${indented}\n`);
  return planWorkflow(root, 'work.yml');
}

const cases: [name: string, steps: string, expected: object][] = [
  ['a command runs', '- run: npm test', { title: 'npm test', command: 'npm test' }],
  [
    'a named step has its name',
    '- name: All tests\n  run: npm test',
    { title: 'All tests', command: 'npm test' },
  ],
  [
    'a checkout is replaced by the clone',
    '- uses: actions/checkout@0 # v1.0.0',
    { title: 'actions/checkout', reason: 'each job runs in its own clone of the last commit' },
  ],
  [
    'any other action needs GitHub',
    '- uses: actions/deploy-pages@0',
    { title: 'actions/deploy-pages', reason: 'it is an action of GitHub' },
  ],
  [
    'a step for failures is skipped',
    '- if: failure()\n  run: npm run more',
    { title: 'npm run more', reason: 'its condition is not met for a push: failure()' },
  ],
  [
    'a step for pushes runs',
    "- if: steps.changes.outputs.pages != 'yes'\n  run: .ci/run",
    { title: '.ci/run', command: '.ci/run' },
  ],
  [
    'a step with a secret is skipped',
    '- env:\n    TOKEN: $' + '{{ secrets.SITE_TOKEN }}\n  run: npm run push',
    { title: 'npm run push', reason: 'it needs secrets.SITE_TOKEN of GitHub' },
  ],
  [
    'a step that changes the kernel is skipped',
    '- run: sudo sysctl -w a=0',
    { title: 'sudo sysctl -w a=0', reason: 'it changes settings of GitHub or of the machine' },
  ],
];

for (const [name, steps, expected] of cases)
  test(`${name} in a planned job`, () => {
    expect(plan(steps)).toEqual([{ name: 'Work / one', id: 'one', steps: [expected] }]);
  });

test('a planned job contains the steps of our own actions in place', () => {
  write('actions/own/action.yml', 'runs:\n  using: composite\n  steps:\n    - run: npm ci\n');
  const [job] = plan('- uses: ./actions/own\n- run: npm test');
  expect(job?.steps.map(({ command }) => command)).toEqual(['npm ci', 'npm test']);
});

test('a workflow with an action that does not exist cannot be planned', () => {
  expect(() => plan('- uses: ./actions/none')).toThrow('./actions/none has no action.yml.');
});
