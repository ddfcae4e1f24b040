import type { Content } from '@/lib/content/content';
import { blogPost, type PostData } from './post';
import { type PostListPage, postListPage, postsWithTag, type TaggedPosts } from './post-lists';

/** Page that the blog's catch-all route renders: a list page, a tag page or a post. */
export type BlogPage =
  | { kind: 'list'; number: number; list: PostListPage }
  | { kind: 'tag'; tagged: TaggedPosts }
  | { kind: 'post'; post: PostData };

/**
 * Returns the path segments after `/blog` for each page of the catch-all route, such as `['tags',
 * 'release']`. The list's first page has no segments.
 */
export function blogPaths({ pages }: Content): string[][] {
  const kinds = ['post-list', 'tag', 'post'];
  return pages
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ path }) => path.split('/').slice(2));
}

/** Resolves to the page at the given path segments after `/blog`. Rejects when there is none. */
export async function blogPage(
  content: Content,
  [first, second]: readonly string[],
): Promise<BlogPage> {
  if (first === undefined) return { kind: 'list', number: 1, list: await postListPage(content, 1) };
  if (second === undefined) return { kind: 'post', post: await blogPost(content, first) };
  if (first === 'tags') return { kind: 'tag', tagged: await postsWithTag(content, second) };
  const number = Number(second);
  return { kind: 'list', number, list: await postListPage(content, number) };
}
