import { CopyPage } from '@/components/copy-page/copy-page';
import { MdxContent } from '@/components/mdx/mdx-content';
import { EditLink, PageMain, StructuredData } from '@/components/page/page-main';
import { Toc } from '@/components/toc/toc';
import type { PostData } from '@/lib/blog/post';
import { absoluteUrl } from '@/lib/page/absolute-url';
import { postData } from '@/lib/page/structured-data';
import layout from './blog.module.css';
import styles from './post.module.css';
import { Authors } from './post-authors';
import { PostInfo } from './post-info';
import { PostNeighbors } from './post-neighbors';
import { Tags } from './tag-links';

/** A whole post with its neighbors and its table of contents. */
export function PostPage({ post }: { post: PostData }) {
  return (
    <PageMain
      path={post.path}
      className={layout.main}
      data-page="blog-post"
      itemScope
      itemType="https://schema.org/Blog"
    >
      <div className={layout.column}>
        <StructuredData data={postData(post)} />
        <article itemProp="blogPost" itemScope itemType="https://schema.org/BlogPosting">
          <meta itemProp="description" content={post.description} />
          {post.keywords.length > 0 && (
            <meta itemProp="keywords" content={post.keywords.join(',')} />
          )}
          {post.image && <link itemProp="image" href={absoluteUrl(post.image)} />}
          <h1 itemProp="headline">{post.title}</h1>
          <PostInfo post={post} />
          <Authors authors={post.authors} />
          <div id="post-body" itemProp="articleBody">
            <MdxContent code={post.code} />
          </div>
          <footer className={styles.footer}>
            <Tags tags={post.tags} />
            <CopyPage path={post.path} />
            {post.editUrl && <EditLink href={post.editUrl} />}
          </footer>
        </article>
        <PostNeighbors newer={post.newer} older={post.older} />
      </div>
      <div className={layout.toc}>
        <Toc items={post.toc} />
      </div>
    </PageMain>
  );
}
