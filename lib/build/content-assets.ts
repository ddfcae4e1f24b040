/** The files beside the content, such as pictures, that pages ask for by their published URL. */
import { loadContent } from '@/lib/content/content';
import { compileEntry } from '@/lib/mdx/compile';
import type { Compiled } from '@/lib/mdx/compiled';
import type { Asset } from '@/lib/mdx/published-file';

/** Every file that a page shows, each once. Rejects when a page does not compile. */
export async function contentAssets(): Promise<Asset[]> {
  const { docs, posts } = loadContent();
  return distinctAssets(await Promise.all([...docs, ...posts].map(compileEntry)));
}

/** The files that these pages show, each once. */
export function distinctAssets(pages: readonly Compiled[]): Asset[] {
  const assets = pages.flatMap((page) => page.assets);
  return [...new Map(assets.map((asset) => [asset.url, asset])).values()];
}
