import config from '@/site.config';
import { type DateText, longDate } from '../dates';
import type { PageLink } from '../page';
import { listedPosts, type PostSummary, toSummary } from './post';

/** A page of the post list; `newer` and `older` are the paths of the pages around it. */
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

/** The numbers of the pages of the post list after the first. */
export function postListPages(): number[] {
  return Array.from({ length: Math.max(0, pageCount() - 1) }, (_, index) => index + 2);
}

/** One page of the list of all posts, newest first; pages count from 1. */
export async function postListPage(page: number): Promise<PostListPage> {
  const { postsPerPage, title } = config.blog;
  const posts = listedPosts().slice((page - 1) * postsPerPage, page * postsPerPage);
  return {
    path: listPath(page),
    title,
    posts: await Promise.all(posts.map(toSummary)),
    newer: page > 1 ? listPath(page - 1) : null,
    older: page < pageCount() ? listPath(page + 1) : null,
  };
}

/** The newest posts, as many as the configuration says. */
export function recentPosts(): PageLink[] {
  return listedPosts()
    .slice(0, config.blog.recentPosts)
    .map(({ frontMatter, path }) => ({ title: frontMatter.title, path }));
}

/** All posts by year, newest year first. */
export function postYears(): PostYear[] {
  const years = new Map<string, PostYear>();
  for (const post of listedPosts().toReversed()) {
    const date = longDate(new Date(post.frontMatter.date));
    const year = date.iso.slice(0, 4);
    const entry = years.get(year) ?? { year, posts: [] };
    entry.posts.push({ title: post.frontMatter.title, path: post.path, date });
    years.set(year, entry);
  }
  return [...years.values()].toReversed();
}

function pageCount(): number {
  return Math.ceil(listedPosts().length / config.blog.postsPerPage);
}

function listPath(page: number): string {
  return page === 1 ? '/blog' : `/blog/page/${page}`;
}
