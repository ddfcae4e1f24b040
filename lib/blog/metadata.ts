import type { Metadata } from 'next';
import config from '@/site.config';
import { blogCard, otherCards } from '../cards';
import { toMetadata } from '../metadata';
import type { PostData } from './post';
import type { BlogPage } from './routes';
import type { TaggedPosts } from './tags';

/** The head of a page of the blog. */
export function blogMetadata(page: BlogPage): Metadata {
  if (page.kind === 'list') return listMetadata(page.number);
  return page.kind === 'tag' ? tagMetadata(page.tagged) : postMetadata(page.post);
}

function listMetadata(page: number): Metadata {
  const { title, description } = config.blog;
  const more = page === 1 ? '' : `, page ${page}`;
  return toMetadata({
    title: title + more,
    description: page === 1 ? description : `${description} Page ${page} of the list.`,
    path: page === 1 ? '/blog' : `/blog/page/${page}`,
    card: otherCards(config).blog,
    searchTag: 'blog_posts_list',
  });
}

function postMetadata(post: PostData): Metadata {
  return toMetadata({
    title: post.title,
    description: post.description,
    path: post.path,
    hasTwin: true,
    keywords: post.keywords,
    card: blogCard(post.title, config),
    image: post.image,
    robots: post.unlisted ? 'noindex, nofollow' : undefined,
    searchTag: 'default',
    article: {
      published: post.date.iso,
      authors: post.authors.flatMap((author) => (author.url ? [author.url] : [])),
      tags: post.tags.map((tag) => tag.label),
    },
  });
}

/** The head of the archive. */
export function archiveMetadata(): Metadata {
  return toMetadata({
    title: otherCards(config).archive.title,
    description: `Every post on the ${config.title} blog by year: releases, announcements and what changed in each.`,
    path: '/blog/archive',
    card: otherCards(config).archive,
    searchTag: 'default',
  });
}

/** The head of the list of tags. */
export function tagsMetadata(): Metadata {
  return toMetadata({
    title: otherCards(config).tags.title,
    description: `The topics of the ${config.title} blog, with the number of posts on each.`,
    path: '/blog/tags',
    card: otherCards(config).tags,
    searchTag: 'blog_tags_list',
  });
}

function tagMetadata(tagged: TaggedPosts): Metadata {
  return toMetadata({
    title: tagged.title,
    description: `${config.title} blog posts about ${tagged.label}, newest first, with dates and reading times.`,
    path: tagged.path,
    card: blogCard(tagged.label, config),
    searchTag: 'blog_tags_posts',
  });
}
