import { Link } from '@/components/shell/link';
import { config } from '@/components/ui/site-config';
import { withBasePath } from '@/lib/browser/base-path';
import type { LogoConfig } from '@/lib/config/site';
import brand from './brand.module.css';
import styles from './logo.module.css';

interface Props {
  logo: LogoConfig;
  /** Alternative text, used unless the logo's configuration has one. */
  alt: string;
}

/**
 * Renders a logo. If it has separate images for the light and dark theme, both are rendered and CSS shows the
 * one that matches.
 */
export function Logo({ logo, alt }: Props) {
  const { src, srcDark = src, width, height } = logo;
  const text = logo.alt ?? alt;
  const size = { width, height };
  if (src === srcDark)
    return <img src={withBasePath(src)} alt={text} {...size} className={styles.logo} />;
  return (
    <>
      <img
        src={withBasePath(src)}
        alt={text}
        {...size}
        className={styles.logo}
        data-shows="light"
      />
      <img
        src={withBasePath(srcDark)}
        alt={text}
        {...size}
        className={styles.logo}
        data-shows="dark"
      />
    </>
  );
}

/** Renders the logo and the navbar title as a link, by default to the home page. */
export function Brand({ tabIndex }: { tabIndex?: -1 }) {
  const { logo, navbar, title } = config;
  return (
    <Link href={logo.href ?? '/'} className={brand.brand} tabIndex={tabIndex}>
      <Logo logo={logo} alt={navbar.title ? '' : title} />
      {navbar.title && <b>{navbar.title}</b>}
    </Link>
  );
}
