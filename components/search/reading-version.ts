import { config } from '@/components/ui/site-config';
import { withoutBasePath } from '@/lib/browser/base-path';
import { activeVersion } from '@/lib/site/navigation/site-navigation';

/**
 * Returns the name of the docs version whose path the current URL is below, or of the latest version if there
 * is none.
 */
export function readingVersion(): string {
  const path = withoutBasePath(location.pathname) ?? '/';
  const latest = config.versions.find(({ isLast }) => isLast);
  return (activeVersion(config.versions, path) ?? latest)?.name ?? '';
}
