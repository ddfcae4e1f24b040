import { toConfigError } from '@/lib/config/read-config';
import type { SiteConfig } from '@/lib/config/site';
import type { ContentError } from '@/lib/config/source/content-error';
import { didYouMean } from '@/lib/config/source/did-you-mean';
import { formatPath, type Issue } from '@/lib/config/source/schema-issues';
import { type NavbarUse, navbarUses } from '@/lib/content/links/navbar-uses';
import type { DocsVersion } from '@/lib/content/versions/docs-versions';

/**
 * Reports navbar items that refer to an unknown doc or sidebar. If a docs version has no docs, also reports
 * navbar items that refer to a sidebar.
 */
export function checkReferences(
  site: SiteConfig,
  versions: readonly DocsVersion[],
  source: string,
): ContentError[] {
  return navbarUses(site.navbar.items)
    .flatMap((use) => findIssue(use, versions) ?? [])
    .map((issue) => toConfigError(issue, site, source));
}

function findIssue(
  { kind, value: id, path }: NavbarUse,
  versions: readonly DocsVersion[],
): Issue | undefined {
  if (kind !== 'doc' && kind !== 'sidebar') return undefined;
  const labels = versions.map(({ label }) => label).join(', ');
  const ids = kind === 'doc' ? docIds(versions) : sidebarIds(versions);
  const place = { path, unknownKey: false };
  if (!ids.includes(id)) {
    const problem = `${formatPath(path)} is "${id}", but no version has a ${kind} with that id`;
    const expected =
      kind === 'doc'
        ? `Expected the id of a doc of ${labels}.`
        : `Expected one of the sidebars of ${labels}: ${ids.join(', ')}.`;
    return { ...place, problem, expected, fix: didYouMean(id, ids) };
  }
  const empty = versions.find(({ docs }) => docs.length === 0);
  if (kind === 'doc' || !empty) return undefined;
  const problem = `${formatPath(path)} is "${id}", but that sidebar of ${empty.label} has nothing to link to`;
  return { ...place, problem, expected: `Expected at least one doc in ${empty.label}.` };
}

function docIds(versions: readonly DocsVersion[]): string[] {
  return versions.flatMap(({ docs, unpublishedIds }) => [
    ...docs.map(({ id }) => id),
    ...unpublishedIds,
  ]);
}

function sidebarIds(versions: readonly DocsVersion[]): string[] {
  return [...new Set(versions.flatMap(({ sidebars }) => Object.keys(sidebars)))];
}
