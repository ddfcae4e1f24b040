/**
 * Maximum download size of the embedded search for the first query, in bytes after gzip. It covers the modal,
 * the worker, and the index.
 */
export const firstQueryLimit = 110 * 1024;
