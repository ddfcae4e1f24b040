import type { Metadata } from 'next';
import { blogOf } from '@/lib/config/site';
import { toMetadata } from '@/lib/site/pages/metadata';
import config from '@/site.config';
import type { PostData } from './post';
import type { PostListPage, TaggedPosts } from './post-lists';
import type { BlogPage } from './routes';

/** The head of a page of the blog. */
export function blogMetadata(page: BlogPage): Metadata {
  if (page.kind === 'list') return listMetadata(page.number, page.list);
  return page.kind === 'tag' ? tagMetadata(page.tagged) : postMetadata(page.post);
}

function listMetadata(number: number, { path }: PostListPage): Metadata {
  const { title, description } = blogOf(config);
  const more = number === 1 ? '' : `, page ${number}`;
  return toMetadata({
    path,
    title: title + more,
    description: number === 1 ? description : `${description} Page ${number} of the list.`,
    searchTag: 'blog_posts_list',
  });
}

function postMetadata(post: PostData): Metadata {
  return toMetadata({
    path: post.path,
    description: post.description,
    keywords: post.keywords,
    image: post.image,
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
    description: `Every post on the ${config.title} blog by year: releases, announcements and what changed in each.`,
    path: '/blog/archive',
    searchTag: 'default',
  });
}

/** The head of the list of tags. */
export function tagsMetadata(): Metadata {
  return toMetadata({
    description: `The topics of the ${config.title} blog, with the number of posts on each.`,
    path: '/blog/tags',
    searchTag: 'blog_tags_list',
  });
}

function tagMetadata(tagged: TaggedPosts): Metadata {
  return toMetadata({
    title: tagged.title,
    description: `${config.title} blog posts about ${tagged.label}, newest first, with dates and reading times.`,
    path: tagged.path,
    searchTag: 'blog_tags_posts',
  });
}
