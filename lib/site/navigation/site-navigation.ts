import { isBelow, pathBelow, plainPath } from '@/lib/config/paths';
import { flattenLinks, type NavItem } from '@/lib/content/versions/nav-tree';

export { leadsTo } from '@/lib/content/versions/nav-tree';

/** A version as the client knows it: its sidebar and all its pages, in the sidebar or not. */
export interface VersionNavigation {
  name: string;
  label: string;
  /** URL path below which its pages lie. */
  path: string;
  /** URL path of its main page. */
  home: string;
  items: NavItem[];
  /** URL paths of the pages that the sidebar does not list. */
  others: string[];
}

/** What the client needs to draw menus: generated from the content before each build. */
export interface SiteNavigation {
  versions: VersionNavigation[];
}

/** The version a path belongs to: the one with the longest root above it. */
export function activeVersion<V extends { path: string }>(
  versions: readonly V[],
  path: string,
): V | undefined {
  return versions
    .filter((version) => isBelow(path, version.path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** The same page in another version, as that version spells it; undefined when it has none. */
export function twinPath(
  from: VersionNavigation,
  to: VersionNavigation,
  path: string,
): string | undefined {
  const tail = pathBelow(from.path, path);
  return pagePaths(to).find((candidate) => pathBelow(to.path, candidate) === tail);
}

/** A page's path as links to it spell it; a path that no version has stays as it is. */
export function linkedPath(versions: readonly VersionNavigation[], path: string): string {
  const version = activeVersion(versions, path);
  return (version && twinPath(version, version, plainPath(path))) ?? path;
}

/** Every page of a version, in no particular order. */
export function pagePaths(version: VersionNavigation): string[] {
  return [...flattenLinks(version.items).map(({ href }) => href), ...version.others];
}

/** An entry of the version menu. */
interface VersionEntry {
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
