import type { Content } from '@/lib/content/content';
import { readExamples } from '@/lib/content/entries/playground-examples';
import type { Fence } from '@/lib/content/mdx/compiled';
import type { ShippedSample } from '@/lib/player/build/built-samples';
import { exampleCode } from '@/lib/player/built-sample';
import { cardFiles, cardSource } from '@/lib/site/landing/demo-card-source';

/**
 * Live sample with the code block that it comes from. The landing page's sample and the examples of the
 * playground have no code block.
 */
export interface SiteSample extends ShippedSample {
  fence?: Fence;
}

/**
 * Resolves to the site's live samples. Samples with the same code are listed once. Rejects when a page does
 * not compile.
 */
export async function shippedSamples(content: Content): Promise<SiteSample[]> {
  const { docs, posts, compile, folder } = content;
  const compiled = await Promise.all([...docs, ...posts].map(compile));
  const fences = compiled.flatMap((page) => page.fences).filter(({ meta }) => meta.player);
  const distinct = new Map(fences.map((fence) => [fence.code, fence])).values();
  const hasDemo = docs.some(({ frontMatter }) => frontMatter.hero?.demo);
  return [
    ...(hasDemo ? [{ code: cardSource(), files: cardFiles() }] : []),
    ...Object.values(readExamples(folder).examples).map((files) => ({
      code: exampleCode(files),
      files,
    })),
    ...[...distinct].map((fence) => ({
      code: fence.code,
      files: { 'App.tsx': fence.code },
      fence,
    })),
  ];
}
