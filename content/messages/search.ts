// Search window, and what the search page shares with it
/** Placeholder of the field of the search window and on the 404 page. */
export const searchPlaceholder = 'Search docs';
export const searchCancel = 'Cancel';
/** Below the field, when neither the search window nor the search page can be reached. */
export const searchUnreachable =
  'The search could not be loaded. Press Enter to try again when you are online.';
/** Who answers; `engine` is a name. */
export const searchBy = (engine: string) => `Search by ${engine}`;
/** Where a pasted text was cut; `limit` is in characters. */
export const searchLimit = (limit: number) => `The field takes ${limit} characters.`;
/** Link after `searchLimit`, to the search page with the whole text. */
export const searchAll = 'Search for all of it';
export const searchResults = (count: number) => (count === 1 ? '1 result' : `${count} results`);
export const searchResultsFor = (count: number, query: string) =>
  count === 0 ? `Nothing found for ${query}` : `${searchResults(count)} for ${query}`;
/** Link from the search window to the search page. */
export const searchSeeAll = (count: number) =>
  count === 1 ? 'See 1 result' : `See all ${count} results`;
/** The search window puts the query after it. */
export const searchNoResults = 'No results for';
export const searchNoResultsFor = (query: string) => `${searchNoResults} "${query}"`;
/** In front of a colon and terms that are close to a query without results. */
export const searchNearTerms = 'Try searching for';
export const searchReport = 'Believe this query should return results?';
/** Link after `searchReport`. */
export const searchReportLink = 'Let us know.';
/** Title of the issue that `searchReportLink` opens. */
export const searchReportTitle = (query: string) => `Search: no results for "${query}"`;
