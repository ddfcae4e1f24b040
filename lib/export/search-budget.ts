/** What the first query of the site's own search may fetch in all, in bytes after brotli: window, worker and index. */
export const firstQueryLimit = 120 * 1024;
