import { loadContent } from '@/lib/content/content';
import { cardFiles, cardSource } from '@/lib/landing/track-source';
import { compileEntry } from '@/lib/mdx/compile';
import type { Fence } from '@/lib/mdx/compiled';
import type { SampleFiles } from '../sample-protocol';

/** A sample that pages ship: `code` is what they show of it. */
export interface ShippedSample {
  code: string;
  files: SampleFiles;
  /** Where it stands in the content; the landing page's own stands in none. */
  fence?: Fence;
}

/** Every live sample of the site, each code once. Rejects when a page does not compile. */
export async function shippedSamples(): Promise<ShippedSample[]> {
  const fences = await playerFences();
  const hasDemo = loadContent().docs.some(({ frontMatter }) => frontMatter.hero?.demo);
  return [
    ...(hasDemo ? [{ code: cardSource(), files: cardFiles() }] : []),
    ...fences.map((fence) => ({ code: fence.code, files: { 'App.tsx': fence.code }, fence })),
  ];
}

/** Every live sample of the content, each code once. Rejects when a page does not compile. */
export async function playerFences(): Promise<Fence[]> {
  const { docs, posts } = loadContent();
  const compiled = await Promise.all([...docs, ...posts].map((entry) => compileEntry(entry)));
  const fences = compiled.flatMap((page) => page.fences).filter(({ meta }) => meta.player);
  return [...new Map(fences.map((fence) => [fence.code, fence])).values()];
}
