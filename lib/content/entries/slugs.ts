import { toPrefix } from '@/lib/config/paths';
import type { VersionConfig } from '@/lib/config/site';

const post = /^(?<date>\d{4}-\d{2}-\d{2})-(?<name>[^/]+)\.mdx$/;

/**
 * Returns the folder with the docs of a version, relative to the site's folder, such as `content/docs/v4`.
 */
export function docsDir({ dir }: Pick<VersionConfig, 'dir'>): string {
  return `content/docs/${dir}`;
}

/** Folder with the blog posts, relative to the site's folder. */
export const blogDir = 'content/blog';

/**
 * Whether an MDX file is a page. A file is not a page when its name or a folder in its path starts with an
 * underscore.
 */
export function isPage(file: string): boolean {
  return !file.split('/').some((part) => part.startsWith('_'));
}

/**
 * Returns a doc's id, which is its path within the version's folder without `.mdx`, such as
 * `tailwind/flexbox/gap`. A folder's `index.mdx` has the folder's path as its id, but the id of the
 * `index.mdx` directly in the version's folder is `index`.
 */
export function toDocId(file: string, version: Pick<VersionConfig, 'dir'>): string {
  return nameOf(file, version).replace(/\/index$/, '');
}

/**
 * Returns a doc's canonical URL path without the base path. It ends with a slash only for an `index.mdx`, or
 * when the slug in the front matter does.
 */
export function toDocPath(
  file: string,
  version: Pick<VersionConfig, 'dir' | 'path'>,
  slug: string | undefined,
): string {
  const name = `/${nameOf(file, version)}`;
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const own = slug === undefined ? name.replace(/\/index$/, '/') : slug;
  const below = own.startsWith('/') ? own : folder + own;
  return toPrefix(version.path) + below;
}

/**
 * Returns the date and the name in a post's file name. Returns undefined unless the file is directly in the
 * blog folder and its name has the form `YYYY-MM-DD-name.mdx`.
 */
export function toPostName(file: string): { date: string; name: string } | undefined {
  const groups = post.exec(file.slice(blogDir.length + 1))?.groups;
  return groups?.date && groups.name ? { date: groups.date, name: groups.name } : undefined;
}

/**
 * Returns a post's URL path, which is `/blog/` followed by its slug. `name` is used when there is no slug.
 */
export function toPostPath(name: string, slug: string | undefined): string {
  return `/blog/${slug ?? name}`;
}

function nameOf(file: string, version: Pick<VersionConfig, 'dir'>): string {
  return file.slice(docsDir(version).length + 1).replace(/\.mdx?$/, '');
}
