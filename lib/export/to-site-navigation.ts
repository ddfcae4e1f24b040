import type { DocsVersion } from '@/lib/content/content';
import { flattenLinks } from '@/lib/content/nav-tree';
import type { SiteNavigation, VersionNavigation } from '@/lib/shell/site-navigation';

/** What the client has to know of the versions, and nothing more. */
export function toSiteNavigation(versions: readonly DocsVersion[]): SiteNavigation {
  return { versions: versions.map(toVersionNavigation) };
}

function toVersionNavigation(version: DocsVersion): VersionNavigation {
  const { name, label, path, docs, mainDocId, sidebars } = version;
  const { items, link } = sidebars.docs;
  const listed = new Set(flattenLinks(items).map(({ href }) => href));
  return {
    name,
    label,
    path,
    home: docs.find(({ id }) => id === mainDocId)?.path ?? link.path,
    items,
    others: docs.map((doc) => doc.path).filter((docPath) => !listed.has(docPath)),
  };
}
