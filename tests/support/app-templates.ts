import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import glob from 'fast-glob';
import type { AppFiles } from '@/tests/support/installation/follow-step';

/** The layouts of Expo's templates: today's default, that of SDK 54, and the blank one. */
export const LAYOUTS = ['src', 'root', 'blank'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The folder of an app that is laid out like the template. */
export function templateFolder(layout: Layout): string {
  return resolve('tests/fixtures/templates', layout);
}

/** The files of that app by their paths. */
export function templateFiles(layout: Layout): AppFiles {
  const folder = templateFolder(layout);
  const paths = glob.sync('**/*', { cwd: folder });
  return Object.fromEntries(
    paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const),
  );
}

/** Its files with components in them. */
export function componentFiles(layout: Layout): string[] {
  return Object.keys(templateFiles(layout)).filter((path) => path.endsWith('.tsx'));
}
