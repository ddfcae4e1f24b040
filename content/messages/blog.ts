// Blog
export const blogArchive = 'Archive';
export const blogTags = 'Tags';
/** Label before the tags of a post. */
export const blogTagsOfPost = 'Tags:';
export const blogAllTags = 'View All Tags';
export const blogReadMore = 'Read More';
/** Visually hidden text after `blogReadMore`. Starts with the space between the two. */
export const blogReadMoreAbout = (title: string) => ` about ${title}`;
/** Accessible name of the link with the text `blogReadMore`. */
export const blogReadMoreName = (title: string) => `Read more about ${title}`;
/** Accessible name of the navigation between pages of the post list. */
export const blogPages = 'Blog list page navigation';
export const blogNewerPosts = 'Newer Entries';
export const blogOlderPosts = 'Older Entries';
/** Accessible name of the navigation to the next and previous post. */
export const blogNeighbors = 'Blog post page navigation';
export const blogNewerPost = 'Newer Post';
export const blogOlderPost = 'Older Post';
export const blogRecent = 'Recent posts';
/** Accessible name of the navigation to recent posts. */
export const blogRecentName = 'Blog recent posts navigation';
