/** Names of the files of an app that a sample in the playground can have in addition to its code. */
export const CONFIG_FILE = 'tailwind.config.js';
export const CSS_FILE = 'global.css';

/** Matches a valid file name in a live sample, such as `App.tsx`. */
export const SAMPLE_FILE = /^(?:[\w-]+\.tsx?|tailwind\.config\.js|global\.css)$/;
