import { toSearchUrl } from '@/lib/search/search-url';

/** The part of the search window's state that its footer reads. */
interface Props {
  state: { query: string; context: { nbHits?: unknown } };
}

/** The way from the search window to the search page with the same query. */
export function SeeAll({ state }: Props) {
  return <a href={toSearchUrl(state.query)}>See all {Number(state.context.nbHits)} results</a>;
}
