import {
  LEVELS,
  RetryError,
  type SearchEngine,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from './protocol';
import { type SiteAddress, toSafeHits } from './safe-hits';

type Search = (queries: { requests: SearchRequest[] }) => Promise<{ results: SearchResult[] }>;

/**
 * Returns a function that makes the DocSearch modal's client use `engine`. Hits are escaped with
 * `toSafeHits`. After a failure, the error screen stays visible until the next input. `onAnswer` is called
 * with each result that the modal shows.
 */
export function toModalClient(
  engine: SearchEngine,
  site: SiteAddress,
  onAnswer: (result: SearchResult | undefined) => void,
) {
  let latest = 0;
  const search: Search = (queries) => {
    const turn = ++latest;
    const answering = engine.search(queries).then(({ results }) => {
      if (turn === latest) onAnswer(results[0]);
      return { results: results.map((result) => toWindowResult(result, site)) };
    });
    return holdFailure(answering, () => turn === latest);
  };
  // The modal's types require Algolia's complete response, but the modal only reads these fields.
  return <Client extends object>(client: Client): Client => ({ ...client, search });
}

function toWindowResult(result: SearchResult, site: SiteAddress): SearchResult {
  const hits = toSafeHits(result.hits, site).map(nameSection);
  return { ...result, hits: (result.inOrder ? keepOrder(hits) : hits).map(groupable) };
}

/** Milliseconds after which the modal shows that it is loading. */
const stallThreshold = 300;

/**
 * Wraps a search so that the modal's error screen stays visible until the next input. The modal shows that
 * screen when a failure reaches `catch`, but hides it when the promise settles or the loading indicator
 * appears. The failure is therefore reported after the loading indicator appears, and the promise of a failed
 * search never settles. If another search has started, the modal does not get the failure.
 */
function holdFailure<T>(answering: Promise<T>, isLatest: () => boolean): Promise<T> {
  const start = performance.now();
  const held = new Promise<T>((resolve) => answering.then(resolve, () => undefined));
  const report = (listener: (error: Error) => unknown) => {
    if (!isLatest()) return;
    try {
      listener(new RetryError('No search engine can be reached.'));
    } catch {
      // DocSearch rethrows the error that it receives.
    }
  };
  held.catch = (listener) => {
    answering.catch((error: unknown) => {
      console.error('The search failed.', error);
      const wait = Math.max(0, start + stallThreshold + 50 - performance.now());
      if (listener) setTimeout(() => report(listener), wait);
    });
    return held;
  };
  return held;
}

/** Zero-width space. Makes repeated category names distinct for DocSearch. */
const unseen = '\u200b';

/**
 * Changes hits so that the modal shows them in the same order, although it groups them by category. When a
 * category appears again further down, its name gets an invisible suffix, so the modal treats it as a new
 * group.
 */
export function keepOrder(hits: readonly SearchHit[]): SearchHit[] {
  const runs = new Map<string, number>();
  let before = '';
  return hits.map((hit) => {
    const name = hit.hierarchy.lvl0 ?? '';
    const run = (runs.get(name) ?? -1) + Number(name !== before);
    runs.set(name, run);
    before = name;
    return run > 0 ? withCategory(hit, name + unseen.repeat(run)) : hit;
  });
}

/**
 * Returns a hit that DocSearch can group. DocSearch groups hits in plain objects, keyed by category and page
 * title. It loses hits whose key is a built-in property of objects, such as `hasOwnProperty`, so such keys
 * get an invisible suffix.
 */
export function groupable(hit: SearchHit): SearchHit {
  const { lvl0, lvl1 } = hit.hierarchy;
  const named = withCategory(hit, toKey(lvl0 ?? ''));
  return { ...named, hierarchy: { ...named.hierarchy, lvl1: lvl1 === null ? null : toKey(lvl1) } };
}

function toKey(name: string): string {
  return name in Object.prototype ? name + unseen : name;
}

/**
 * Returns the hit with the category `lvl0`. Also replaces the highlighted category, which the modal prefers.
 */
function withCategory(hit: SearchHit, lvl0: string): SearchHit {
  const { _highlightResult: marks } = hit;
  const marked = marks?.hierarchy?.lvl0;
  return {
    ...hit,
    hierarchy: { ...hit.hierarchy, lvl0 },
    ...(marked && {
      _highlightResult: {
        ...marks,
        hierarchy: { ...marks.hierarchy, lvl0: { ...marked, value: lvl0 } },
      },
    }),
  };
}

/**
 * Adds the section's heading to the page title of a content hit, because the modal shows only the page title
 * below the hit's text. Hits of other types and hits without a heading stay unchanged.
 */
export function nameSection(hit: SearchHit): SearchHit {
  const section = LEVELS.slice(2)
    .flatMap((level) => hit.hierarchy[level] ?? [])
    .at(-1);
  if (hit.type !== 'content' || section === undefined) return hit;
  const { _snippetResult: marks } = hit;
  const value = `${marks?.hierarchy?.lvl1?.value ?? hit.hierarchy.lvl1} › ${section}`;
  const lvl1 = { value, matchLevel: 'none' } as const;
  return { ...hit, _snippetResult: { ...marks, hierarchy: { ...marks?.hierarchy, lvl1 } } };
}
