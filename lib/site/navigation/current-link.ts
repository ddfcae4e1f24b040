import { isBelow, samePath } from '@/lib/config/paths';
import { currentVersion, leadsTo, type VersionNavigation } from './site-navigation';

/** Page of a doc in one docs version. */
export interface DocTarget {
  path: string;
  title: string;
  unlisted?: boolean;
}

/**
 * Data that determines a navbar link's target and when it is marked as current. Serialized to JSON in the
 * HTML.
 */
export interface LinkRule {
  /**
   * Fixed target: a URL, or a path without the base path. A link to a path is current on the page at `below`,
   * which defaults to `href`, and on all pages below it. If `regex` is set, the link is current on matching
   * paths instead.
   */
  href?: string;
  below?: string;
  regex?: string;
  /**
   * Page of the linked doc in each docs version, keyed by version name. Without `href` and `targets`, the
   * link leads to a version's home page.
   */
  targets?: Record<string, DocTarget>;
  /** Marks the link as current only on its target. By default, it is current on all pages of the sidebar. */
  exact?: boolean | undefined;
}

/** Path of the page that the reader is on, and the version that they prefer. */
export interface Reader {
  versions: readonly VersionNavigation[];
  path: string;
  /** Name of the version that the reader last chose, or null. */
  preferred: string | null;
}

/** Target and state of a navbar link on one page. */
export interface LinkState {
  href: string;
  current: boolean;
  hidden: boolean;
  /** Title of the doc from `targets`. Undefined when there is none. */
  title?: string;
}

/**
 * Returns a navbar link's target and state on the reader's page. A link without a fixed target leads to the
 * version from `currentVersion`. A link to an unlisted doc is hidden, except on that doc. A link to a doc
 * that does not exist in the version is hidden.
 */
export function linkState(
  { href, below, regex, targets, exact }: LinkRule,
  reader: Reader,
): LinkState {
  const { path } = reader;
  if (href !== undefined) {
    const inside = href.startsWith('/') && isBelow(path, below ?? href);
    return { href, current: regex ? new RegExp(regex).test(path) : inside, hidden: false };
  }
  const version = currentVersion(reader.versions, path, reader.preferred);
  const target = version && targets?.[version.name];
  if (!version || (targets && !target)) return { href: '#', current: false, hidden: true };
  const to = target?.path ?? version.home;
  const here = samePath(to, path);
  const inSidebar = !exact && version.items.some((item) => leadsTo(item, path));
  const hidden = target?.unlisted === true && !here;
  return { href: to, current: here || inSidebar, hidden, title: target?.title };
}
