import type { Logo as LogoConfig } from '@/lib/config/site';
import { withBasePath } from '@/lib/shell/base-path';
import styles from './logo.module.css';

interface Props {
  logo: LogoConfig;
  /** Alternative text when the logo has none of its own. */
  alt: string;
}

/** A logo in both variants, of which the page shows the one that fits its theme. */
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
