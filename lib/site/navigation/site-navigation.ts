import { isBelow, normalizePath, pathBelow } from '@/lib/config/paths';
import { flattenLinks, type NavItem } from '@/lib/content/versions/nav-tree';

export { leadsTo } from '@/lib/content/versions/nav-tree';

/**
 * Navigation data of a docs version for code in the browser: the sidebar, and all pages that it does not
 * list.
 */
export interface VersionNavigation {
  name: string;
  label: string;
  /** URL path that all of the version's pages start with, such as `/v2`. */
  path: string;
  /** URL path of the version's home page. */
  home: string;
  items: NavItem[];
  /** URL paths of pages that are not in the sidebar. */
  others: string[];
}

/** Navigation data for code in the browser, generated from the content. */
export interface SiteNavigation {
  versions: VersionNavigation[];
}

/**
 * Returns the version that a page's path belongs to. If several match, the version with the longest path
 * wins. Undefined when none matches.
 */
export function activeVersion<V extends { path: string }>(
  versions: readonly V[],
  path: string,
): V | undefined {
  return versions
    .filter((version) => isBelow(path, version.path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * Returns the path that a page of the version `from` has in the version `to`. Undefined when `to` does not
 * have the page.
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
 * Returns a page's path as the navigation data spells it, for example with its trailing slash. Returns the
 * path unchanged when it does not belong to a known page.
 */
export function linkedPath(versions: readonly VersionNavigation[], path: string): string {
  const version = activeVersion(versions, path);
  return (version && twinPath(version, version, normalizePath(path))) ?? path;
}

/** Returns the URL paths of all pages of a version: first those in the sidebar, then the others. */
export function pagePaths(version: VersionNavigation): string[] {
  return [...flattenLinks(version.items).map(({ href }) => href), ...version.others];
}

/** Entry in the menu for switching docs versions. */
interface VersionEntry {
  name: string;
  label: string;
  href: string;
  current: boolean;
}

/** Content of the menu for switching docs versions. */
export interface VersionChoice {
  label: string;
  /** URL path of the home page of the version whose label is shown. */
  home: string;
  entries: VersionEntry[];
}

/**
 * Returns the version that the path belongs to, otherwise the version named `preferred`, otherwise the first
 * version in the list. Undefined only when there are no versions.
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
 * Returns the content of the version menu on a page. Each entry links to the same page in its version, or to
 * that version's home page if the page does not exist there. Undefined only when there are no versions.
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
