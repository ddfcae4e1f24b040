/** Content files, such as pictures, by their published URL. */
import type { Content } from '@/lib/content/content';
import type { Compiled } from '@/lib/content/mdx/compiled';
import type { Asset } from '@/lib/content/mdx/published-file';

/** Every file that a page shows, each once. Rejects when a page does not compile. */
export async function contentAssets(content: Content): Promise<Asset[]> {
  const { docs, posts, compile } = content;
  return distinctAssets(content, await Promise.all([...docs, ...posts].map(compile)));
}

/** The pictures of authors and the files that these pages show, each once. */
export function distinctAssets(
  { pictures }: Pick<Content, 'pictures'>,
  pages: readonly Compiled[],
): Asset[] {
  const assets = [...pictures, ...pages.flatMap((page) => page.assets)];
  return [...new Map(assets.map((asset) => [asset.url, asset])).values()];
}
