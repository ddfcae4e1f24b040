import { Link } from '@/components/shell/link';
import type { Tag } from '@/lib/blog/post';
import styles from './post.module.css';

/** The tags of a post, each leading to the posts that share it. */
export function Tags({ tags }: { tags: Tag[] }) {
  if (tags.length === 0) return null;
  return (
    <p className={styles.tags}>
      <b>Tags:</b>{' '}
      {tags.map((tag) => (
        <Link key={tag.path} href={tag.path}>
          {tag.label}
        </Link>
      ))}
    </p>
  );
}
