import type { NavbarItem } from '@/lib/config/site';
import { loadContent } from '@/lib/content/content';
import type { DocTarget } from './current-link';

/** Where each version has the docs that the navbar links to, by doc id and version name. */
export type DocTargets = Record<string, Record<string, DocTarget>>;

/** The targets of all docs in these items; a draft has no page and is in no version. */
export function docTargets(items: readonly NavbarItem[]): DocTargets {
  const all = items.flatMap((item) => ('items' in item ? item.items : [item]));
  const ids = all.flatMap((item) => (item.type === 'doc' ? [item.docId] : []));
  return Object.fromEntries(ids.map((id) => [id, targetsOf(id)]));
}

function targetsOf(docId: string): Record<string, DocTarget> {
  const found = loadContent().docs.filter(({ id }) => id === docId);
  return Object.fromEntries(
    found.map(({ version, path, frontMatter }) => {
      const title = frontMatter.sidebar_label ?? frontMatter.title;
      return [version, { path, title, unlisted: frontMatter.unlisted === true }];
    }),
  );
}
