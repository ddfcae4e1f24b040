// Buttons that several parts of the site use
export const copy = 'Copy';
export const copied = 'Copied';
export const copyFailed = 'Could not copy';
export const retry = 'Retry';
export const close = 'Close';
export const search = 'Search';

/** Shown below tables and the lookup. `source` lists packages with their versions. */
export const computedFrom = (source: string) => `Computed from ${source}.`;
