// Search page
/** Also the start of the page's title. */
export const searchHeading = (query: string) =>
  query ? `Search results for "${query}"` : 'Search the documentation';
export const searchPagePlaceholder = 'Type your search here';
export const searchClear = 'Clear the query';
/** Name of the choice of a version. */
export const searchVersion = 'Docs version';
export const searchCount = (count: number) =>
  count === 1 ? 'One document found' : `${count} documents found`;
/** Name of the spinner. */
export const searchLoading = 'Searching';
/** At the end of the results, while more are on their way. */
export const searchLoadingMore = 'Fetching new results...';
export const searchFailed =
  'Unable to fetch results. You might want to check your network connection.';
/** Name of the levels above a result; `position` counts from 1. */
export const searchBreadcrumbs = (position: number) => `breadcrumbs of result ${position}`;
/** In front of `searchDocs`, `searchBlogPosts` and `searchBlogTopics`. */
export const searchNeedsScript =
  'Search runs in your browser and needs JavaScript. These pages link to all the others:';
/** Link to the docs of a version. */
export const searchDocs = (version: string) => `${version} docs`;
export const searchBlogPosts = 'All blog posts';
export const searchBlogTopics = 'Blog topics';

// Offline copy
/** Placeholder of its search field. */
export const offlinePlaceholder = 'Search these docs';
