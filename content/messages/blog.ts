// Blog
export const blogArchive = 'Archive';
export const blogTags = 'Tags';
/** In front of the tags of a post. */
export const blogTagsOfPost = 'Tags:';
export const blogAllTags = 'View All Tags';
export const blogReadMore = 'Read More';
/** After `blogReadMore`, hidden; its space separates the two. */
export const blogReadMoreAbout = (title: string) => ` about ${title}`;
/** Name of the link whose text is `blogReadMore`. */
export const blogReadMoreName = (title: string) => `Read more about ${title}`;
/** Name of the links to other pages of the list. */
export const blogPages = 'Blog list page navigation';
export const blogNewerPosts = 'Newer Entries';
export const blogOlderPosts = 'Older Entries';
/** Name of the links to the posts before and after one. */
export const blogNeighbors = 'Blog post page navigation';
export const blogNewerPost = 'Newer Post';
export const blogOlderPost = 'Older Post';
export const blogRecent = 'Recent posts';
/** Name of the links to the newest posts. */
export const blogRecentName = 'Blog recent posts navigation';
