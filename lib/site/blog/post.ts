import type { Author, Content, Entry, PostFrontMatter } from '@/lib/content/content';
import { listTags, toTagPath } from '@/lib/content/entries/post-tags';
import { type TocItem, toToc } from '@/lib/content/mdx/to-toc';
import type { PageLink } from '@/lib/site/pages/page-data';
import { type DateText, editUrl, longDate, readingTime } from '@/lib/site/pages/page-facts';

export type { Author } from '@/lib/content/content';

/** Tag of a blog post. `path` is the URL path of the page that lists all posts with this tag. */
export interface PostTag {
  label: string;
  path: string;
}

/**
 * Post as shown in a list. `excerpt` is the compiled MDX before the truncate marker, or of the complete post
 * if it has no marker. `hasMore` is whether the post has a marker.
 */
export interface PostSummary {
  path: string;
  title: string;
  description: string;
  date: DateText;
  readingTime: string;
  authors: Author[];
  tags: PostTag[];
  excerpt: string;
  hasMore: boolean;
}

/** Complete post, with links to the next newer and the next older post. `code` is its compiled MDX. */
export interface PostData extends PostSummary {
  code: string;
  toc: TocItem[];
  keywords: string[];
  image?: string;
  unlisted: boolean;
  newer: PageLink | null;
  older: PageLink | null;
  editUrl: string | null;
}

/** Content entry of a blog post: its file, path and front matter. */
export type Post = Entry<PostFrontMatter>;

/** Resolves to the post at `/blog/<slug>`. Rejects when there is none. */
export async function blogPost(content: Content, slug: string): Promise<PostData> {
  const { config, posts } = content;
  const post = posts.find((candidate) => slugOf(candidate) === slug);
  if (!post) throw new Error(`There is no post at /blog/${slug}`);
  const listed = listedPosts(content);
  const at = listed.indexOf(post);
  const { code, headings } = await content.compile(post);
  const { frontMatter: fm } = post;
  return {
    ...(await toSummary(content, post)),
    code,
    toc: fm.hide_table_of_contents
      ? []
      : toToc(headings, {
          min: fm.toc_min_heading_level ?? config.toc.minLevel,
          max: fm.toc_max_heading_level ?? config.toc.maxLevel,
        }),
    keywords: fm.keywords,
    image: fm.image,
    unlisted: fm.unlisted,
    newer: link(at > 0 ? listed[at - 1] : undefined),
    older: link(at >= 0 ? listed[at + 1] : undefined),
    editUrl: editUrl(config, post.file),
  };
}

/** Returns the posts that appear in lists, newest first. Unlisted posts are left out. */
export function listedPosts({ posts }: Content): Post[] {
  return posts.filter((post) => !post.frontMatter.unlisted);
}

/** Resolves to the data about a post that lists show. */
export async function toSummary(content: Content, post: Post): Promise<PostSummary> {
  const { words, codeWords } = await content.compile(post);
  const { frontMatter, path } = post;
  const excerpt = toExcerpt(post);
  return {
    path,
    title: frontMatter.title,
    description: frontMatter.description ?? '',
    date: longDate(new Date(frontMatter.date)),
    readingTime: readingTime(words, codeWords),
    authors: authorsOf(content, post),
    tags: tagsOf(content, post),
    excerpt: (await content.compile(excerpt)).code,
    hasMore: excerpt !== post,
  };
}

function authorsOf({ authors }: Content, post: Post): Author[] {
  return post.frontMatter.authors.flatMap((key) => authors[key] ?? []);
}

/**
 * Returns a post's tags. Skips tags that only unlisted posts have, because those tags have no page to link
 * to.
 */
function tagsOf({ posts }: Content, { frontMatter }: Post): PostTag[] {
  const paths = new Set(listTags(posts).map(({ path }) => path));
  const tags = frontMatter.tags.map((label) => ({ label, path: toTagPath(label) }));
  return tags.filter(({ path }) => paths.has(path));
}

const TRUNCATE = /\{\/\*\s*truncate\s*\*\/\}|<!--\s*truncate\s*-->/;

/**
 * Returns the post with its body cut off at the truncate marker. Returns the same object when there is no
 * marker.
 */
export function toExcerpt(post: Post): Post {
  const mark = post.body.search(TRUNCATE);
  return mark < 0 ? post : { ...post, body: post.body.slice(0, mark) };
}

function slugOf(post: Post): string {
  return post.path.slice(post.path.lastIndexOf('/') + 1);
}

function link(post: Post | undefined): PageLink | null {
  return post ? { title: post.frontMatter.title, path: post.path } : null;
}
