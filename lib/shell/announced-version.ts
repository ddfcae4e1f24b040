import { loadContent } from '@/lib/content/content';
import { pathOf, plainPath } from '@/lib/links/paths';

/** The name of the version that the first link to a doc in an announcement's HTML leads to; undefined without one. */
export function announcedVersion(html: string): string | undefined {
  const versions = new Map(
    loadContent().docs.map(({ path, version }) => [plainPath(path), version]),
  );
  const links = [...html.matchAll(/\bhref="([^"]*)"/g)];
  return links
    .map(([, href = '']) => versions.get(plainPath(pathOf(href))))
    .find((version) => version !== undefined);
}
