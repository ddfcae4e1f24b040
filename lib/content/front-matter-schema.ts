import { z } from 'zod';
import { flag, list, object, pathPart, pattern, text, urlPath, whole } from './schema-fields';

const aliases = 'a list of old URL paths such as "/guides/old-name"';
const described = 'a text of 50 to 160 characters';
const slugged = 'a URL path such as "dark-mode" or "/guides/dark-mode"';
const day = 'a date such as 2026-11-21';
const texts = 'a list of texts';

const shared = {
  title: text('a text of 1 to 60 characters', 60),
  description: text(described, 160).min(50, { error: described }).optional(),
  slug: pattern(urlPath, slugged).min(1, { error: slugged }).optional(),
  keywords: list(text(), texts).default([]),
  draft: flag().default(false),
  unlisted: flag().default(false),
  aliases: list(pattern(urlPath, aliases).startsWith('/', { error: aliases }), aliases).default([]),
  image: text().optional(),
  hide_table_of_contents: flag().default(false),
  toc_min_heading_level: whole(2, 6).optional(),
  toc_max_heading_level: whole(2, 6).optional(),
};

const neighbor = text('the id of a doc, or null for none').nullable().optional();

/** What the front matter of a doc may say. */
export const docFrontMatter = object(
  {
    ...shared,
    sidebar_label: text().optional(),
    sidebar_position: z.number({ error: 'a number' }).optional(),
    pagination_label: text().optional(),
    pagination_prev: neighbor,
    pagination_next: neighbor,
    hide_title: flag().default(false),
    search_all_versions: flag().default(false),
  },
  'front matter with at least a title',
);

/** What the front matter of a post may say. */
export const postFrontMatter = object(
  {
    ...shared,
    slug: pattern(
      new RegExp(`^${pathPart}$`),
      'the last part of a URL path such as "release"',
    ).optional(),
    date: z.iso.date({ error: day }),
    authors: list(text(), 'a list of keys of content/blog/authors.yml').default([]),
    tags: list(text(), texts).default([]),
  },
  'front matter with at least a title',
);

const author = object(
  {
    name: text().optional(),
    title: text().optional(),
    url: z.url({ error: 'a whole URL' }).optional(),
    email: z.email({ error: 'an e-mail address' }).optional(),
    image: text('a path below public, or a whole URL').optional(),
  },
  'the name or image of an author',
).refine(({ name, image }) => name !== undefined || image !== undefined, {
  error: 'the name or image of an author',
  when: ({ issues }) => issues.length === 0,
});

/** What content/blog/authors.yml holds: authors by the keys that posts use. */
export const authorsFile = z.record(z.string(), author, { error: 'authors by key' });

/** The front matter of a doc. */
export type DocFrontMatter = z.infer<typeof docFrontMatter>;

/** The front matter of a post; its date is that of the file name unless it says otherwise. */
export type PostFrontMatter = z.infer<typeof postFrontMatter>;

/** An author of the blog. */
export type Author = z.infer<typeof author>;
