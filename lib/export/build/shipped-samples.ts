import type { Content } from '@/lib/content/content';
import type { Fence } from '@/lib/content/mdx/compiled';
import type { ShippedSample } from '@/lib/player/build/built-samples';
import { cardFiles, cardSource } from '@/lib/site/landing/demo-card-source';

/** A live sample and its code block. The sample on the landing page has no code block. */
export interface SiteSample extends ShippedSample {
  fence?: Fence;
}

/**
 * Returns the live samples of the site. Samples with the same code are listed once. Rejects if a page does
 * not compile.
 */
export async function shippedSamples({ docs, posts, compile }: Content): Promise<SiteSample[]> {
  const compiled = await Promise.all([...docs, ...posts].map(compile));
  const fences = compiled.flatMap((page) => page.fences).filter(({ meta }) => meta.player);
  const distinct = new Map(fences.map((fence) => [fence.code, fence])).values();
  const hasDemo = docs.some(({ frontMatter }) => frontMatter.hero?.demo);
  return [
    ...(hasDemo ? [{ code: cardSource(), files: cardFiles() }] : []),
    ...[...distinct].map((fence) => ({
      code: fence.code,
      files: { 'App.tsx': fence.code },
      fence,
    })),
  ];
}
