import { type Sample, toSamples } from '@/lib/content/code-blocks/sample';
import { loadContent } from '@/lib/content/content';
import { compileEntry } from '@/lib/content/mdx/compile';

/** The code blocks of every page and post. */
export async function loadSamples(): Promise<Sample[]> {
  const { docs, posts } = loadContent();
  const lists = await Promise.all(
    [...docs, ...posts].map(async (entry) => toSamples(entry, (await compileEntry(entry)).fences)),
  );
  return lists.flat();
}

/** The code blocks of one page. */
export async function loadSamplesOf(path: string): Promise<Sample[]> {
  const entry = loadContent().docs.find((it) => it.path === path);
  if (!entry) throw new Error(`There is no page ${path}`);
  return toSamples(entry, (await compileEntry(entry)).fences);
}
