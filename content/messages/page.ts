// Page of the docs
/** Title of the notice, and its name. */
export const unlistedTitle = 'Unlisted page';
export const unlistedText =
  'Search engines do not index this page, and only people with the link can find it.';
export const versionBannerOld =
  'This is documentation for {product} {version}, which is no longer actively maintained.';
export const versionBannerLatest = 'For up-to-date documentation, see the {link} ({label}).';
/** The link in that sentence. */
export const versionBannerLink = 'latest version';
/** Badge above the title. */
export const pageVersion = (label: string) => `Version: ${label}`;
/** Link at the end of an article. */
export const pageEdit = 'Edit this page';
/** End of an article; at least one of the two facts is known. */
export const pageLastUpdated = ({ date, author }: { date?: object; author?: string }) => {
  if (!author) return 'Last updated on {date}';
  return date ? 'Last updated on {date} by {author}' : 'Last updated by {author}';
};
/** Name of the links to the pages before and after. */
export const paginationName = 'Docs pages';
export const paginationPrevious = 'Previous';
export const paginationNext = 'Next';
/** Title and name of the table of contents. */
export const tocTitle = 'On this page';
/** Button above an article. */
export const copyPage = 'Copy page as Markdown';
/** Link above an article; `label` names an assistant. */
export const copyPageOpen = (label: string) => `Open in ${label}`;

// Missing page
/** Heading, and first part of the document's title. */
export const notFoundTitle = 'Page Not Found';
export const notFoundText = 'We could not find what you were looking for.';
/** Button of the form, and its name. */
export const notFoundSearch = 'Search the docs';
export const notFoundContact =
  'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.';
export const notFoundClosest = 'Were you looking for {page}?';
/** For an address with a version that the site does not have. */
export const notFoundVersion = (versions: string[], product: string, absent: string) =>
  `This site covers ${versions.join(' and ')} of ${product}, not ${absent}.`;

// Other pages
/** Description of the search page for search engines. */
export const searchPageDescription =
  'Search the docs and the blog by words, class names and API names.';
/** Description of the playground for search engines. */
export const playgroundPageDescription = (product: string) =>
  `Write a React Native component with ${product}, run it, and see which styles iOS and Android get.`;
export const playgroundPageTitle = 'Playground';
export const playgroundPageText =
  'Everything you write stays in this page: it is compiled here, runs in a frame without any rights, and is sent nowhere. A shared link carries the code itself, which runs once you have read it and press Run.';
/** Name of the site on a home screen. */
export const manifestName = (title: string) => `${title} docs`;
