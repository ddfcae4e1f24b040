import { toPrefix } from '@/lib/config/paths';
import type { VersionConfig } from '@/lib/config/site';

const post = /^(?<date>\d{4}-\d{2}-\d{2})-(?<name>[^/]+)\.mdx$/;

/** Folder that contains the docs of a version. */
export function docsDir({ dir }: Pick<VersionConfig, 'dir'>): string {
  return `content/docs/${dir}`;
}

/** Folder that contains the posts. */
export const blogDir = 'content/blog';

/** Whether a file is a page. Files and folders whose name starts with an underscore are not. */
export function isPage(file: string): boolean {
  return !file.split('/').some((part) => part.startsWith('_'));
}

/**
 * Returns the id of a doc: its path within the version without extension. A category's `index.mdx` has the id
 * of the category.
 */
export function toDocId(file: string, version: Pick<VersionConfig, 'dir'>): string {
  return nameOf(file, version).replace(/\/index$/, '');
}

/**
 * Returns the URL path of a doc as written in links. Only home pages and category indexes end with a slash,
 * unless the slug in the front matter does.
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
 * Extracts the date and name from a post's file name. Returns undefined when it does not have the form
 * `YYYY-MM-DD-name.mdx`.
 */
export function toPostName(file: string): { date: string; name: string } | undefined {
  const groups = post.exec(file.slice(blogDir.length + 1))?.groups;
  return groups?.date && groups.name ? { date: groups.date, name: groups.name } : undefined;
}

/** Returns the URL path of a post: `/blog/` followed by its slug, or by its name without a slug. */
export function toPostPath(name: string, slug: string | undefined): string {
  return `/blog/${slug ?? name}`;
}

function nameOf(file: string, version: Pick<VersionConfig, 'dir'>): string {
  return file.slice(docsDir(version).length + 1).replace(/\.mdx$/, '');
}
