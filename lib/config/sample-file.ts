/** Matches the name of a file in a live sample, such as `App.tsx`. */
export const SAMPLE_FILE = /^[\w-]+\.tsx?$/;
