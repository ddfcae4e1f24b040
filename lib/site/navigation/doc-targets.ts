import type { Content } from '@/lib/content/content';
import { navbarUses } from '@/lib/content/links/navbar-uses';
import type { DocTarget } from './current-link';

/** Where each version has the docs that the navbar links to, by doc id and version name. */
export type DocTargets = Record<string, Record<string, DocTarget>>;

/** The targets of all docs in the navbar; a draft has no page and is in no version. */
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
      return [version, { path, title, unlisted: frontMatter.unlisted === true }];
    }),
  );
}
