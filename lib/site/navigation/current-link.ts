import { isBelow, samePath } from '@/lib/config/paths';
import { currentVersion, leadsTo, type VersionNavigation } from './site-navigation';

/** A doc as one version has it. */
export interface DocTarget {
  path: string;
  title: string;
  unlisted: boolean;
}

/** How a link of the navbar finds its target and when it is current; it travels in the HTML as JSON. */
export interface LinkRule {
  /** A fixed target, current below `below`, else below itself; `regex` wins over both. */
  href?: string;
  below?: string;
  regex?: string;
  /** For a doc: where each version has it, by version name. Without `href` and this: the docs' home. */
  targets?: Record<string, DocTarget>;
}

/** Where the reader is. */
export interface Reader {
  versions: readonly VersionNavigation[];
  path: string;
  /** Name of the version chosen last. */
  preferred: string | null;
}

/** What a link is on a page. */
export interface LinkState {
  href: string;
  current: boolean;
  hidden: boolean;
  /** The doc's own title. */
  title?: string;
}

/**
 * A link of the navbar on a page. A link to a doc leads to the version being read, else preferred,
 * else latest; an unlisted doc is hidden unless it is read, a doc that the version lacks always.
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
