import { fileURLToPath } from 'node:url';

/** Absolute path of this project's folder. The working directory is another one when ESLint checks an app. */
export const projectFolder = fileURLToPath(new URL('../../../', import.meta.url));
