import config from '@/site.config';
import { postListPages } from './blog/lists';
import { listedPosts } from './blog/post';
import { tagSlugs } from './blog/tags';
import { loadContent } from './content/content';
import { lastChanges } from './content/history';

/** A page that readers may find by searching; `changed` is the day its words last changed, when that is known. */
export interface SitePath {
  path: string;
  changed?: string | undefined;
}

/** All pages that readers may find by searching: no search page, nothing unlisted. */
export function sitePaths(): SitePath[] {
  const changes = lastChanges();
  const toPath = ({ path, file }: { path: string; file: string }) => ({
    path,
    changed: changes.get(file)?.date,
  });
  const hidden = new Set(config.versions.filter(({ noIndex }) => noIndex).map(({ name }) => name));
  const docs = loadContent().docs.filter(
    ({ frontMatter, version }) => !frontMatter.unlisted && !hidden.has(version),
  );
  return [
    ...docs.map(toPath),
    ...listedPosts().map(toPath),
    ...listPaths().map((path) => ({ path })),
  ];
}

function listPaths(): string[] {
  return [
    '/playground',
    '/blog',
    ...postListPages().map((page) => `/blog/page/${page}`),
    '/blog/archive',
    '/blog/tags',
    ...tagSlugs().map((slug) => `/blog/tags/${slug}`),
  ];
}
