/**
 * Maximum number of bytes, after gzip, that the first query of the embedded search may download: the
 * modal, the worker and the index.
 */
export const firstQueryLimit = 110 * 1024;
