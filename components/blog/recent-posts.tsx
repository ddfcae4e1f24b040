'use client';

import { usePathname } from 'next/navigation';
import { Link } from '@/components/shell/link';
import { blogRecent, blogRecentName } from '@/content/messages/blog';
import { samePath } from '@/lib/config/paths';
import type { PageLink } from '@/lib/site/pages/page-data';
import styles from './blog.module.css';

/** Renders a list of links to the newest posts, and marks the link to the current post. */
export function RecentPosts({ posts }: { posts: PageLink[] }) {
  const path = usePathname();
  return (
    <nav className={styles.recent} aria-label={blogRecentName}>
      <p>{blogRecent}</p>
      <ul>
        {posts.map((post) => (
          <li key={post.path}>
            <Link href={post.path} aria-current={samePath(post.path, path) ? 'page' : undefined}>
              {post.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
