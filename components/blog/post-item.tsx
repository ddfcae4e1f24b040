import { MdxContent } from '@/components/mdx/mdx-content';
import { Link } from '@/components/shell/link';
import type { PostSummary } from '@/lib/blog/post';
import styles from './post.module.css';
import { Authors } from './post-authors';
import { PostInfo } from './post-info';
import { Tags } from './tag-links';

/** A post in a list: cut at its truncate mark, with a link to the rest when there is more. */
export function PostItem({ post }: { post: PostSummary }) {
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
      <Authors authors={post.authors} />
      <div itemProp="articleBody">
        <MdxContent code={post.excerpt} />
      </div>
      <footer className={styles.footer}>
        <Tags tags={post.tags} />
        {post.hasMore && (
          <Link href={post.path} aria-label={`Read more about ${post.title}`}>
            <b>Read More</b>
            {/* Search engines read the text, not the label. */}
            <span className="sr-only"> about {post.title}</span>
          </Link>
        )}
      </footer>
    </article>
  );
}
