import { PageMain } from '@/components/page/page-main';
import { MdxContent } from '@/components/prose/mdx-content';
import { Link } from '@/components/shell/link';
import {
  blogArchive,
  blogNewerPosts,
  blogOlderPosts,
  blogPages,
  blogReadMore,
  blogReadMoreAbout,
  blogReadMoreName,
  blogTags,
} from '@/content/messages/blog';
import { withBasePath } from '@/lib/browser/base-path';
import type { Content } from '@/lib/content/content';
import type { PostSummary } from '@/lib/site/blog/post';
import type { PostListPage } from '@/lib/site/blog/post-lists';
import { feeds } from '@/lib/site/feeds/feed-paths';
import layout from './blog.module.css';
import styles from './post.module.css';
import { PostAuthors, PostInfo, PostTags } from './post-facts';

interface Props {
  content: Content;
  posts: PostSummary[];
  newer?: string | null;
  older?: string | null;
}

/**
 * Renders post excerpts, with links to the adjacent pages of the list. `newer` and `older` are the paths of
 * these pages, if they exist.
 */
export function PostList({ content, posts, newer, older }: Props) {
  return (
    <>
      {posts.map((post) => (
        <PostItem key={post.path} content={content} post={post} />
      ))}
      <nav className="pagination" aria-label={blogPages}>
        {newer && (
          <Link href={newer} rel="prev">
            <strong>{blogNewerPosts}</strong>
          </Link>
        )}
        {older && (
          <Link href={older} rel="next">
            <strong>{blogOlderPosts}</strong>
          </Link>
        )}
      </nav>
    </>
  );
}

/** Renders a post's excerpt, and a Read more link if the post continues after the excerpt. */
function PostItem({ content, post }: { content: Content; post: PostSummary }) {
  return (
    <article
      className={styles.item}
      itemProp="blogPost"
      itemScope
      itemType="https://schema.org/BlogPosting"
    >
      <meta itemProp="description" content={post.description} />
      <h2 itemProp="headline">
        <Link href={post.path} itemProp="url">
          {post.title}
        </Link>
      </h2>
      <PostInfo post={post} />
      <PostAuthors authors={post.authors} />
      <div itemProp="articleBody">
        <MdxContent content={content} code={post.excerpt} />
      </div>
      <footer className={styles.footer}>
        <PostTags tags={post.tags} />
        {post.hasMore && (
          <Link href={post.path} aria-label={blogReadMoreName(post.title)}>
            <b>{blogReadMore}</b>
            {/* Search engines read this text and ignore the `aria-label`. */}
            <span className="sr-only">{blogReadMoreAbout(post.title)}</span>
          </Link>
        )}
      </footer>
    </article>
  );
}

/** Renders one page of the list of all blog posts, newest first. */
export function BlogListPage({ content, list }: { content: Content; list: PostListPage }) {
  return (
    <PageMain
      path={list.path}
      className={`motif ${layout.main}`}
      data-page="blog-list"
      itemScope
      itemType="https://schema.org/Blog"
    >
      <div className={layout.column}>
        <h1>{list.title}</h1>
        <p className={layout.lists}>
          <Link href="/blog/archive">{blogArchive}</Link> <Link href="/blog/tags">{blogTags}</Link>{' '}
          <a href={withBasePath(feeds.rss.path)}>{feeds.rss.name}</a>
        </p>
        <PostList content={content} posts={list.posts} newer={list.newer} older={list.older} />
      </div>
    </PageMain>
  );
}
