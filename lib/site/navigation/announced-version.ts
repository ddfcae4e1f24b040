import { normalizePath, pathOf } from '@/lib/config/paths';
import type { Content } from '@/lib/content/content';

/**
 * Returns the name of the docs version that the announcement is about, which is the version of the first doc
 * it links to. Undefined when it does not link to a doc. Also undefined on a site with one version, because
 * the announcement would be hidden on every page of its version.
 */
export function announcedVersion({ config, docs }: Content): string | undefined {
  const html = config.announcementBar?.content ?? '';
  if (config.versions.length < 2) return undefined;
  const versions = new Map(docs.map(({ path, version }) => [normalizePath(path), version]));
  const links = [...html.matchAll(/\bhref="([^"]*)"/g)];
  return links
    .map(([, href = '']) => versions.get(normalizePath(pathOf(href))))
    .find((version) => version !== undefined);
}
