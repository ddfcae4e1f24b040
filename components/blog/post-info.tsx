import type { PostSummary } from '@/lib/blog/post';
import styles from './post.module.css';

/** The line under a post's title: its date and how long it takes to read. */
export function PostInfo({ post }: { post: PostSummary }) {
  return (
    <p className={styles.info}>
      <time dateTime={post.date.iso} itemProp="datePublished">
        {post.date.text}
      </time>{' '}
      · {post.readingTime}
    </p>
  );
}
