/** Matches a valid file name in a live sample, such as `App.tsx`. */
export const SAMPLE_FILE = /^[\w-]+\.tsx?$/;
