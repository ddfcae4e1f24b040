import type { Content } from '@/lib/content/content';
import { navbarUses } from '@/lib/content/links/navbar-uses';
import type { DocTarget } from './current-link';

/** Docs that the navbar links to, keyed by doc id and then by version name. */
export type DocTargets = Record<string, Record<string, DocTarget>>;

/** Returns the pages of all docs that the navbar links to. Drafts are left out because they have no page. */
export function docTargets({ config, docs }: Content): DocTargets {
  const uses = navbarUses(config.navbar.items);
  const ids = uses.flatMap(({ kind, value }) => (kind === 'doc' ? value : []));
  return Object.fromEntries(ids.map((id) => [id, targetsOf(docs, id)]));
}

function targetsOf(docs: Content['docs'], docId: string): Record<string, DocTarget> {
  const found = docs.filter(({ id }) => id === docId);
  return Object.fromEntries(
    found.map(({ version, path, frontMatter }) => {
      const title = frontMatter.sidebar_label ?? frontMatter.title;
      return [version, { path, title, ...(frontMatter.unlisted && { unlisted: true }) }];
    }),
  );
}
