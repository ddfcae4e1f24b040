import { ContentError, type Position } from '@/lib/content/content-error';
import { didYouMean } from '@/lib/content/nearest';
import { withoutFinalSlash } from '@/lib/links/paths';
import type { Targets } from './link-targets';

/** A link somewhere in the words or the settings of the site. */
export interface PlacedLink {
  /** URL path with query and hash, or a hash alone. */
  href: string;
  /** URL path of the page that shows it; every page when absent. */
  page?: string;
  file: string;
  position?: Position | undefined;
  /** Where in the settings it stands, such as `navbar.items[1].to`. */
  setting?: string;
}

/** From so many pages on, a broken link is not the fault of each of them. */
const SUSPECT = 5;

/** One error for every link whose page, or whose place on the page, does not exist. */
export function checkLinks(links: readonly PlacedLink[], targets: Targets): ContentError[] {
  const broken = links.flatMap((link) => {
    const sentences = findBreak(link, targets);
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

function findBreak({ href, page }: PlacedLink, targets: Targets): Sentences | undefined {
  const path = href.startsWith('#') ? (page ?? '/') : href.replace(/[?#].*$/, '');
  const hash = href.includes('#') ? decode(href.slice(href.indexOf('#') + 1)) : '';
  const key = withoutFinalSlash(decode(path));
  if (!targets.has(key)) {
    const problem = 'Link to a page that does not exist';
    return {
      problem,
      expected: `${href} → there is no such page`,
      fix: didYouMean(key, [...targets.keys()]),
    };
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

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
