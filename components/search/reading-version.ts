import { config } from '@/components/ui/site-config';
import { withoutBasePath } from '@/lib/browser/base-path';
import { activeVersion } from '@/lib/site/navigation/site-navigation';

/** The name of the version that the page being read belongs to, else of the latest. */
export function readingVersion(): string {
  const path = withoutBasePath(location.pathname) ?? '/';
  const latest = config.versions.find(({ isLast }) => isLast);
  return (activeVersion(config.versions, path) ?? latest)?.name ?? '';
}
