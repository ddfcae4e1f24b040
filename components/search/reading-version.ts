import { config } from '@/components/ui/site-config';
import { withoutBasePath } from '@/lib/browser/base-path';
import { activeVersion } from '@/lib/site/navigation/site-navigation';

/**
 * Returns the name of the docs version that the current page belongs to. On pages outside the docs, returns
 * the name of the latest version.
 */
export function readingVersion(): string {
  const path = withoutBasePath(location.pathname) ?? '/';
  const latest = config.versions.find(({ isLast }) => isLast);
  return (activeVersion(config.versions, path) ?? latest)?.name ?? '';
}
