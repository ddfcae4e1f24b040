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

/** Matches the text of pages that can have samples, in their own text or in a partial. */
const MAY_HAVE_SAMPLES = /\bplayer\b|<Include\b/;

/**
 * Resolves to the site's live samples. Samples with the same code are listed once. Compiles only pages that can have
 * samples. Rejects when one of them does not compile.
 */
export async function shippedSamples(content: Content): Promise<SiteSample[]> {
  const { docs, posts, compile, folder } = content;
  const pages = [...docs, ...posts].filter(({ body }) => MAY_HAVE_SAMPLES.test(body));
  const compiled = await Promise.all(pages.map(compile));
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
