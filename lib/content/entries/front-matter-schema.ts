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
    'The h1, the title of the tab and the label in the sidebar',
  ),
  description: text(described, 160)
    .min(50, { error: described })
    .optional()
    .describe('For search engines and previews of links; its own on every page'),
  slug: pattern(urlPath, slugged)
    .min(1, { error: slugged })
    .optional()
    .describe('Another path than that of the file'),
  keywords: list(text(), texts)
    .default([])
    .describe('Words that readers search for and that the text does not say'),
  draft: flag().default(false).describe('A page in development only'),
  unlisted: flag().default(false).describe('Built, but neither listed nor indexed'),
  aliases: list(pattern(urlPath, aliases).startsWith('/', { error: aliases }), aliases)
    .default([])
    .describe('Old paths that lead here'),
  image: text().optional().describe('A picture for previews of links: a path below public'),
  hide_table_of_contents: flag().default(false).describe('Leaves out the list of headings'),
  toc_min_heading_level: whole(2, 6).optional().describe('The first level of headings in the list'),
  toc_max_heading_level: whole(2, 6).optional().describe('The last level of headings in the list'),
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
    ).describe('Buttons below the description; the first one stands out'),
    demo: text()
      .optional()
      .describe('Shows a card whose classes readers switch, with this note below it'),
  },
  'a hero with actions',
);

/** Schema for the front matter of a doc. */
export const docFrontMatter = object(
  {
    ...shared,
    sidebar_label: text().optional().describe('The label in the sidebar, in place of the title'),
    sidebar_position: z
      .number({ error: 'a number' })
      .optional()
      .describe('The place among its neighbors in the sidebar'),
    pagination_label: text().optional().describe('The label in links from the neighbors'),
    pagination_prev: neighbor.describe('The id of the doc before this one, or null for none'),
    pagination_next: neighbor.describe('The id of the doc after this one, or null for none'),
    hide_title: flag().default(false).describe('Leaves out the h1'),
    search_all_versions: flag()
      .default(false)
      .describe('Lets the search of every version find the page'),
    hero: hero.optional().describe('Makes the home of the site a landing page'),
  },
  'front matter with at least a title',
);

/** Schema for the front matter of a blog post. */
export const postFrontMatter = object(
  {
    ...shared,
    slug: pattern(
      new RegExp(`^${pathPart}$`),
      'the last part of a URL path such as "release"',
    ).optional(),
    date: z.iso
      .date({ error: day })
      .describe('The day of the post; that of the file name when it is left out'),
    authors: list(text(), 'a list of keys of content/blog/authors.yml')
      .default([])
      .describe('Keys of content/blog/authors.yml'),
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
