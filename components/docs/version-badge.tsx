import type { PageVersion } from '@/lib/page/page-data';

/** The version that a page of the docs belongs to. */
export function VersionBadge({ version }: { version: PageVersion }) {
  return <p className="version-badge">Version: {version.label}</p>;
}
