// Search window. The search page uses some of these messages too.
/** Placeholder of the search fields in the search window and on the 404 page. */
export const searchPlaceholder = 'Search docs';
export const searchCancel = 'Cancel';
/** Shown below the field when neither the search window nor the search page can be loaded. */
export const searchUnreachable =
  'The search could not be loaded. Press Enter to try again when you are online.';
/** Credit for the search engine. `engine` is its name. */
export const searchBy = (engine: string) => `Search by ${engine}`;
/** Shown when pasted text was cut off after `limit` characters. */
export const searchLimit = (limit: number) => `The field takes ${limit} characters.`;
/** Link after `searchLimit` that searches for the whole text on the search page. */
export const searchAll = 'Search for all of it';
export const searchResults = (count: number) => (count === 1 ? '1 result' : `${count} results`);
export const searchResultsFor = (count: number, query: string) =>
  count === 0 ? `Nothing found for ${query}` : `${searchResults(count)} for ${query}`;
/** Link from the search window to the search page. */
export const searchSeeAll = (count: number) =>
  count === 1 ? 'See 1 result' : `See all ${count} results`;
/** Start of a sentence. The search window appends the query. */
export const searchNoResults = 'No results for';
export const searchNoResultsFor = (query: string) => `${searchNoResults} "${query}"`;
/** Label before terms that are similar to a query without results. */
export const searchNearTerms = 'Try searching for';
export const searchReport = 'Believe this query should return results?';
/** Link after `searchReport`. */
export const searchReportLink = 'Let us know.';
/** Title of the issue that `searchReportLink` opens. */
export const searchReportTitle = (query: string) => `Search: no results for "${query}"`;
