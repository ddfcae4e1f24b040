/** Collects the content files, such as images, that the export publishes. */
import type { Content } from '@/lib/content/content';
import type { Compiled } from '@/lib/content/mdx/compiled';
import type { Asset } from '@/lib/content/mdx/published-file';

/**
 * Resolves to the files that docs and posts use, and the authors' pictures, without duplicates. Rejects when
 * a page does not compile.
 */
export async function contentAssets(content: Content): Promise<Asset[]> {
  const { docs, posts, compile } = content;
  return distinctAssets(content, await Promise.all([...docs, ...posts].map(compile)));
}

/** Returns the authors' pictures and the files that `pages` use, without duplicates. */
export function distinctAssets(
  { pictures }: Pick<Content, 'pictures'>,
  pages: readonly Compiled[],
): Asset[] {
  const assets = [...pictures, ...pages.flatMap((page) => page.assets)];
  return [...new Map(assets.map((asset) => [asset.url, asset])).values()];
}
