import { Feed, type Item } from 'feed';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { blogOf, type SiteConfig } from '@/lib/config/site';
import type { Author } from '@/lib/content/content';
import { toAddresses } from '@/lib/site/twins/twin-urls';
import { feeds } from './feed-paths';

/** Post data that feeds use. */
export interface FeedPost {
  path: string;
  title: string;
  description: string;
  /** Date of the post, such as `2024-01-02`. */
  date: string;
  authors: readonly Author[];
  tags: readonly string[];
  image?: string | undefined;
  /** Body as Markdown in which all URLs are absolute. */
  body: string;
}

type Site = Pick<SiteConfig, 'title' | 'url' | 'basePath' | 'blog' | 'locales' | 'product'>;

const newest = 20;

/**
 * Returns the text of each blog feed, keyed by URL path without the base path. `posts` must be sorted newest
 * first. Only the first 20 are included.
 */
export function toFeedFiles(site: Site, posts: readonly FeedPost[]): Record<string, string> {
  const { absolute } = toAddresses(site);
  const latest = posts.slice(0, newest);
  const toFeed = (items: Item[]) => {
    const feed = new Feed({
      title: `${site.title} Blog`,
      id: absolute('/blog'),
      link: absolute('/blog'),
      description: blogOf(site).description,
      language: site.locales.default,
      // Uses the date of the newest post rather than the build date, so that the output is reproducible.
      updated: new Date(latest[0]?.date ?? 0),
      author: { name: site.title, link: absolute('/') },
      generator: `${site.product.slug}-docs`,
      feedLinks: {
        rss: absolute(feeds.rss.path),
        atom: absolute(feeds.atom.path),
        json: absolute(feeds.json.path),
      },
    });
    for (const item of items) feed.addItem(item);
    return feed;
  };
  const items = latest.map((post) => toItem(post, absolute));
  return {
    [feeds.rss.path]: toFeed(items.map(withCreators)).rss2(),
    [feeds.atom.path]: toFeed(items).atom1(),
    [feeds.json.path]: toFeed(items).json1(),
  };
}

/** Moves a feed item's author names to `dc:creator`, because RSS expects an email address in `author`. */
function withCreators({ author = [], ...item }: Item): Item {
  if (author.length === 0) return item;
  const names = author.map(({ name }) => name).join(', ');
  return { ...item, extensions: [{ name: 'dc:creator', objects: { _text: names } }] };
}

function toItem(post: FeedPost, absolute: (path: string) => string): Item {
  const url = absolute(post.path);
  const { image } = post;
  // Feeds require author names, so authors without a name are left out.
  const author = post.authors.flatMap(({ name, email, url: link }) =>
    name ? [{ name, ...(email && { email }), ...(link && { link }) }] : [],
  );
  return {
    id: url,
    guid: url,
    link: url,
    title: post.title,
    description: post.description,
    content: markdownToHtml(post.body),
    date: new Date(post.date),
    published: new Date(post.date),
    ...(author.length > 0 && { author }),
    category: post.tags.map((name) => ({ name, term: name })),
    ...(image && { image: image.startsWith('/') ? absolute(image) : image }),
  };
}

/**
 * Converts a post's Markdown to plain HTML, without the site's scripts and class names. HTML tags in the
 * Markdown are retained.
 */
export function markdownToHtml(markdown: string): string {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  return toHtml(toHast(tree, { allowDangerousHtml: true }), { allowDangerousHtml: true });
}
