import { expect, test } from '@playwright/test';
import { toForms } from '@/components/prose/markdown';
import { type AgentResults, addRun, parseAgentResults } from '@/lib/content/entries/agent-results';
import { toMarkdown } from '@/lib/site/twins/to-markdown';
import { compileText, reportText } from '../../../support/mdx';
import { siteIn } from '../../../support/site';

const file = 'content/docs/v4/agent-results.json';
const page = 'Before.\n\n<AgentResults />\n';

/** Returns the result of a task. `faults` are the classes without effect on iOS and on Android. */
function task(
  name: string,
  classes: number,
  faults: [ios: string[], android: string[]],
  errors = 0,
) {
  const [ios, android] = faults;
  const compileErrors = Array.from({ length: errors }, () => 'Line 1: TS1005');
  return { task: name, classes, withoutEffect: { ios, android }, compileErrors, toolCalls: 0 };
}

const clean = task('new-a', 12, [[], []]);
const bad = task('new-b', 30, [['grid', 'align-middle'], ['grid']]);
const broken = task('new-c', 8, [[], []], 3);
const unanswered = { ...task('new-d', 0, [[], []]), problem: 'The answer has no code.' };

function run(model: string, condition: string, date: string, tasks: readonly object[]) {
  const library = { nativewind: '4.2.7', tailwindcss: '3.4.17' };
  return { date, model, condition, library, tasks };
}

const results = {
  [file]: JSON.stringify([
    run('a-model', 'block', '2026-11-29', [clean, bad]),
    run('org/m', 'none', '2026-11-02', [clean, bad, broken, unanswered]),
    run('org/m', 'mcp', '2026-11-29', [clean, clean]),
  ]),
};

test('committed results become a section with a row for each model and form', async () => {
  const { tree, headings } = await compileText(page, results);
  const markdown = toMarkdown(tree, { forms: toForms(siteIn()), toUrl: (href) => href });
  expect(headings.map(({ id, depth }) => ({ id, depth }))).toEqual([{ id: 'results', depth: 2 }]);
  expect(markdown.replaceAll('\u00a0', ' ')).toBe(
    `Before.

## Results of models

Faults in answers to the tasks of \`npm run bench:agents\`:

| Model | Docs | Faultless | Classes | No effect on iOS | No effect on Android | Don’t compile | Date |
| - | - | - | - | - | - | - | - |
| a-model | AGENTS.md | 1 of 2 | 42 | 2 | 1 | 0 | Nov 29, 2026 |
| org/m | None | 1 of 4 | 50 | 2 | 1 | 1 | Nov 2, 2026 |
| org/m | MCP server | 2 of 2 | 24 | 0 | 0 | 0 | Nov 29, 2026 |`,
  );
});

test('without results, the section is missing', async () => {
  const { tree, headings } = await compileText(page);
  expect(headings).toEqual([]);
  expect(toMarkdown(tree, { forms: toForms(siteIn()), toUrl: (href) => href })).toBe('Before.');
});

test('wrong results, and a section in a sentence, are reported', async () => {
  const wrong = JSON.stringify([run('m', 'nothing', '2026-13-29', [{ ...clean, classes: -1 }])]);
  const report = await reportText(page, { [file]: wrong });
  expect(report).toContain(file);
  expect(report).toContain('Expected a date such as 2026-11-29');
  expect(report).toContain('Expected one of: none, block, skill, mcp');
  expect(report).toContain('Expected a whole number from 0 to 100000');
  expect(await reportText(page, { [file]: '[{"date": ' })).toContain('The YAML cannot be read');
  const empty = JSON.stringify([run('m', 'none', '2026-11-29', [])]);
  expect(await reportText(page, { [file]: empty })).toContain('Expected a list of results');
  expect(await reportText('See <AgentResults />.', results)).toContain(
    '<AgentResults> is a section, so it needs a line of its own',
  );
});

test('a run replaces an earlier one of the same model and form, and runs are sorted', () => {
  const runs = [
    run('org/m', 'mcp', '2026-11-29', [clean]),
    run('org/m', 'none', '2026-10-01', [bad]),
    run('a-model', 'block', '2026-11-29', [clean]),
    run('org/m', 'none', '2026-11-02', [clean]),
  ];
  const { value } = parseAgentResults(JSON.stringify(runs), file);
  const added = (value ?? []).reduce<AgentResults[]>(addRun, []);
  expect(added.map(({ model, condition, date }) => [model, condition, date])).toEqual([
    ['a-model', 'block', '2026-11-29'],
    ['org/m', 'none', '2026-11-02'],
    ['org/m', 'mcp', '2026-11-29'],
  ]);
});
