import type { Entry } from './entries';
import type { PostFrontMatter } from './front-matter-schema';

/**
 * A tag of blog posts. Labels with the same URL path, such as `Dark mode` and `dark-mode`, are one tag, which
 * shows the first of these labels.
 */
export interface Tag {
  label: string;
  path: string;
  /** Posts with this tag, newest first. */
  posts: Entry<PostFrontMatter>[];
}

/**
 * Returns a tag's URL path, which contains its label in kebab case, such as `/blog/tags/dark-mode`. A number
 * becomes a separate word, so `v4` becomes `v-4`.
 */
export function toTagPath(label: string): string {
  const plain = label.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  const words = plain.match(/\p{Lu}?\p{Ll}+|\p{N}+|\p{Lu}+(?!\p{Ll})|\p{L}+/gu) ?? [];
  return `/blog/tags/${words.join('-').toLowerCase()}`;
}

/** Returns the tags of all posts except unlisted ones, sorted by label. */
export function listTags(posts: readonly Entry<PostFrontMatter>[]): Tag[] {
  const tags = new Map<string, Tag>();
  for (const post of posts.filter(({ frontMatter }) => !frontMatter.unlisted)) {
    for (const label of post.frontMatter.tags) {
      const path = toTagPath(label);
      const tag = tags.get(path) ?? { label, path, posts: [] };
      if (!tag.posts.includes(post)) tag.posts.push(post);
      tags.set(path, tag);
    }
  }
  return [...tags.values()].sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
