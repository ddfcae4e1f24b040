// Search page
/** Heading, and start of the document title. */
export const searchHeading = (query: string) =>
  query ? `Search results for "${query}"` : 'Search the documentation';
export const searchPagePlaceholder = 'Type your search here';
export const searchClear = 'Clear the query';
/** Label of the list of docs versions. */
export const searchVersion = 'Docs version';
export const searchCount = (count: number) =>
  count === 1 ? 'One document found' : `${count} documents found`;
/** Accessible name of the spinner. */
export const searchLoading = 'Searching';
/** Shown below the results while more are being loaded. */
export const searchLoadingMore = 'Fetching new results...';
export const searchFailed =
  'Unable to fetch results. You might want to check your network connection.';
/** Accessible name of the breadcrumbs of a result. The first `position` is 1. */
export const searchBreadcrumbs = (position: number) => `breadcrumbs of result ${position}`;
/** Introduces the links `searchDocs`, `searchBlogPosts` and `searchBlogTopics`. */
export const searchNeedsScript =
  'Search runs in your browser and needs JavaScript. These pages link to all the others:';
/** Link to the docs of one version. */
export const searchDocs = (version: string) => `${version} docs`;
export const searchBlogPosts = 'All blog posts';
export const searchBlogTopics = 'Blog topics';

// Offline copy
/** Placeholder of the search field. */
export const offlinePlaceholder = 'Search these docs';

// Empty search window and empty search page
/** Label of the links. */
export const searchStart = 'Start with';
/** Label of the example queries. */
export const searchExamples = 'Try';
/** Example queries, separated by commas. */
export const searchQueries = 'shadow-lg, grid-cols-3, dark mode, styles missing';
