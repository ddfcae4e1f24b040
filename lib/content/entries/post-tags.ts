import type { Entry } from './entries';
import type { PostFrontMatter } from './front-matter-schema';

/** A label of posts; labels that share a URL are one tag, named as first met. */
export interface Tag {
  label: string;
  path: string;
  /** Newest first. */
  posts: Entry<PostFrontMatter>[];
}

/** The URL path of a label: its words in kebab case, a number being a word, so `v4` is `v-4`. */
export function toTagPath(label: string): string {
  const plain = label.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  const words = plain.match(/\p{Lu}?\p{Ll}+|\p{N}+|\p{Lu}+(?!\p{Ll})|\p{L}+/gu) ?? [];
  return `/blog/tags/${words.join('-').toLowerCase()}`;
}

/** The tags of listed posts, by label. */
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
