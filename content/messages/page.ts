// Docs page
/** Title of the notice, which is also its accessible name. */
export const unlistedTitle = 'Unlisted page';
export const unlistedText =
  'Search engines do not index this page, and only people with the link can find it.';
export const versionBannerUnmaintained =
  'This is documentation for {product} {version}, which is no longer actively maintained.';
export const versionBannerMaintained =
  'This is documentation for {product} {version}, which is not the latest version and still gets fixes.';
export const versionBannerUnreleased =
  'This is documentation for {product} {version}, which has not been released yet.';
export const versionBannerLatest = 'For up-to-date documentation, see the {link} ({label}).';
/** Link in the sentence above. */
export const versionBannerLink = 'latest version';
/** Links at the end of the article. */
export const pageEdit = 'Edit this page';
export const pageReport = 'Report a problem';
/** Shown at the end of the article when `date`, `author` or both are known. */
export const pageLastUpdated = ({ date, author }: { date?: object; author?: string }) => {
  if (!author) return 'Last updated on {date}';
  return date ? 'Last updated on {date} by {author}' : 'Last updated by {author}';
};
/** Accessible name of the navigation to the previous and next page. */
export const paginationName = 'Docs pages';
export const paginationPrevious = 'Previous';
export const paginationNext = 'Next';
/** Title of the table of contents, which is also its accessible name. */
export const tocTitle = 'On this page';
/** Button above the article. */
export const copyPage = 'Copy page as Markdown';
/** Link above the article. `label` is the name of an assistant. */
export const copyPageOpen = (label: string) => `Open in ${label}`;

// 404 page
/** Heading and first part of the document title. */
export const notFoundTitle = 'Page Not Found';
export const notFoundText = 'We could not find what you were looking for.';
/** Submit button of the search form, which is also the accessible name of the form. */
export const notFoundSearch = 'Search the docs';
export const notFoundContact =
  'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.';
// Other pages
/** Description of the search page for search engines. */
export const searchPageDescription =
  'Search the docs and the blog by words, class names, and API names.';
/** Description of the playground for search engines. */
export const playgroundPageDescription = (product: string) =>
  `Write a React Native component with ${product}, run it, and see which styles iOS and Android get.`;
export const playgroundPageTitle = 'Playground';
export const playgroundPageText =
  'Your code is compiled in this page, runs in a sandboxed frame, and is not sent anywhere. A shared link contains the code, which runs only after you press Run.';
/** Name of the installed site on a home screen. */
export const manifestName = (title: string) => `${title} docs`;
