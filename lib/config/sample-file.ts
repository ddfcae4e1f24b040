/** Name of a file of a live sample. */
export const SAMPLE_FILE = /^[\w-]+\.tsx?$/;
