import { pathOf, plainPath } from '@/lib/config/paths';
import { loadContent } from '@/lib/content/content';
import config from '@/site.config';

/**
 * The name of the version that the first link to a doc in an announcement's HTML leads to; undefined without
 * such a link, and on a site with one version, where it would hide the announcement from every doc.
 */
export function announcedVersion(html: string): string | undefined {
  if (config.versions.length < 2) return undefined;
  const versions = new Map(
    loadContent().docs.map(({ path, version }) => [plainPath(path), version]),
  );
  const links = [...html.matchAll(/\bhref="([^"]*)"/g)];
  return links
    .map(([, href = '']) => versions.get(plainPath(pathOf(href))))
    .find((version) => version !== undefined);
}
