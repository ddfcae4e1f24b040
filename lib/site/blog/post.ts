import type { Author, Content, Entry, PostFrontMatter } from '@/lib/content/content';
import { listTags, toTagPath } from '@/lib/content/entries/post-tags';
import { type TocItem, toToc } from '@/lib/content/mdx/to-toc';
import type { PageLink } from '@/lib/site/pages/page-data';
import { type DateText, editUrl, longDate, readingTime } from '@/lib/site/pages/page-facts';

export type { Author } from '@/lib/content/content';

/** A topic of posts; `path` is the page that lists them. */
export interface Tag {
  label: string;
  path: string;
}

/** What a list shows of a post; `excerpt` is compiled MDX up to the truncate mark. */
export interface PostSummary {
  path: string;
  title: string;
  description: string;
  date: DateText;
  readingTime: string;
  authors: Author[];
  tags: Tag[];
  excerpt: string;
  hasMore: boolean;
}

/** A whole post with its neighbors in time. */
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

/** A post's file. */
export type Post = Entry<PostFrontMatter>;

/** The post at /blog/<slug>; throws when there is none. */
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

/** The posts that lists show, newest first. */
export function listedPosts({ posts }: Content): Post[] {
  return posts.filter((post) => !post.frontMatter.unlisted);
}

/** What a list shows of a post. */
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

/** A tag that only unlisted posts carry has no page to lead to. */
function tagsOf({ posts }: Content, { frontMatter }: Post): Tag[] {
  const paths = new Set(listTags(posts).map(({ path }) => path));
  const tags = frontMatter.tags.map((label) => ({ label, path: toTagPath(label) }));
  return tags.filter(({ path }) => paths.has(path));
}

const TRUNCATE = /\{\/\*\s*truncate\s*\*\/\}|<!--\s*truncate\s*-->/;

/** The post up to its truncate mark; itself when it has none. */
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
