import config from '@/site.config';
import styles from './brand.module.css';
import { Link } from './link';
import { Logo } from './logo';

/** The logo and the title of the site, linking to its home. */
export function Brand({ tabIndex }: { tabIndex?: -1 }) {
  const { logo, navbar, title } = config;
  return (
    <Link href={logo.href ?? '/'} className={styles.brand} tabIndex={tabIndex}>
      <Logo logo={logo} alt={navbar.title ? '' : title} />
      {navbar.title && <b>{navbar.title}</b>}
    </Link>
  );
}
