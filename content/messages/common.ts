// Buttons in several places
export const copy = 'Copy';
export const copied = 'Copied';
export const copyFailed = 'Could not copy';
export const retry = 'Retry';
export const close = 'Close';
export const search = 'Search';

/** Below tables and the lookup; `source` names packages with their versions. */
export const computedFrom = (source: string) => `Computed from ${source}.`;
