/** Folders that a build reads and writes. Environment variables override the defaults. */
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the project root. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Returns the posix path of a file relative to the project root. */
export function fromRoot(path: string): string {
  return relative(root, path).split('\\').join('/');
}

/** Absolute path of the folder with site.config.ts, content and public. SITE_DIR overrides it. */
export const siteDir = resolve(root, process.env.SITE_DIR ?? '.');

/** Whether the build is for a site other than the project's own, such as a fixture site of the tests. */
export const isOtherSite = siteDir !== resolve(root);

/** Absolute path of the export. OUT_DIR overrides the default, `out`. */
export const outDir = resolve(root, process.env.OUT_DIR ?? 'out');

/** Absolute path of the folder where a build prepares an export before it replaces the last export. */
export const stagingDir = join(dirname(outDir), `${basename(outDir)}.building`);

/** Absolute path of the folder with the generated modules of the site. */
export const generatedDir = isOtherSite
  ? join(root, '.generated', 'sites', basename(siteDir))
  : join(root, '.generated');

/** Absolute paths of the folders that `npm run dev` creates in the public folder. */
export const devOutputFolders = ['assets', 'search'].map((name) => join(root, 'public', name));
