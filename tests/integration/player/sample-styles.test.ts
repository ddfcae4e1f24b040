import { expect, test } from '@playwright/test';
import { startCompiler } from '../../support/player-compiler';

/** Lists of classes that share some classes and variants, in different orders. */
const lists = [
  'p-4 m-2 [&>*]:m-1',
  'm-2 p-4 [&_p]:m-3 [&>*]:m-1',
  '[margin:3px] [padding:4px]',
  '[padding:4px] [margin:3px] bg-red-500/50',
  'animate-spin dark:p-4 hover:m-2 sm:flex-row',
  'unknown-class',
];

/** Compiles a sample for each list, one after the other in the same worker. Returns the results by list. */
async function compileAll(inOrder: readonly string[]) {
  const compile = await startCompiler();
  const results = new Map<string, { css: string; classes: string[] }>();
  for (const list of inOrder) {
    const compiled = await compile({ 'App.tsx': `export default "${list}";` });
    if (!compiled.ok) throw new Error(compiled.problem.message);
    results.set(list, { css: compiled.program.css, classes: compiled.classes });
  }
  return results;
}

test('the styles of a sample do not depend on the samples before it', async () => {
  const forward = await compileAll(lists);
  const backward = await compileAll(lists.toReversed());
  for (const list of lists) {
    const [alone] = (await compileAll([list])).values();
    expect(forward.get(list)).toEqual(alone);
    expect(backward.get(list)).toEqual(alone);
  }
  const last = backward.get('p-4 m-2 [&>*]:m-1');
  expect(last?.classes).toEqual(['[&>*]:m-1', 'm-2', 'p-4']);
  expect(last?.css).toContain('.p-4');
  expect(last?.css).not.toMatch(/animate-spin|bg-red|padding: 4px/);
});
