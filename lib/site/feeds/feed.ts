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

/** A post as feeds need it. */
export interface FeedPost {
  path: string;
  title: string;
  description: string;
  /** The day of the post, such as 2024-01-02. */
  date: string;
  authors: readonly Author[];
  tags: readonly string[];
  image?: string | undefined;
  /** The body in Markdown, every address absolute. */
  body: string;
}

type Site = Pick<SiteConfig, 'title' | 'url' | 'basePath' | 'blog' | 'locales' | 'product'>;

const newest = 20;

/** The feeds of the blog by their place in the export: the newest 20 of the posts, which come newest first. */
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
      // The day of the newest post and not of the build: the same posts give the same feed.
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

/** RSS takes authors for addresses of e-mail; their names have an element of Dublin Core. */
function withCreators({ author = [], ...item }: Item): Item {
  if (author.length === 0) return item;
  const names = author.map(({ name }) => name).join(', ');
  return { ...item, extensions: [{ name: 'dc:creator', objects: { _text: names } }] };
}

function toItem(post: FeedPost, absolute: (path: string) => string): Item {
  const url = absolute(post.path);
  const { image } = post;
  // Feeds know authors by name; one who shows only a picture has none.
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

/** Clean HTML of a Markdown form: no scripts, no classes of ours, tags of HTML kept. */
export function markdownToHtml(markdown: string): string {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  return toHtml(toHast(tree, { allowDangerousHtml: true }), { allowDangerousHtml: true });
}
