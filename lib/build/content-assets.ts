/** The files beside the content, such as pictures, that pages ask for by their published URL. */
import { loadContent } from '@/lib/content/content';
import { compileEntry } from '@/lib/mdx/compile';
import type { Asset } from '@/lib/mdx/compiled';

/** Every file that a page shows, each once. Rejects when a page does not compile. */
export async function contentAssets(): Promise<Asset[]> {
  const { docs, posts } = loadContent();
  const compiled = await Promise.all([...docs, ...posts].map((entry) => compileEntry(entry)));
  const assets = compiled.flatMap((page) => page.assets);
  return [...new Map(assets.map((asset) => [asset.url, asset])).values()];
}
