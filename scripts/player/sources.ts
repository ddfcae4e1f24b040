import { loadContent } from '@/lib/content/content';
import { compileEntry, type Fence } from '@/lib/mdx/compile';

/** Every live sample of the content, each code once. Rejects when a page does not compile. */
export async function playerFences(): Promise<Fence[]> {
  const { docs, posts } = loadContent();
  const compiled = await Promise.all([...docs, ...posts].map((entry) => compileEntry(entry)));
  const fences = compiled.flatMap((page) => page.fences).filter(({ meta }) => meta.player);
  return [...new Map(fences.map((fence) => [fence.code, fence])).values()];
}
