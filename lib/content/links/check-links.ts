import { isBelow, pathOf, samePath, withoutFinalSlash } from '@/lib/config/paths';
import { ContentError, type Position } from '@/lib/config/source/content-error';
import { didYouMean, nearest } from '@/lib/config/source/did-you-mean';
import type { Page } from '@/lib/content/page-list';
import { closestPage } from './closest-page';
import type { Redirect } from './declared-redirects';

/** A link in the site's content or settings, with its position. */
export interface PlacedLink {
  /** URL path, optionally with a query and hash, or only a hash such as `#usage`. */
  href: string;
  /**
   * URL path of the page that contains the link. Undefined for a link in settings, sidebars or glossaries.
   */
  page?: string;
  file: string;
  position?: Position | undefined;
  /** Path of the setting that contains the link, such as `navbar.items[1].to`. Undefined for other links. */
  setting?: string;
}

/**
 * If a link with a path is broken on at least this many pages, the error suggests checking what the pages
 * share, such as a partial.
 */
const SUSPECT = 5;

/**
 * Data for suggestions in error messages. Suggested pages are in the same docs version as the path of the
 * broken link. If there is a redirect from that path, its target is suggested.
 */
export interface LinkHints {
  versions: readonly { path: string }[];
  redirects: readonly Redirect[];
}

/** Reports links to pages and headings that do not exist. */
export function checkLinks(
  links: readonly PlacedLink[],
  targets: Targets,
  hints: LinkHints = { versions: [], redirects: [] },
): ContentError[] {
  const broken = links.flatMap((link) => {
    const sentences = findBreak(link, targets, hints);
    return sentences ? [{ link, sentences }] : [];
  });
  return broken.map(({ link, sentences: { problem, expected, fix } }) => {
    const same = broken.filter((other) => other.link.href === link.href);
    const pages = new Set(same.flatMap(({ link: { page } }) => page ?? [])).size;
    const suspect =
      pages < SUSPECT || link.href.startsWith('#')
        ? undefined
        : `It is broken on ${pages} pages: check what they share, such as a partial.`;
    const advice = [fix, suspect].filter((sentence) => sentence !== undefined).join('\n');
    const { file, position, setting } = link;
    const named = setting === undefined ? problem : `${problem}: ${setting}`;
    return new ContentError({ file, position, problem: named, expected, fix: advice || undefined });
  });
}

interface Sentences {
  problem: string;
  expected: string;
  fix?: string | undefined;
}

function findBreak(
  { href, page }: PlacedLink,
  targets: Targets,
  hints: LinkHints,
): Sentences | undefined {
  const path = href.startsWith('#') ? (page ?? '/') : pathOf(href);
  const hash = href.includes('#') ? decode(href.slice(href.indexOf('#') + 1)) : '';
  const key = withoutFinalSlash(decode(path));
  if (!targets.has(key)) {
    const problem = 'Link to a page that does not exist';
    const fix = hintFor(key, [...targets.keys()], hints) ?? 'Correct the path, or add the page.';
    return { problem, expected: `${href} → there is no such page`, fix };
  }
  const ids = targets.get(key);
  if (hash === '' || ids === undefined || ids.has(hash)) return undefined;
  const known = [...ids].map((id) => `#${id}`);
  const place = href.startsWith('#') ? 'this page' : 'that page';
  return {
    problem: 'Link to a heading that does not exist',
    expected: `${href} → ${place} has: ${known.join(', ') || 'no headings'}`,
    fix: didYouMean(`#${hash}`, known),
  };
}

function hintFor(
  path: string,
  pages: readonly string[],
  { versions, redirects }: LinkHints,
): string | undefined {
  const moved = redirects.find(({ from }) => samePath(from, path));
  if (moved) return `Link to ${moved.to}; ${path} is an old path of that page.`;
  const roots = versions.map((version) => version.path).sort((a, b) => b.length - a.length);
  const rootOf = (page: string) => roots.find((root) => isBelow(page, root));
  const own = pages.filter((page) => rootOf(page) === rootOf(path));
  const match = closestPage(path, own) ?? nearest(path, own);
  return match && `Did you mean ${match}?`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The ids of each page's headings, keyed by URL path. The keys are case-sensitive and have no trailing slash,
 * except for `/`. If the ids are undefined, links to the page may have any hash.
 */
type Targets = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/**
 * Builds the map of pages and heading ids that `checkLinks` uses. Links to a page that is not in `headings`
 * may have any hash.
 */
export function toTargets(
  pages: readonly Pick<Page, 'path'>[],
  headings: readonly { path: string; ids: readonly string[] }[],
): Targets {
  const targets = new Map<string, Set<string> | undefined>();
  for (const { path } of pages) targets.set(withoutFinalSlash(path), undefined);
  for (const { path, ids } of headings) {
    targets.set(
      withoutFinalSlash(path),
      new Set([...(targets.get(withoutFinalSlash(path)) ?? []), ...ids]),
    );
  }
  return targets;
}
