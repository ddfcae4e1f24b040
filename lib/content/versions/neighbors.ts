import { ContentError } from '@/lib/config/source/content-error';
import { didYouMean } from '@/lib/config/source/did-you-mean';
import type { Entry, EntrySource } from '@/lib/content/entries/entries';
import type { DocsVersion } from './docs-versions';
import { flattenLinks } from './nav-tree';

/** A link to the previous or next page of a doc. */
export interface Neighbor {
  path: string;
  label: string;
}

/** Links to the previous and the next page of a doc. A link is missing when there is no such page. */
export interface Neighbors {
  previous?: Neighbor;
  next?: Neighbor;
}

interface Docs {
  versions: readonly DocsVersion[];
  docs: readonly Entry[];
}

/**
 * Returns links to the previous and the next page of a doc. They follow the order of the sidebar, in which
 * unlisted docs are skipped, unless the front matter sets `pagination_prev` or `pagination_next`.
 */
export function findNeighbors({ versions, docs }: Docs, doc: Entry): Neighbors {
  const version = versions.find(({ name }) => name === doc.version);
  if (!version) return {};
  const { byId, order, places } = readingOrder(version, docs);
  const { pagination_prev, pagination_next } = doc.frontMatter;
  const place = places.get(doc.id);
  const beside = (step: number) => (place === undefined ? undefined : order[place + step]);
  const choose = (id: string | null | undefined, step: number) => {
    if (id === undefined) return beside(step);
    return id === null ? undefined : byId.get(id);
  };
  const previous = choose(pagination_prev, -1);
  const next = choose(pagination_next, 1);
  return {
    ...(previous && { previous: toNeighbor(previous) }),
    ...(next && { next: toNeighbor(next) }),
  };
}

/**
 * Reading order of a version's docs. `byId` contains all docs of the version, keyed by id. `order` lists the
 * docs in the sidebar from top to bottom, except unlisted ones. `places` contains their indexes in that list,
 * keyed by id.
 */
interface ReadingOrder {
  byId: ReadonlyMap<string, Entry>;
  order: readonly Entry[];
  places: ReadonlyMap<string, number>;
}

/** Memoized for each docs version, because all of its pages need the same order. */
const known = new WeakMap<DocsVersion, ReadingOrder>();

function readingOrder(version: DocsVersion, docs: readonly Entry[]): ReadingOrder {
  const before = known.get(version);
  if (before) return before;
  const own = docs.filter((doc) => doc.version === version.name);
  const byPath = new Map(own.map((doc) => [doc.path, doc]));
  const order = flattenLinks(version.sidebars.docs.items)
    .filter(({ unlisted }) => !unlisted)
    .flatMap(({ href }) => byPath.get(href) ?? []);
  const made = {
    byId: new Map(own.map((doc) => [doc.id, doc])),
    order,
    places: new Map(order.map(({ id }, index) => [id, index])),
  };
  known.set(version, made);
  return made;
}

/** Reports ids in `pagination_prev` and `pagination_next` that no doc of the same version has. */
export function checkNeighbors(
  sources: readonly EntrySource[],
  versions: readonly DocsVersion[],
): ContentError[] {
  return sources.flatMap(({ entry, positionOf }) => {
    return (['pagination_prev', 'pagination_next'] as const).flatMap((key) => {
      const id = entry.frontMatter[key];
      if (id === undefined || id === null) return [];
      const version = versions.find(({ name }) => name === entry.version);
      const ids = [
        ...(version?.docs.map((doc) => doc.id) ?? []),
        ...(version?.unpublishedIds ?? []),
      ];
      if (ids.includes(id)) return [];
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
