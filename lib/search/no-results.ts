/** Texts of the search window and the search page for a query without results, keyed as DocSearch expects them. */
export const noResultsScreen = {
  noResultsText: 'No results for',
  suggestedQueryText: 'Try searching for',
  reportMissingResultsText: 'Believe this query should return results?',
  reportMissingResultsLinkText: 'Let us know.',
};
