import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import glob from 'fast-glob';
import type { AppFiles } from '@/tests/support/installation/follow-step';

/**
 * Layouts of the apps that Expo's templates create: `src` is the current default, `root` is the default of
 * SDK 54, and `blank` is the blank template.
 */
export const LAYOUTS = ['src', 'root', 'blank'] as const;
/** Name of a layout. */
export type Layout = (typeof LAYOUTS)[number];

/** Returns the path of the fixture app with this layout. */
export function templateFolder(layout: Layout): string {
  return resolve('tests/fixtures/templates', layout);
}

/** Returns the files of the fixture app with this layout, keyed by path. */
export function templateFiles(layout: Layout): AppFiles {
  const folder = templateFolder(layout);
  const paths = glob.sync('**/*', { cwd: folder });
  return Object.fromEntries(
    paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const),
  );
}

/** Returns the paths of the `.tsx` files in the fixture app with this layout. */
export function componentFiles(layout: Layout): string[] {
  return Object.keys(templateFiles(layout)).filter((path) => path.endsWith('.tsx'));
}
