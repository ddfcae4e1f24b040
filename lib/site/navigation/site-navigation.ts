import { isBelow, normalizePath, pathBelow } from '@/lib/config/paths';
import { flattenLinks, type NavItem } from '@/lib/content/versions/nav-tree';

export { leadsTo } from '@/lib/content/versions/nav-tree';

/** Version data for client code: the sidebar, plus all pages that the sidebar does not list. */
export interface VersionNavigation {
  name: string;
  label: string;
  /** URL path prefix of the version's pages. */
  path: string;
  /** URL path of the version's main page. */
  home: string;
  items: NavItem[];
  /** URL paths of pages that are not in the sidebar. */
  others: string[];
}

/** Navigation data for client code, generated from the content before each build. */
export interface SiteNavigation {
  versions: VersionNavigation[];
}

/** Returns the version that a path belongs to. If several match, the longest path prefix wins. */
export function activeVersion<V extends { path: string }>(
  versions: readonly V[],
  path: string,
): V | undefined {
  return versions
    .filter((version) => isBelow(path, version.path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * Returns the path of the same page in another version. Undefined when that version does not have the page.
 */
export function twinPath(
  from: VersionNavigation,
  to: VersionNavigation,
  path: string,
): string | undefined {
  const tail = pathBelow(from.path, path);
  return pagePaths(to).find((candidate) => pathBelow(to.path, candidate) === tail);
}

/**
 * Returns a page's path in the form that links use. Returns the path unchanged when it belongs to no version.
 */
export function linkedPath(versions: readonly VersionNavigation[], path: string): string {
  const version = activeVersion(versions, path);
  return (version && twinPath(version, version, normalizePath(path))) ?? path;
}

/** Returns the paths of all pages of a version, in no particular order. */
export function pagePaths(version: VersionNavigation): string[] {
  return [...flattenLinks(version.items).map(({ href }) => href), ...version.others];
}

/** Entry in the version menu. */
interface VersionEntry {
  name: string;
  label: string;
  href: string;
  current: boolean;
}

/** Content of the version menu on a page. */
export interface VersionChoice {
  label: string;
  /** URL path of the main page of the version shown in the label. */
  home: string;
  entries: VersionEntry[];
}

/**
 * Returns the version of the path, otherwise the preferred version, otherwise the latest. Undefined only when
 * there are no versions.
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

/**
 * Returns the version menu for a page. Each entry links to the same page in its version, or to that version's
 * home.
 */
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
    href: (active && twinPath(active, version, normalizePath(path))) ?? version.home,
    current: version === active,
  }));
  return { label: shown.label, home: shown.home, entries };
}
