import { toHtml } from 'hast-util-to-html';
import { cache } from 'react';
import { subjectOf } from '@/lib/classes/data/select';
import { toVerdicts, withVerdicts } from '@/lib/classes/tables/page-verdict';
import { normalizePath, samePath } from '@/lib/config/paths';
import type { Content, DocFrontMatter, DocsVersion, Entry } from '@/lib/content/content';
import type { Compiled, Heading } from '@/lib/content/mdx/compiled';
import { type TocItem, toToc } from '@/lib/content/mdx/to-toc';
import { sectionLabels, trailTo } from '@/lib/content/versions/nav-tree';
import { findNeighbors, type Neighbor } from '@/lib/content/versions/neighbors';
import { groupsOf } from '@/lib/content/versions/utility-groups';
import { editUrl, type LastUpdated, lastUpdated, toDescription } from './page-facts';

/** Fields of a docs version that its pages use. */
export type PageVersion = Pick<DocsVersion, 'name' | 'label' | 'path' | 'isLast'>;

/** Link to another page. `path` does not include the base path. */
export interface PageLink {
  title: string;
  path: string;
}

/** Data of a docs page, combined from its file, its position in the docs and its compiled body. */
export interface PageData {
  path: string;
  id: string;
  version: PageVersion;
  latest: PageVersion;
  /** Label of the sidebar category that contains the page. */
  group: string | undefined;
  title: string;
  hideTitle: boolean;
  description: string;
  /** Description, followed by how well each platform supports the page's classes, if space permits. */
  shownDescription: string;
  keywords: string[];
  /** Settings of the hero section, which a landing page shows above its text. */
  hero: DocFrontMatter['hero'];
  image?: string;
  unlisted: boolean;
  headings: Heading[];
  toc: TocItem[];
  /** Compiled MDX body. */
  code: string;
  previous: PageLink | null;
  next: PageLink | null;
  /** Paths of the same page in other docs versions, keyed by version name. */
  twins: Record<string, string>;
  editUrl: string | null;
  /**
   * Breadcrumb links above the page, starting with its version's home page. The page itself is not included.
   */
  trail: PageLink[];
  /**
   * Date and author of the last change. Fields that are disabled in the configuration or unknown to git are
   * undefined.
   */
  lastUpdated: LastUpdated;
}

/**
 * Returns the docs to render, except the home page. If the environment variable `ONLY_DOCS` is set, returns
 * only the docs in its colon-separated list of files, or the first doc if there are none.
 */
export function docsToRender(content: Content): readonly Entry[] {
  // The home page has a separate route.
  const docs = content.docs.filter(({ path }) => path !== '/');
  const files = process.env.ONLY_DOCS?.split(':');
  if (!files) return docs;
  const changed = docs.filter(({ file }) => files.includes(file));
  // Next treats a route without pages as an error.
  return changed.length > 0 ? changed : docs.slice(0, 1);
}

/** Resolves to the data of the docs page with these path segments. Rejects when there is no such page. */
export const docPage = cache(
  async (content: Content, parts: readonly string[]): Promise<PageData> => {
    const path = `/${parts.join('/')}`;
    const entry = content.docs.find((candidate) => samePath(candidate.path, path));
    if (!entry) throw new Error(`No documentation page has the path ${path}`);
    const compiled = await content.compile(entry);
    const { code, sections, classTables } = compiled;
    const headings = headingsOf(compiled, entry, content);
    const { frontMatter } = entry;
    const description = toDescription(frontMatter, sections);
    const table = entry.id.startsWith('tailwind/') ? subjectOf(classTables) : undefined;
    return {
      ...place(entry, content),
      title: frontMatter.title,
      hideTitle: frontMatter.hide_title,
      description,
      shownDescription: withVerdicts(
        description,
        toVerdicts(content.classes(entry.version), table),
      ),
      keywords: frontMatter.keywords,
      hero: frontMatter.hero,
      image: frontMatter.image,
      unlisted: frontMatter.unlisted,
      headings,
      toc: tocOf(content, entry, headings),
      code,
      editUrl: editUrl(content.config, entry.file),
      lastUpdated: lastUpdated(content, entry.file),
    };
  },
);

type Place = Pick<
  PageData,
  'path' | 'id' | 'version' | 'latest' | 'group' | 'previous' | 'next' | 'twins' | 'trail'
>;

function place(entry: Entry, content: Content): Place {
  const { versions, docs } = content;
  const version = versions.find(({ name }) => name === entry.version);
  const latest = versions.find(({ isLast }) => isLast);
  if (!version || !latest)
    throw new Error(`${entry.file} does not belong to any version of the docs`);
  const { previous, next } = findNeighbors(content, entry);
  const twins = docs.filter(({ id, version: other }) => id === entry.id && other !== entry.version);
  return {
    path: entry.path,
    id: entry.id,
    version: toPageVersion(version),
    latest: toPageVersion(latest),
    group: sectionLabels(version.sidebars.docs.items).get(normalizePath(entry.path)),
    previous: toLink(previous),
    next: toLink(next),
    trail: [homeOf(version, content), ...trailTo(version.sidebars.docs.items, entry.path)].filter(
      ({ path }) => !samePath(path, entry.path),
    ),
    twins: Object.fromEntries(twins.map((twin) => [twin.version, twin.path])),
  };
}

function homeOf({ label, path }: DocsVersion, { config, docs }: Content): PageLink {
  const home = docs.find((doc) => samePath(doc.path, path));
  return { title: `${config.title} ${label}`, path: home?.path ?? path };
}

function toLink(neighbor: Neighbor | undefined): PageLink | null {
  return neighbor ? { title: neighbor.label, path: neighbor.path } : null;
}

function toPageVersion({ name, label, path, isLast }: DocsVersion): PageVersion {
  return { name, label, path, isLast };
}

/** Returns a page's headings, including the group headings that the `UtilityIndex` component generates. */
function headingsOf(
  { headings, components }: Compiled,
  entry: Entry,
  { versions }: Content,
): Heading[] {
  const index = components.find(({ name }) => name === 'UtilityIndex');
  const version = versions.find(({ name }) => name === entry.version);
  if (!index || !version) return headings;
  const groups = groupsOf(version).map(({ id, label }): Heading => {
    const html = toHtml({ type: 'text', value: label });
    return { depth: 3, id, text: label, html, position: index.position };
  });
  return [...headings, ...groups].sort((a, b) => a.position.line - b.position.line);
}

function tocOf({ config }: Content, { frontMatter }: Entry, headings: Heading[]): TocItem[] {
  if (frontMatter.hide_table_of_contents) return [];
  return toToc(headings, {
    min: frontMatter.toc_min_heading_level ?? config.toc.minLevel,
    max: frontMatter.toc_max_heading_level ?? config.toc.maxLevel,
  });
}
