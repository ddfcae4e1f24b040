import { LEVELS, type SearchHit } from './protocol';

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
