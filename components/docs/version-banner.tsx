import { Link } from '@/components/shell/link';
import type { PageVersion } from '@/lib/page/page-data';
import styles from './version-banner.module.css';

interface Props {
  product: string;
  version: PageVersion;
  latest: PageVersion;
  /** The same page of the latest version, if it has one. */
  twin: string | null;
}

/** Tells readers of an older version where the same page of the latest version is. */
export function VersionBanner({ product, version, latest, twin }: Props) {
  if (version.isLast) return null;
  return (
    <div className={styles.banner} role="alert">
      <p>
        This is documentation for {product} <b>{version.label}</b>, which is no longer actively
        maintained.
      </p>
      <p>
        For up-to-date documentation, see the{' '}
        <Link href={twin ?? latest.path} data-prefer-version={latest.name}>
          latest version
        </Link>{' '}
        ({latest.label}).
      </p>
    </div>
  );
}
