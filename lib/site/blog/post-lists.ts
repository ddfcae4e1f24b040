import { blogOf } from '@/lib/config/site';
import type { Content } from '@/lib/content/content';
import { type Tag as ContentTag, listTags } from '@/lib/content/entries/post-tags';
import type { PageLink } from '@/lib/site/pages/page-data';
import { type DateText, longDate } from '@/lib/site/pages/page-facts';
import { listedPosts, type PostSummary, type PostTag, toSummary } from './post';

/**
 * One page of the post list. `newer` and `older` are the paths of the adjacent pages of the list, or null at
 * either end.
 */
export interface PostListPage {
  path: string;
  title: string;
  posts: PostSummary[];
  newer: string | null;
  older: string | null;
}

/** Posts of one year, oldest first. */
export interface PostYear {
  year: string;
  posts: (PageLink & { date: DateText })[];
}

/**
 * Resolves to one page of the post list, which contains all listed posts, newest first. Page numbers start at
 * 1. Rejects when the page does not exist.
 */
export async function postListPage(content: Content, number: number): Promise<PostListPage> {
  const { postsPerPage, title } = blogOf(content.config);
  const pages = content.pages.filter(({ kind }) => kind === 'post-list');
  const page = pages[number - 1];
  if (!page) throw new Error(`The list of posts has no page ${number}`);
  const posts = listedPosts(content).slice((number - 1) * postsPerPage, number * postsPerPage);
  return {
    path: page.path,
    title,
    posts: await Promise.all(posts.map((post) => toSummary(content, post))),
    newer: pages[number - 2]?.path ?? null,
    older: pages[number]?.path ?? null,
  };
}

/** Returns links to the newest posts. The setting `recentPosts` limits their number. */
export function recentPosts(content: Content): PageLink[] {
  return listedPosts(content)
    .slice(0, blogOf(content.config).recentPosts)
    .map(({ frontMatter, path }) => ({ title: frontMatter.title, path }));
}

/** Returns all listed posts grouped by year, newest year first. */
export function postYears(content: Content): PostYear[] {
  const years = new Map<string, PostYear>();
  for (const post of listedPosts(content).toReversed()) {
    const date = longDate(new Date(post.frontMatter.date));
    const year = date.iso.slice(0, 4);
    const entry = years.get(year) ?? { year, posts: [] };
    entry.posts.push({ title: post.frontMatter.title, path: post.path, date });
    years.set(year, entry);
  }
  return [...years.values()].toReversed();
}

/** Tags with the same first letter, each with its number of posts. */
export interface TagLetter {
  letter: string;
  tags: (PostTag & { count: number })[];
}

/** Tag with its posts. `title` includes the number of posts. */
export interface TaggedPosts extends PostTag {
  title: string;
  posts: PostSummary[];
}

/** Returns all tags that have a page, grouped by first letter and in alphabetical order. */
export function tagLetters({ posts: all }: Content): TagLetter[] {
  const letters = new Map<string, TagLetter>();
  for (const { label, path, posts } of listTags(all)) {
    const letter = label.charAt(0).toUpperCase();
    const entry = letters.get(letter) ?? { letter, tags: [] };
    entry.tags.push({ label, path, count: posts.length });
    letters.set(letter, entry);
  }
  return [...letters.values()];
}

/**
 * Resolves to the tag at `/blog/tags/<slug>` with its posts, newest first. Rejects when there is no such tag.
 */
export async function postsWithTag(content: Content, slug: string): Promise<TaggedPosts> {
  const tag = listTags(content.posts).find((candidate) => slugOf(candidate) === slug);
  if (!tag) throw new Error(`There is no tag at /blog/tags/${slug}`);
  const count = tag.posts.length === 1 ? 'One post' : `${tag.posts.length} posts`;
  return {
    label: tag.label,
    path: tag.path,
    title: `${count} tagged with "${tag.label}"`,
    posts: await Promise.all(tag.posts.map((post) => toSummary(content, post))),
  };
}

function slugOf({ path }: ContentTag): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
