import type { Content } from '@/lib/content/content';
import { blogPost, type PostData } from './post';
import { type PostListPage, postListPage, postsWithTag, type TaggedPosts } from './post-lists';

/** What stands at a path of the blog whose number depends on the posts. */
export type BlogPage =
  | { kind: 'list'; number: number; list: PostListPage }
  | { kind: 'tag'; tagged: TaggedPosts }
  | { kind: 'post'; post: PostData };

/** The parts after /blog of every such path; the first page of the list has none. */
export function blogPaths({ pages }: Content): string[][] {
  const kinds = ['post-list', 'tag', 'post'];
  return pages
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ path }) => path.split('/').slice(2));
}

/** The page at the parts after /blog; throws when nothing is there. */
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
