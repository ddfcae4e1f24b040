/** Where a build reads and writes: from the environment, with the project itself as default. */
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the project. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Posix path of a file from the project's root. */
export function fromRoot(path: string): string {
  return relative(root, path).split('\\').join('/');
}

/** Absolute path of the folder with site.config.ts, content and public. */
export const siteDir = resolve(root, process.env.SITE_DIR ?? '.');

/** Whether a site other than the project's own is built, such as a fixture of the tests. */
export const isOtherSite = siteDir !== resolve(root);

/** Absolute path of the export. */
export const outDir = resolve(root, process.env.OUT_DIR ?? 'out');

/** Absolute path of the folder in which an export takes shape before it replaces the last one. */
export const stagingDir = join(dirname(outDir), `${basename(outDir)}.building`);

/** Absolute path of the generated modules, one folder for each site. */
export const generatedDir = isOtherSite
  ? join(root, '.generated', 'sites', basename(siteDir))
  : join(root, '.generated');

/** What `npm run dev` puts into the public folder. */
export const leftByDevelopment = ['assets', 'search'].map((name) => join(root, 'public', name));
