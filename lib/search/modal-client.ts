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
 * Puts the engine in place of the window's own client. What it hands to the window is safe to be
 * inserted as HTML, and its failures stay on the screen. Hears of each answer that is shown.
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
  // The window's types describe the whole of the provider's protocol, of which it reads these fields.
  return <Client extends object>(client: Client): Client => ({ ...client, search });
}

function toWindowResult(result: SearchResult, site: SiteAddress): SearchResult {
  const hits = toSafeHits(result.hits, site).map(nameSection);
  return { ...result, hits: (result.inOrder ? keepOrder(hits) : hits).map(groupable) };
}

/** After how many milliseconds of waiting the search window says that it waits. */
const stallThreshold = 300;

/**
 * A search in the form that lets the window's error screen stay until the next input. The window
 * shows that screen when a failure is handed to `catch`, but takes it back as soon as the promise
 * settles, and covers it when it begins to say that it waits. So a failure is reported after that,
 * and never settles. A search that is not the latest any more fails silently.
 */
function holdFailure<T>(answering: Promise<T>, isLatest: () => boolean): Promise<T> {
  const start = performance.now();
  const held = new Promise<T>((resolve) => answering.then(resolve, () => undefined));
  const report = (listener: (error: Error) => unknown) => {
    if (!isLatest()) return;
    try {
      listener(new RetryError('No search engine can be reached.'));
    } catch {
      // The window throws on what it was told.
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

/** Nobody sees it; it makes two names of one. */
const unseen = '\u200b';

/**
 * Hits for the search window, which puts those of one category together: a category that comes again
 * further down gets a heading of its own there, so that the order of the hits stays.
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
 * A hit that the window can group. DocSearch groups hits in plain objects, keyed by category and page title, and
 * loses hits whose key is a property of every object, such as `hasOwnProperty`.
 */
export function groupable(hit: SearchHit): SearchHit {
  const { lvl0, lvl1 } = hit.hierarchy;
  const named = withCategory(hit, toKey(lvl0 ?? ''));
  return { ...named, hierarchy: { ...named.hierarchy, lvl1: lvl1 === null ? null : toKey(lvl1) } };
}

function toKey(name: string): string {
  return name in Object.prototype ? name + unseen : name;
}

/** The hit in another category. Sets the highlighted name too, which the window prefers. */
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

/** A hit inside a section, which the window shows below the title of its page, with the section beside that title. */
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
