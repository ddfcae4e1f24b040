import { z } from 'zod';
import {
  flag,
  list,
  object,
  pathPart,
  pattern,
  text,
  urlPath,
  whole,
} from '@/lib/config/source/schema-fields';

const aliases = 'a list of old URL paths such as "/guides/old-name"';
const described = 'a text of 50 to 160 characters';
const slugged = 'a URL path such as "dark-mode" or "/guides/dark-mode"';
const day = 'a date such as 2026-11-21';
const texts = 'a list of texts';

const shared = {
  title: text('a text of 1 to 60 characters', 60).describe(
    'h1, title of the tab, and label in the sidebar; up to 60 characters',
  ),
  description: text(described, 160)
    .min(50, { error: described })
    .optional()
    .describe(
      'text for search engines and link previews: 50 to 160 characters, different on every page',
    ),
  slug: pattern(urlPath, slugged)
    .min(1, { error: slugged })
    .optional()
    .describe('path of the page, if it differs from the path of the file'),
  keywords: list(text(), texts)
    .default([])
    .describe(
      'words that readers search for and that the page does not contain, such as `circle image`',
    ),
  draft: flag().default(false).describe('shows the page in development only'),
  unlisted: flag().default(false).describe('builds the page, but does not list or index it'),
  aliases: list(pattern(urlPath, aliases).startsWith('/', { error: aliases }), aliases)
    .default([])
    .describe('old paths of the page; they redirect to it'),
  image: text()
    .optional()
    .describe('picture for link previews instead of the drawn card: a path in `public`'),
  hide_table_of_contents: flag().default(false).describe('hides the list of headings'),
  toc_min_heading_level: whole(2, 6).optional().describe('first level of headings in the list'),
  toc_max_heading_level: whole(2, 6).optional().describe('last level of headings in the list'),
};

const neighbor = text('the id of a doc, or null for none').nullable().optional();

const hero = object(
  {
    actions: list(
      object(
        { label: text(), to: pattern(/^(?:\/|https:)/, 'a URL path or an address of the web') },
        'an action with label and to',
      ),
      'a list of actions with label and to',
    ).describe('buttons below the description; the first one is the main one'),
    demo: text()
      .optional()
      .describe('note below a card whose classes readers switch; without it, there is no card'),
  },
  'a hero with actions',
);

/** Schema for the front matter of a doc. */
export const docFrontMatter = object(
  {
    ...shared,
    sidebar_label: text().optional().describe('label in the sidebar instead of the title'),
    sidebar_position: z
      .number({ error: 'a number' })
      .optional()
      .describe('place among its neighbors in the sidebar'),
    pagination_label: text()
      .optional()
      .describe('label of the links from the previous and the next page'),
    pagination_prev: neighbor.describe('id of the previous page, or `null` for none'),
    pagination_next: neighbor.describe('id of the next page, or `null` for none'),
    hide_title: flag().default(false).describe('hides the h1'),
    search_all_versions: flag()
      .default(false)
      .describe('lets the search of every version find the page, such as a migration guide'),
    hero: hero
      .optional()
      .describe(
        'makes the home of the site a landing page: `actions` are its buttons, `demo` is the note below a card of classes',
      ),
  },
  'front matter with at least a title',
);

/** Schema for the front matter of a blog post. */
export const postFrontMatter = object(
  {
    ...shared,
    slug: pattern(new RegExp(`^${pathPart}$`), 'the last part of a URL path such as "release"')
      .optional()
      .describe('last part of the path of the post; the file name without its date by default'),
    date: z.iso
      .date({ error: day })
      .describe('day of the post; the date in the file name by default'),
    authors: list(text(), 'a list of keys of content/blog/authors.yml')
      .default([])
      .describe('keys of `content/blog/authors.yml`'),
    tags: list(text(), texts).default([]).describe('topics of the post; each has a page'),
  },
  'front matter with at least a title',
);

const author = object(
  {
    name: text().optional(),
    title: text().optional(),
    url: z.url({ error: 'a whole URL' }).optional(),
    email: z.email({ error: 'an e-mail address' }).optional(),
    image: text('a file next to authors.yml, a path below public, or a whole URL').optional(),
  },
  'the name or image of an author',
).refine(({ name, image }) => name !== undefined || image !== undefined, {
  error: 'the name or image of an author',
  when: ({ issues }) => issues.length === 0,
});

/** Schema for `content/blog/authors.yml`, which defines authors under the keys that posts use. */
export const authorsFile = z.record(z.string(), author, { error: 'authors by key' });

/** Front matter of a doc. */
export type DocFrontMatter = z.infer<typeof docFrontMatter>;

/** Front matter of a blog post. `date` defaults to the date in the file name. */
export type PostFrontMatter = z.infer<typeof postFrontMatter>;

/** An author of the blog. */
export type Author = z.infer<typeof author>;
