import type { Metadata } from 'next';
import { blogOf } from '@/lib/config/site';
import type { Content } from '@/lib/content/content';
import { toMetadata } from '@/lib/site/pages/metadata';
import type { PostData } from './post';
import type { TaggedPosts } from './post-lists';
import type { BlogPage } from './routes';

/** Returns the Next metadata of a blog list page, a tag page or a post. */
export function blogMetadata(content: Content, page: BlogPage): Metadata {
  if (page.kind === 'list') return listMetadata(content, page);
  return page.kind === 'tag' ? tagMetadata(content, page.tagged) : postMetadata(content, page.post);
}

function listMetadata(
  content: Content,
  { number, list: { path } }: Extract<BlogPage, { kind: 'list' }>,
): Metadata {
  const { title, description } = blogOf(content.config);
  const more = number === 1 ? '' : `, page ${number}`;
  return toMetadata(content, {
    path,
    title: title + more,
    description: number === 1 ? description : `${description} Page ${number} of the list.`,
    searchTag: 'blog_posts_list',
  });
}

function postMetadata(content: Content, post: PostData): Metadata {
  return toMetadata(content, {
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

/** Returns the Next metadata of the blog archive. */
export function archiveMetadata(content: Content): Metadata {
  return toMetadata(content, {
    description: `Every post on the ${content.config.title} blog by year: releases, announcements, and what changed in each.`,
    path: '/blog/archive',
    searchTag: 'default',
  });
}

/** Returns the Next metadata of the page that lists all tags. */
export function tagsMetadata(content: Content): Metadata {
  return toMetadata(content, {
    description: `The topics of the ${content.config.title} blog, with the number of posts on each.`,
    path: '/blog/tags',
    searchTag: 'blog_tags_list',
  });
}

function tagMetadata(content: Content, tagged: TaggedPosts): Metadata {
  return toMetadata(content, {
    title: tagged.title,
    description: `${content.config.title} blog posts about ${tagged.label}, newest first, with dates and reading times.`,
    path: tagged.path,
    searchTag: 'blog_tags_posts',
  });
}
