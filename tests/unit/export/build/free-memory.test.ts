import { expect, test } from '@playwright/test';
import { loadContent } from '@/lib/content/content';
import type { Entry } from '@/lib/content/entries/entries';
import { compileEntry } from '@/lib/content/mdx/compile';
import { freeMemory } from '@/lib/export/build/free-memory';

test('compiled pages leave the memory, and the cache still has them', async () => {
  const [entry] = loadContent().docs;
  if (!entry) throw new Error('There is no page.');
  const { page, code } = await compile(entry);
  const isFree = async () => {
    await freeMemory();
    return page.deref() === undefined;
  };
  await expect.poll(isFree).toBe(true);
  expect((await compile(entry)).code).toBe(code);
});

async function compile(entry: Entry): Promise<{ page: WeakRef<object>; code: string }> {
  const compiled = await compileEntry(entry);
  return { page: new WeakRef(compiled), code: compiled.code };
}
