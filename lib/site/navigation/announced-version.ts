import { pathOf, plainPath } from '@/lib/config/paths';
import type { Content } from '@/lib/content/content';

/**
 * The name of the version that the first link to a doc in the announcement leads to; undefined without
 * such a link, and on a site with one version, where it would hide the announcement from every doc.
 */
export function announcedVersion({ config, docs }: Content): string | undefined {
  const html = config.announcementBar?.content ?? '';
  if (config.versions.length < 2) return undefined;
  const versions = new Map(docs.map(({ path, version }) => [plainPath(path), version]));
  const links = [...html.matchAll(/\bhref="([^"]*)"/g)];
  return links
    .map(([, href = '']) => versions.get(plainPath(pathOf(href))))
    .find((version) => version !== undefined);
}
