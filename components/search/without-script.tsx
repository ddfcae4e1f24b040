import { Link } from '@/components/shell/link';
import type { SiteConfig } from '@/lib/config/site';
import styles from './search-page.module.css';

/** What the search page says where it cannot search: why, and where everything is listed. */
export function WithoutScript({ config }: { config: SiteConfig }) {
  return (
    <noscript>
      <p>Search runs in your browser and needs JavaScript. These pages link to all the others:</p>
      <ul className={styles.list}>
        {config.versions.map(({ name, label, path }) => (
          <li key={name}>
            <Link href={path === '/' ? '/' : `${path}/`}>{label} docs</Link>
          </li>
        ))}
        {config.blog && (
          <>
            <li>
              <Link href="/blog/archive">All blog posts</Link>
            </li>
            <li>
              <Link href="/blog/tags">Blog topics</Link>
            </li>
          </>
        )}
      </ul>
    </noscript>
  );
}
