import { normalizePath, pathOf } from '@/lib/config/paths';
import { ContentError } from '@/lib/config/source/content-error';
import type { Content } from '@/lib/content/content';
import type { PlacedLink } from '@/lib/content/links/check-links';

/**
 * Reports docs that readers cannot reach by navigation: no sidebar shows them, and no setting, glossary, post
 * or other page of their docs version links to them. Links from other versions are ignored, because they
 * disappear when those versions are removed. Home pages and unlisted docs are not reported.
 */
export function checkOrphans(
  { docs, versions }: Pick<Content, 'docs' | 'versions'>,
  links: readonly PlacedLink[],
): ContentError[] {
  const versionOf = new Map(docs.map(({ path, version }) => [normalizePath(path), version]));
  const reached = new Set(
    links.flatMap(({ href, page }) => {
      const path = normalizePath(pathOf(href));
      if (page === undefined) return path;
      const from = versionOf.get(normalizePath(page));
      const isOwn = from === undefined || from === versionOf.get(path);
      return isOwn && path !== normalizePath(page) ? path : [];
    }),
  );
  const shown = versions.flatMap((version) => version.docs.filter(({ sidebar }) => sidebar));
  const homes = versions.map(({ sidebars }) => sidebars.docs.link);
  for (const { path } of [...shown, ...homes]) reached.add(normalizePath(path));
  return docs
    .filter(({ path, frontMatter }) => !frontMatter.unlisted && !reached.has(normalizePath(path)))
    .map(({ file }) => {
      const problem = 'No sidebar shows this page, and no other page of its version links to it';
      const fix = 'Add it to sidebar.ts, link to it, or set unlisted: true.';
      return new ContentError({ file, problem, fix });
    });
}
