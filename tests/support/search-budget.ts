/** What the first query of the site's own search may fetch in all, in bytes after gzip: window, worker and index. */
export const firstQueryLimit = 110 * 1024;
