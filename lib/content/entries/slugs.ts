import { toPrefix } from '@/lib/config/paths';
import type { VersionConfig } from '@/lib/config/site';

const post = /^(?<date>\d{4}-\d{2}-\d{2})-(?<name>[^/]+)\.mdx$/;

/** Where the words of a version stand. */
export function docsDir({ dir }: Pick<VersionConfig, 'dir'>): string {
  return `content/docs/${dir}`;
}

/** Where the posts stand. */
export const blogDir = 'content/blog';

/** Whether a file is a page of its own: no part of its path starts with an underscore. */
export function isPage(file: string): boolean {
  return !file.split('/').some((part) => part.startsWith('_'));
}

/** The id of a doc in its version: its path without ending; a category's index has the category's. */
export function toDocId(file: string, version: Pick<VersionConfig, 'dir'>): string {
  return nameOf(file, version).replace(/\/index$/, '');
}

/** The URL path of a doc in the form in which links are written: a slash ends homes and category indexes only. */
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

/** The date and name of a post by its file name; nothing when it is not named `YYYY-MM-DD-name.mdx`. */
export function toPostName(file: string): { date: string; name: string } | undefined {
  const groups = post.exec(file.slice(blogDir.length + 1))?.groups;
  return groups?.date && groups.name ? { date: groups.date, name: groups.name } : undefined;
}

/** The URL path of a post: its slug, else its name, below /blog. */
export function toPostPath(name: string, slug: string | undefined): string {
  return `/blog/${slug ?? name}`;
}

function nameOf(file: string, version: Pick<VersionConfig, 'dir'>): string {
  return file.slice(docsDir(version).length + 1).replace(/\.mdx$/, '');
}
