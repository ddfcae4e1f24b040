import styles from './brand-icon.module.css';

/**
 * The mark of a service that the site links to; the icon library has no brand marks. Drawn from a
 * file of its own, since the path would be a tenth of each page's bytes.
 */
export function BrandIcon({ name }: { name: 'github' | 'discord' }) {
  return <i aria-hidden="true" className={styles.icon} data-brand={name} />;
}
