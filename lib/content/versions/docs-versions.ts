import { toPrefix } from '@/lib/config/paths';
import type { VersionConfig } from '@/lib/config/site';
import { ContentError, type Position } from '@/lib/config/source/content-error';
import { locate, locateKey } from '@/lib/config/source/positions';
import { childOf, type Issue, toIssues } from '@/lib/config/source/schema-issues';
import { fileExists, readModule, readText } from '@/lib/config/source/site-files';
import type { Entry, EntrySource } from '@/lib/content/entries/entries';
import { docsDir } from '@/lib/content/entries/slugs';
import type { NavItem } from './nav-tree';
import { resolveSidebar } from './read-sidebar';
import { type SidebarItem, sidebarFile, sidebarOf } from './sidebar-items';

/** A doc of a docs version. `sidebar` is set when the doc appears in the sidebar. */
export interface DocReference {
  id: string;
  path: string;
  sidebar?: 'docs';
}

/** The sidebar of a docs version. `link` leads to the version's main doc, which is usually its home page. */
export interface Sidebar {
  link: { path: string; label: string };
  items: NavItem[];
}

/** A version of the docs, with its pages and sidebar. */
export interface DocsVersion {
  name: string;
  label: string;
  isLast: boolean;
  /** `/` or a URL path without trailing slash. */
  path: string;
  mainDocId: string;
  docs: DocReference[];
  /** Ids of docs that are not published, which are drafts and docs whose files could not be read. */
  unpublishedIds: string[];
  sidebars: { docs: Sidebar };
}

/**
 * Creates a docs version with an empty sidebar. Its main doc is its home page, or its first doc when there is
 * no home page. `mainDocId` is empty when there are no docs.
 */
export function toVersion(
  config: VersionConfig,
  docs: Entry[],
  unpublishedIds: string[],
): DocsVersion {
  const home = `${toPrefix(config.path)}/`;
  const main = docs.find(({ path }) => path === home) ?? docs[0];
  const label = main?.frontMatter.sidebar_label ?? main?.frontMatter.title ?? config.label;
  return {
    name: config.name,
    label: config.label,
    isLast: config.isLast,
    path: config.path,
    mainDocId: main?.id ?? '',
    docs: docs.map(({ id, path }) => ({ id, path })),
    unpublishedIds,
    sidebars: { docs: { link: { path: main?.path ?? home, label }, items: [] } },
  };
}

/**
 * Creates a docs version with the sidebar from the `sidebar.ts` in its folder. Returns it with the errors in
 * that file. When the file is missing or invalid, the sidebar is empty.
 */
export function readVersion(
  site: string,
  config: VersionConfig,
  { pages, unpublishedIds }: { pages: EntrySource[]; unpublishedIds: string[] },
): { version: DocsVersion; errors: ContentError[] } {
  const docs = pages.map(({ entry }) => entry);
  const version = toVersion(config, docs, unpublishedIds);
  const file = sidebarOf(docsDir(config));
  const { items, source, errors } = readItems(site, file);
  if (errors) return { version, errors };
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const sidebar = resolveSidebar({ id: 'docs', file, source, items, docs: byId, unpublishedIds });
  version.docs = version.docs.map((doc) =>
    sidebar.listed.has(doc.id) ? { ...doc, sidebar: 'docs' } : doc,
  );
  version.sidebars.docs.items = sidebar.items;
  return { version, errors: sidebar.errors };
}

type Items =
  | { items: SidebarItem[]; source: string; errors?: never }
  | { items?: never; source?: never; errors: ContentError[] };

function readItems(site: string, file: string): Items {
  if (!fileExists(site, file)) return { items: [], source: '' };
  try {
    const source = readText(site, file);
    const data = readModule(site, file);
    const result = sidebarFile.safeParse(data);
    if (result.success) return { items: result.data, source };
    const errors = toIssues(result.error, data).map(({ problem, expected, fix, ...place }) => {
      const position = findPlace(place, data, source);
      return new ContentError({ file, position, problem: `sidebar${problem}`, expected, fix });
    });
    return { errors };
  } catch (error) {
    if (error instanceof ContentError) return { errors: [error] };
    throw error;
  }
}

/**
 * Returns the position of an error in `sidebar.ts`. This is the position of the unknown key, of the invalid
 * value, or of the label of the item that contains the value. Undefined when none of them can be located.
 */
function findPlace(
  { path, unknownKey }: Pick<Issue, 'path' | 'unknownKey'>,
  data: unknown,
  source: string,
): Position | undefined {
  if (unknownKey) return locateKey(source, String(path.at(-1)));
  const value = path.reduce<unknown>(childOf, data);
  const label = childOf(path.slice(0, -1).reduce<unknown>(childOf, data), 'label');
  const text = [value, label].find((candidate) => typeof candidate === 'string');
  return typeof text === 'string' ? locate(source, text) : undefined;
}
