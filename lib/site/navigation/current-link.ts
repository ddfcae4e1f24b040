import { isBelow, samePath } from '@/lib/config/paths';
import { currentVersion, leadsTo, type VersionNavigation } from './site-navigation';

/** Doc as it exists in one version. */
export interface DocTarget {
  path: string;
  title: string;
  unlisted: boolean;
}

/** Rules for a navbar link: its target and when it is marked as current. Serialized to JSON in the HTML. */
export interface LinkRule {
  /**
   * Fixed target. The link is current on pages below `below`, or below `href` by default. `regex` overrides
   * both.
   */
  href?: string;
  below?: string;
  regex?: string;
  /**
   * Page of the linked doc in each version, by version name. Without `href` and `targets`, the link leads to
   * the docs home.
   */
  targets?: Record<string, DocTarget>;
}

/** Page that the reader is on, and the version they prefer. */
export interface Reader {
  versions: readonly VersionNavigation[];
  path: string;
  /** Name of the version chosen last. */
  preferred: string | null;
}

/** State of a navbar link on a page. */
export interface LinkState {
  href: string;
  current: boolean;
  hidden: boolean;
  /** Title of the linked doc. */
  title?: string;
}

/**
 * Returns the state of a navbar link on the reader's page. A doc link leads to the reader's version,
 * otherwise to the preferred version, otherwise to the latest. A link to an unlisted doc is hidden except on
 * that doc. A link to a doc that the version does not have is always hidden.
 */
export function linkState({ href, below, regex, targets }: LinkRule, reader: Reader): LinkState {
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
  const inSidebar = version.items.some((item) => leadsTo(item, path));
  const hidden = target?.unlisted === true && !here;
  return { href: to, current: here || inSidebar, hidden, title: target?.title };
}
