import {
  decodeSupport,
  nameInSentence,
  PLATFORMS,
  type Support,
} from '@/lib/classes/data/class-data';
import { highlight, snippet, type Tags } from './markup';
import { editDistance } from './misspelling';
import { patternsOf } from './pack';
import {
  LEVELS,
  type Level,
  type Marked,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
  withParams,
} from './protocol';
import { type Ranked, rank } from './rank';
import { toLevel } from './records';
import type { SearchIndex } from './search-index';
import { toWords } from './tokens';

/** Letters of a query that count, as with the provider; more would keep the reader waiting. */
const LONGEST = 512;

/** Answers a query from an index as the hosted provider would. */
export function answer(given: SearchRequest, index: SearchIndex): SearchResult {
  const request = withParams(given);
  const { indexName, query = '', hitsPerPage = 20, page = 0 } = request;
  const asked = query.slice(0, LONGEST);
  const ranked = rank(asked, index);
  const start = page * hitsPerPage;
  return {
    index: indexName,
    query,
    hits: ranked.slice(start, start + hitsPerPage).map((hit) => toHit(hit, request)),
    nbHits: ranked.length,
    inOrder: true,
    page,
    nbPages: Math.ceil(ranked.length / hitsPerPage),
    ...(ranked.length === 0 && query !== '' && { near: nearTerms(asked, index) }),
  };
}

function toHit(ranked: Ranked, request: SearchRequest): SearchHit {
  const { found, terms: list } = ranked;
  const { hierarchy, section } = found;
  // The row of a class in the tables of its page.
  const url = ranked.row ? `${found.url}#${ranked.row}` : found.url;
  const terms = new Set(list);
  const tags = tagsOf(request);
  const level = toLevel(section.depth);
  const content = contentOf(ranked);
  const mark = (name: string, text: string): Marked =>
    snippet(text, terms, { size: sizeOf(name, request), tags });
  const levels = LEVELS.flatMap((name) => {
    const text = hierarchy[name];
    return text === null ? [] : [[name, text] as const];
  });
  const headingFound = highlight(hierarchy[level] ?? '', terms, tags).matchLevel !== 'none';
  return {
    objectID: url,
    url,
    type: level === 'lvl1' || headingFound ? level : 'content',
    content,
    hierarchy,
    _snippetResult: {
      ...(content !== null && { content: mark('content', content) }),
      hierarchy: toRecord(levels, (name, text) => mark(`hierarchy.${name}`, text)),
    },
    _highlightResult: { hierarchy: toRecord(levels, (_, text) => highlight(text, terms, tags)) },
  };
}

/** The text of a section, or the message that the query quotes; for a class, its support on the platforms. */
function contentOf({ found, className, support, message }: Ranked): string | null {
  if (className && support) return supportText(className, support);
  if (message) return message;
  const { text } = found.section;
  return text || found.code || null;
}

function toRecord(
  levels: readonly (readonly [Level, string])[],
  mark: (name: Level, text: string) => Marked,
): Partial<Record<Level, Marked>> {
  return Object.fromEntries(levels.map(([name, text]) => [name, mark(name, text)]));
}

function tagsOf(request: SearchRequest): Tags {
  return {
    pre: request.highlightPreTag ?? '<em>',
    post: request.highlightPostTag ?? '</em>',
    ellipsis: request.snippetEllipsisText ?? '…',
  };
}

/** The number of words asked for by `name:10`; 10 when none is given. */
function sizeOf(name: string, { attributesToSnippet = [] }: SearchRequest): number {
  const asked = attributesToSnippet.find((text) => text.startsWith(`${name}:`));
  return Number(asked?.split(':')[1] ?? 10) || 10;
}

/** What a snippet says of a class: `gap-4 works on web, iOS and Android.` */
export function supportText(name: string, letters: string): string {
  const support = decodeSupport(letters);
  const those = (state: Support) =>
    PLATFORMS.filter((platform) => support[platform] === state).map(nameInSentence);
  const [full, partly] = [those('full'), those('partial')];
  if (full.length + partly.length === 0) return `${name} has no effect.`;
  const only = full.length + partly.length < PLATFORMS.length ? ' only' : '';
  if (partly.length === 0) return `${name} works on ${list(full)}${only}.`;
  if (full.length === 0) return `${name} works in part on ${list(partly)}${only}.`;
  return `${name} works on ${list(full)}, in part on ${list(partly)}${only}.`;
}

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** At most this many terms are offered. */
const count = 3;

/** How much of a word may differ from one that it's offered for. */
const limit = 0.45;

/** The words and classes of an index that are closest to those of a query that found nothing, best first. */
function nearTerms(query: string, index: SearchIndex): string[] {
  const near = new Map<string, number>();
  const classes = classNames(index);
  // The index also has each class without its hyphens, as readers may type it.
  const joined = new Set([...classes].map((name) => name.replaceAll('-', '')));
  const known = [...index.words.filter((word) => !joined.has(word)), ...classes];
  for (const word of toWords(query.toLowerCase())) {
    for (const candidate of known) {
      const longest = Math.max(word.length, candidate.length);
      const allowed = Math.floor(longest * limit);
      const edits = editDistance(word, candidate, allowed);
      if (edits > allowed) continue;
      near.set(candidate, Math.min(edits / longest, near.get(candidate) ?? 1));
    }
  }
  const best = [...near].sort(([a, first], [b, second]) => first - second || (a < b ? -1 : 1));
  return best.slice(0, count).map(([term]) => term);
}

/** The classes of the tables, each family with the values that it lists. */
function classNames({ sections }: SearchIndex): Set<string> {
  const pages = new Set(sections.map(({ page }) => page));
  const names = [...pages].flatMap(patternsOf).flatMap(({ name, values }) => {
    return values.length > 0 ? values.map((value) => name.replace('*', value)) : name;
  });
  return new Set(names.filter((name) => !name.includes('*')));
}
