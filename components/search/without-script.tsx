import { Link } from '@/components/shell/link';
import config from '@/site.config';
import styles from './search-page.module.css';

/** What the search page says where it cannot search: why, and where everything is listed. */
export function WithoutScript() {
  return (
    <noscript>
      <p>The search runs in your browser and needs JavaScript. These pages list all others:</p>
      <ul className={styles.list}>
        {config.versions.map(({ name, label, path }) => (
          <li key={name}>
            <Link href={path === '/' ? '/' : `${path}/`}>Docs of {label}</Link>
          </li>
        ))}
        <li>
          <Link href="/blog/archive">All posts of the blog</Link>
        </li>
        <li>
          <Link href="/blog/tags">Topics of the blog</Link>
        </li>
      </ul>
    </noscript>
  );
}
