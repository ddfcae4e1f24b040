import { Link } from '@/components/shell/link';
import {
  searchBlogPosts,
  searchBlogTopics,
  searchDocs,
  searchNeedsScript,
} from '@/content/messages/search-page';
import type { SiteConfig } from '@/lib/config/site';
import styles from './search-page.module.css';

/**
 * Renders a message for browsers without JavaScript, with links to each docs version and, if the site has a
 * blog, to the lists of posts and tags.
 */
export function WithoutScript({ config }: { config: SiteConfig }) {
  return (
    <noscript>
      <p>{searchNeedsScript}</p>
      <ul className={styles.list}>
        {config.versions.map(({ name, label, path }) => (
          <li key={name}>
            <Link href={path === '/' ? '/' : `${path}/`}>{searchDocs(label)}</Link>
          </li>
        ))}
        {config.blog && (
          <>
            <li>
              <Link href="/blog/archive">{searchBlogPosts}</Link>
            </li>
            <li>
              <Link href="/blog/tags">{searchBlogTopics}</Link>
            </li>
          </>
        )}
      </ul>
    </noscript>
  );
}
