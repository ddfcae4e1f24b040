/** What the search window and the search page say when nothing is found, by the window's own names for the texts. */
export const noResultsScreen = {
  noResultsText: 'No results for',
  suggestedQueryText: 'Try searching for',
  reportMissingResultsText: 'Believe this query should return results?',
  reportMissingResultsLinkText: 'Let us know.',
};
