import { expect, test } from '@playwright/test';
import type { Root } from 'mdast';
import { commandsOf, stepsFor } from '@/tests/support/installation/guide-steps';

const element = (name: string, attributes: Record<string, string>, children: unknown[]) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children,
});
const code = (value: string, meta: string | null = null) => ({
  type: 'code',
  lang: meta ? 'tsx' : 'sh',
  meta,
  value,
});

const tree = {
  type: 'root',
  children: [
    code('outside'),
    element('Tabs', { groupId: 'framework' }, [
      element('TabItem', { value: 'expo' }, [
        element('Steps', {}, [
          code('first\nsecond'),
          element('Tabs', { groupId: 'layout' }, [
            element('TabItem', { value: 'src' }, [code('in src', 'title="src/a.tsx"')]),
            element('TabItem', { value: 'root' }, [code('in root', 'title="a.tsx"')]),
          ]),
        ]),
      ]),
      element('TabItem', { value: 'next' }, [code('third')]),
    ]),
    element('Tabs', { groupId: 'layout' }, [
      element('TabItem', { value: 'src' }, [code('last', 'title="src/b.tsx"')]),
    ]),
  ],
} as unknown as Root;

test('the steps are the blocks in open tabs, including nested ones', () => {
  const rows: [choice: Record<string, string>, blocks: string[]][] = [
    [{ framework: 'expo', layout: 'src' }, ['first\nsecond', 'in src', 'last']],
    [{ framework: 'expo', layout: 'root' }, ['first\nsecond', 'in root']],
    [{ framework: 'next' }, ['third']],
    [{}, []],
  ];
  for (const [choice, blocks] of rows) {
    expect(stepsFor(tree, choice).map((step) => step.code)).toEqual(blocks);
  }
});

test('a block has its file name, and commands are split into lines', () => {
  const steps = stepsFor(tree, { framework: 'expo', layout: 'src' });
  expect(steps[1]).toEqual({ language: 'tsx', title: 'src/a.tsx', code: 'in src' });
  expect(commandsOf(steps)).toEqual(['first', 'second']);
});
