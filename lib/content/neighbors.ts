import { ContentError } from './content-error';
import type { DocsVersion } from './docs-versions';
import type { Entry, EntrySource } from './entries';
import { flattenLinks } from './nav-tree';
import { didYouMean } from './nearest';

/** The page before or after another. */
export interface Neighbor {
  path: string;
  label: string;
}

/** What a reader of a doc may read before and next. */
export interface Neighbors {
  previous?: Neighbor;
  next?: Neighbor;
}

interface Docs {
  versions: readonly DocsVersion[];
  docs: readonly Entry[];
}

/** The pages beside a doc in the order of its version's sidebar, unless its front matter says otherwise. */
export function findNeighbors({ versions, docs }: Docs, doc: Entry): Neighbors {
  const { pagination_prev, pagination_next } = doc.frontMatter;
  const own = docs.filter(({ version }) => version === doc.version);
  const items = versions.find(({ name }) => name === doc.version)?.sidebars.docs.items ?? [];
  const order = flattenLinks(items)
    .filter(({ unlisted }) => !unlisted)
    .flatMap(({ href }) => own.find(({ path }) => path === href) ?? []);
  const index = order.findIndex(({ id }) => id === doc.id);
  const beside = (step: number) => (index < 0 ? undefined : order[index + step]);
  const choose = (id: string | null | undefined, step: number) =>
    id === undefined ? beside(step) : own.find((other) => other.id === id);
  const previous = choose(pagination_prev, -1);
  const next = choose(pagination_next, 1);
  return {
    ...(previous && { previous: toNeighbor(previous) }),
    ...(next && { next: toNeighbor(next) }),
  };
}

/** One error for every doc id in pagination_prev and pagination_next that its version does not have. */
export function checkNeighbors(
  sources: readonly EntrySource[],
  versions: readonly DocsVersion[],
): ContentError[] {
  return sources.flatMap(({ entry, positionOf }) => {
    const version = versions.find(({ name }) => name === entry.version);
    const ids = [...(version?.docs.map(({ id }) => id) ?? []), ...(version?.unpublishedIds ?? [])];
    return (['pagination_prev', 'pagination_next'] as const).flatMap((key) => {
      const id = entry.frontMatter[key];
      if (id === undefined || id === null || ids.includes(id)) return [];
      return new ContentError({
        file: entry.file,
        position: positionOf([key]),
        problem: `${key} names a doc that does not exist: ${id}`,
        expected: 'Expected the id of a doc of the same version, or null for none.',
        fix: didYouMean(id, ids),
      });
    });
  });
}

function toNeighbor({ path, frontMatter }: Entry): Neighbor {
  const { pagination_label, sidebar_label, title } = frontMatter;
  return { path, label: pagination_label ?? sidebar_label ?? title };
}
