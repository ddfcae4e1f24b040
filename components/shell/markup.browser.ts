/** Stands for `markup.tsx` in the browser, which reads the static parts back from the document. */
export const markup = {};
