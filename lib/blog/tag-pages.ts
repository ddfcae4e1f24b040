import { loadContent } from '../content/content';
import { type Tag as ContentTag, listTags } from '../content/post-tags';
import { type PostSummary, type Tag, toSummary } from './post';

/** Tags that begin with the same letter, with how many posts carry each. */
export interface TagLetter {
  letter: string;
  tags: (Tag & { count: number })[];
}

/** The posts that share a tag; `title` says how many. */
export interface TaggedPosts extends Tag {
  title: string;
  posts: PostSummary[];
}

/** Every tag under its first letter, letters and labels in the order of the language. */
export function tagLetters(): TagLetter[] {
  const letters = new Map<string, TagLetter>();
  for (const { label, path, posts } of allTags()) {
    const letter = label.charAt(0).toUpperCase();
    const entry = letters.get(letter) ?? { letter, tags: [] };
    entry.tags.push({ label, path, count: posts.length });
    letters.set(letter, entry);
  }
  return [...letters.values()];
}

/** The posts of /blog/tags/<slug>, newest first; throws when no post carries the tag. */
export async function postsWithTag(slug: string): Promise<TaggedPosts> {
  const tag = allTags().find((candidate) => slugOf(candidate) === slug);
  if (!tag) throw new Error(`There is no tag at /blog/tags/${slug}`);
  const count = tag.posts.length === 1 ? 'One post' : `${tag.posts.length} posts`;
  return {
    label: tag.label,
    path: tag.path,
    title: `${count} tagged with "${tag.label}"`,
    posts: await Promise.all(tag.posts.map(toSummary)),
  };
}

function allTags(): ContentTag[] {
  return listTags(loadContent().posts);
}

function slugOf({ path }: ContentTag): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
