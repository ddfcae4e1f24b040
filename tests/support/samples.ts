import { loadContent } from '@/lib/content/content';
import { compileEntry } from '@/lib/mdx/compile';
import { type Sample, toSamples } from '@/lib/samples/sample';

/** The code blocks of every page and post. */
export async function loadSamples(): Promise<Sample[]> {
  const { docs, posts } = loadContent();
  const lists = await Promise.all(
    [...docs, ...posts].map(async (entry) => toSamples(entry, (await compileEntry(entry)).fences)),
  );
  return lists.flat();
}
