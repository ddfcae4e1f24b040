import { hasColumns } from '@/lib/config/site';
import { withDownloads } from '@/lib/offline/downloads';
import config from '@/site.config';
import styles from './footer.module.css';
import { FooterColumns } from './footer-columns';
import { FooterRow } from './footer-row';
import { Link } from './link';
import { Logo } from './logo';
import { SettingHtml } from './setting-html';

/** The end of every page, as configured: columns or one row of links, a logo, a copyright line. */
export function Footer() {
  const { footer, title } = config;
  if (!footer) return null;
  const { logo, copyright, style } = footer;
  const links = withDownloads(footer.links, config);
  return (
    <footer className={styles.footer} data-style={style}>
      <div className={styles.inner}>
        {hasColumns(links) ? <FooterColumns columns={links} /> : <FooterRow links={links} />}
        {(logo || copyright) && (
          <div className={styles.bottom}>
            {logo?.href ? (
              <Link href={logo.href} className={styles.logo}>
                <Logo logo={logo} alt={title} />
              </Link>
            ) : (
              logo && <Logo logo={logo} alt={title} />
            )}
            {copyright && <SettingHtml as="div" html={copyright} />}
          </div>
        )}
      </div>
    </footer>
  );
}
