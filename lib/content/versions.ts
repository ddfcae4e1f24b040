import type { VersionConfig } from '@/lib/config/site';
import type { Entry } from './entries';
import type { NavItem } from './navigation';

/** A doc as its version lists it; `sidebar` is there when the sidebar shows it. */
export interface DocReference {
  id: string;
  path: string;
  sidebar?: 'docs';
}

/** The sidebar of a version; its link is the version's home. */
export interface Sidebar {
  link: { path: string; label: string };
  items: NavItem[];
}

/** A version of the docs. */
export interface DocsVersion {
  name: string;
  label: string;
  isLast: boolean;
  /** `/` or a path without final slash. */
  path: string;
  mainDocId: string;
  docs: DocReference[];
  draftIds: string[];
  sidebars: { docs: Sidebar };
}

/** A version without its sidebar; its main doc is its home page, else its first doc. */
export function toVersion(config: VersionConfig, docs: Entry[], draftIds: string[]): DocsVersion {
  const home = `${config.path.replace(/\/$/, '')}/`;
  const main = docs.find(({ path }) => path === home) ?? docs[0];
  const label = main?.frontMatter.sidebar_label ?? main?.frontMatter.title ?? config.label;
  return {
    name: config.name,
    label: config.label,
    isLast: config.isLast,
    path: config.path,
    mainDocId: main?.id ?? '',
    docs: docs.map(({ id, path }) => ({ id, path })),
    draftIds,
    sidebars: { docs: { link: { path: main?.path ?? home, label }, items: [] } },
  };
}
