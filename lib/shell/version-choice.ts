import { plainPath } from '@/lib/links/paths';
import { activeVersion, twinPath, type VersionNavigation } from '@/lib/shell/site-navigation';

/** An entry of the version menu. */
export interface VersionEntry {
  name: string;
  label: string;
  href: string;
  current: boolean;
}

/** What the version menu shows on a page. */
export interface VersionChoice {
  label: string;
  /** The main page of the version named by the label. */
  home: string;
  entries: VersionEntry[];
}

/**
 * The version to read next: that of the path, else the preferred, else the latest. Undefined only
 * where there are no versions.
 */
export function currentVersion(
  versions: readonly VersionNavigation[],
  path: string,
  preferred: string | null,
): VersionNavigation | undefined {
  return (
    activeVersion(versions, path) ??
    versions.find((version) => version.name === preferred) ??
    versions[0]
  );
}

/** The version menu on a page: each entry leads to the same page, or else to the version's home. */
export function versionChoice(
  versions: readonly VersionNavigation[],
  path: string,
  preferred: string | null,
): VersionChoice | undefined {
  const shown = currentVersion(versions, path, preferred);
  if (!shown) return undefined;
  const active = activeVersion(versions, path);
  const entries = versions.map((version) => ({
    name: version.name,
    label: version.label,
    href: (active && twinPath(active, version, plainPath(path))) ?? version.home,
    current: version === active,
  }));
  return { label: shown.label, home: shown.home, entries };
}
