import { CopyPage } from '@/components/page/copy-page/copy-page';
import { PageLinks, PageMain, StructuredData } from '@/components/page/page-main';
import { Toc } from '@/components/page/toc/toc';
import { MdxContent } from '@/components/prose/mdx-content';
import { Link } from '@/components/shell/link';
import { blogNeighbors, blogNewerPost, blogOlderPost } from '@/content/messages/blog';
import { blogOf } from '@/lib/config/site';
import type { Content } from '@/lib/content/content';
import type { PostData } from '@/lib/site/blog/post';
import { absoluteUrl } from '@/lib/site/pages/absolute-url';
import type { PageLink } from '@/lib/site/pages/page-data';
import { postData } from '@/lib/site/pages/structured-data';
import layout from './blog.module.css';
import styles from './post.module.css';
import { PostAuthors, PostInfo, PostTags } from './post-facts';

/** Renders a full blog post with its table of contents and links to the next newer and older posts. */
export function PostPage({ content, post }: { content: Content; post: PostData }) {
  const { config } = content;
  return (
    <PageMain
      path={post.path}
      className={`motif ${layout.main}`}
      data-page="blog-post"
      itemScope
      itemType="https://schema.org/Blog"
    >
      <div className={layout.column}>
        <article itemProp="blogPost" itemScope itemType="https://schema.org/BlogPosting">
          <meta itemProp="description" content={post.description} />
          {post.keywords.length > 0 && (
            <meta itemProp="keywords" content={post.keywords.join(',')} />
          )}
          {post.image && <link itemProp="image" href={absoluteUrl(config, post.image)} />}
          <p className="page-place">
            <Link href="/blog">{blogOf(config).title}</Link>
          </p>
          <h1 itemProp="headline">{post.title}</h1>
          <div className={styles.facts}>
            <PostInfo post={post} />
            <PostAuthors authors={post.authors} />
          </div>
          <div id="post-body" itemProp="articleBody">
            <MdxContent content={content} code={post.code} />
          </div>
          <footer className={styles.footer}>
            <PostTags tags={post.tags} />
            <CopyPage config={config} path={post.path} />
            <PageLinks config={config} path={post.path} editUrl={post.editUrl} />
          </footer>
        </article>
        <PostNeighbors newer={post.newer} older={post.older} />
        <StructuredData data={postData(content, post)} />
      </div>
      <div className={layout.toc}>
        <Toc items={post.toc} />
      </div>
    </PageMain>
  );
}

/**
 * Renders links to the next newer and next older posts. The newest post has no link to a newer one, and the
 * oldest post has no link to an older one.
 */
function PostNeighbors({ newer, older }: { newer: PageLink | null; older: PageLink | null }) {
  return (
    <nav className="pagination" aria-label={blogNeighbors}>
      {newer && (
        <Link href={newer.path} rel="prev">
          <span>{blogNewerPost}</span>
          <strong>{newer.title}</strong>
        </Link>
      )}
      {older && (
        <Link href={older.path} rel="next">
          <span>{blogOlderPost}</span>
          <strong>{older.title}</strong>
        </Link>
      )}
    </nav>
  );
}
