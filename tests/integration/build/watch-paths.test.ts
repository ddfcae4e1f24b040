import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { watchPaths } from '@/lib/export/build/watch-paths';

test('a watcher reports each change once, however the editor writes', async () => {
  const root = test.info().outputPath('content');
  const folder = join(root, 'guides');
  const file = join(folder, 'page.mdx');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, 'one');
  let calls = 0;
  const watcher = watchPaths([root], () => {
    calls += 1;
  });
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  const steps: [what: string, step: () => void][] = [
    ['an edit', () => writeFileSync(file, 'two')],
    [
      'a file that takes the place of another',
      () => {
        writeFileSync(`${file}~`, 'three');
        renameSync(`${file}~`, file);
      },
    ],
    ['a deletion', () => rmSync(file)],
    ['the file anew', () => writeFileSync(file, 'four')],
    ['an edit of that', () => writeFileSync(file, 'five')],
    ['the folder deleted', () => rmSync(folder, { recursive: true })],
    [
      'the folder anew, with a folder inside',
      () => {
        mkdirSync(join(folder, 'deep'), { recursive: true });
        writeFileSync(join(folder, 'deep', 'page.mdx'), 'six');
      },
    ],
    ['an edit inside', () => writeFileSync(join(folder, 'deep', 'page.mdx'), 'seven')],
  ];
  for (const [what, step] of steps) {
    const before = calls;
    step();
    await expect.poll(() => calls, { message: what, intervals: [20] }).toBe(before + 1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(calls, what).toBe(before + 1);
  }
  await watcher.close();
});
