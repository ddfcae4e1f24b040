import { Fragment } from 'react';
import { StaticHtml } from '@/components/page/static-html';
import { Link } from '@/components/shell/link';
import { Logo } from '@/components/shell/navbar/logo';
import { SettingHtml } from '@/components/shell/setting-html';
import { ExternalIcon } from '@/components/ui/icon';
import { footerBuild } from '@/content/messages/shell';
import {
  type FooterLink as FooterLinkConfig,
  hasColumns,
  type SiteConfig,
} from '@/lib/config/site';
import { withDownloads } from '@/lib/site/downloads/downloads';
import styles from './footer.module.css';

/**
 * Renders the configured footer: links in columns or in one row, a logo, a copyright line, and the site
 * version. Renders nothing if no footer is configured.
 */
export function Footer({ config }: { config: SiteConfig }) {
  const { buildInfo, footer, title } = config;
  if (!footer) return null;
  const { logo, copyright, style } = footer;
  const links = withDownloads(footer.links, config);
  return (
    <StaticHtml as="footer" id="footer" className={styles.footer} data-style={style}>
      <div className={styles.inner}>
        {hasColumns(links) ? (
          <div className={styles.columns}>
            {links.map(({ title: heading, items }) => (
              <section key={heading}>
                <h2 className={styles.title}>{heading}</h2>
                <ul>
                  {items.map((link) => (
                    <li key={link.html ?? link.label}>
                      <FooterLink link={link} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        ) : (
          <FooterRow links={links} />
        )}
        {(logo || copyright || buildInfo) && (
          <div className={styles.bottom}>
            {logo?.href ? (
              <Link href={logo.href} className={styles.logo}>
                <Logo logo={logo} alt={title} />
              </Link>
            ) : (
              logo && <Logo logo={logo} alt={title} />
            )}
            {copyright && <SettingHtml as="div" html={copyright} />}
            {buildInfo && <BuildInfo />}
          </div>
        )}
      </div>
    </StaticHtml>
  );
}

/** Renders the site version, and the commit if it is known. */
function BuildInfo() {
  const version = process.env.NEXT_PUBLIC_SITE_VERSION ?? '';
  return <div>{footerBuild(version, process.env.NEXT_PUBLIC_SITE_COMMIT)}</div>;
}

/** Renders one row of links separated by middle dots. On narrow screens the links are stacked. */
function FooterRow({ links }: { links: readonly FooterLinkConfig[] }) {
  return (
    <div className={styles.row}>
      {links.map((link, index) => (
        <Fragment key={link.html ?? link.label}>
          {index > 0 && <span className={styles.dot}> · </span>}
          <FooterLink link={link} />
        </Fragment>
      ))}
    </div>
  );
}

/** Renders a footer link, or the custom HTML that is configured instead of a link. */
function FooterLink({ link }: { link: FooterLinkConfig }) {
  if (link.html !== undefined) return <SettingHtml as="span" html={link.html} />;
  if (link.to !== undefined) return <Link href={link.to}>{link.label}</Link>;
  return (
    <Link href={link.href}>
      {link.label}
      <ExternalIcon />
    </Link>
  );
}
