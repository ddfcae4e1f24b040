import { plainPath, samePath } from '@/lib/config/paths';
import { forgetSites, readSite } from '@/lib/config/read-site';
import type { SiteConfig } from '@/lib/config/site';
import { type ContentError, formatErrors } from '@/lib/config/source/content-error';
import { checkSymbolicLinks, publicPaths, siteDir } from '@/lib/config/source/site-files';
import { checkReferences } from '@/lib/content/check/references';
import { type Authors, checkAuthors, readAuthors } from '@/lib/content/entries/authors';
import {
  type Entry,
  type EntrySource,
  type ReadEntries,
  readDocs,
  readPosts,
  type UnreadPage,
} from '@/lib/content/entries/entries';
import type { DocFrontMatter, PostFrontMatter } from '@/lib/content/entries/front-matter-schema';
import {
  aliasRedirects,
  checkRedirects,
  configRedirects,
  formerRedirects,
  type Redirect,
} from '@/lib/content/links/declared-redirects';
import type { Asset } from '@/lib/content/mdx/published-file';
import type { DocsVersion } from '@/lib/content/versions/docs-versions';
import { readVersion } from '@/lib/content/versions/docs-versions';
import { checkNeighbors } from '@/lib/content/versions/neighbors';
import { toTakenPaths } from '@/lib/site/pages/export-files';
import { checkIds, checkUrls, listPages, type Page } from '@/lib/site/pages/page-list';

export type { Authors } from '@/lib/content/entries/authors';
export type { Entry } from '@/lib/content/entries/entries';
export type {
  Author,
  DocFrontMatter,
  PostFrontMatter,
} from '@/lib/content/entries/front-matter-schema';
export type { Redirect } from '@/lib/content/links/declared-redirects';
export type { DocReference, DocsVersion, Sidebar } from '@/lib/content/versions/docs-versions';

/** All words of the site; complete only without errors. */
export interface Content {
  versions: DocsVersion[];
  docs: Entry<DocFrontMatter>[];
  /** Newest first. */
  posts: Entry<PostFrontMatter>[];
  /** Every page of the site, those without a file included. */
  pages: Page[];
  authors: Authors;
  /** The pictures of authors. */
  pictures: Asset[];
  redirects: Redirect[];
  /** Pages that could not be read. */
  unread: UnreadPage[];
  errors: ContentError[];
}

const noPosts: ReadEntries<PostFrontMatter> = { sources: [], errors: [], unread: [] };

const loaded = new Map<string, Content>();
let lastRevision: string | undefined;

/** The content of the site's folder; read once, until `forgetContent` is called. */
export function loadContent(folder = siteDir()): Content {
  const known = loaded.get(folder);
  if (known) return known;
  const { site, source, errors } = readSite(folder);
  const lists = {
    versions: [],
    docs: [],
    posts: [],
    pages: [],
    pictures: [],
    redirects: [],
    unread: [],
  };
  const content = site ? readContent(folder, site, source) : { ...lists, authors: {}, errors };
  loaded.set(folder, content);
  return content;
}

/** The content of a site's folder; throws the whole report when it has mistakes. */
export function loadSoundContent(folder: string): Content {
  const content = loadContent(folder);
  if (content.errors.length > 0) throw new Error(formatErrors(content.errors));
  return content;
}

/** Whether a page is at a URL path; in development one that has just been written is found on disk. */
export function hasPage(path: string): boolean {
  const isThere = () => loadContent().pages.some((page) => samePath(page.path, path));
  if (isThere()) return true;
  if (process.env.NODE_ENV === 'production') return false;
  forgetContent();
  return isThere();
}

/** The page at a URL path; throws when none is there. */
export function pageAt(path: string): Page {
  const page = loadContent().pages.find((candidate) => samePath(candidate.path, path));
  if (!page) throw new Error(`The site has no page at ${path}`);
  return page;
}

/** Makes the next `loadContent` read everything again; with a revision, only when that is a new one. */
export function forgetContent(revision?: string): void {
  if (revision !== undefined && revision === lastRevision) return;
  lastRevision = revision;
  loaded.clear();
  forgetSites();
}

function readContent(folder: string, site: SiteConfig, source: string): Content {
  const read = site.versions.map((config) => {
    const { sources, errors, unread } = readDocs(folder, config);
    const { pages, drafts } = split(sources);
    const unpublishedIds = [...drafts.map(({ entry }) => entry.id), ...unread.map(({ id }) => id)];
    return {
      pages,
      unread,
      ...readVersion(folder, config, { pages, unpublishedIds }),
      broken: errors,
    };
  });
  const versions = read.map(({ version }) => version);
  const docs = read.flatMap(({ pages }) => pages);
  const { sources, errors, unread: unreadPosts } = site.blog ? readPosts(folder) : noPosts;
  const posts = split(sources).pages;
  const unread = [...read.flatMap((version) => version.unread), ...unreadPosts];
  const { authors, pictures, errors: authorErrors } = readAuthors(folder);
  const collections = { docs: docs.map(toEntry), posts: posts.map(toEntry) };
  const pages = listPages({ ...collections, versions }, site);
  const declared = [...aliasRedirects([...docs, ...posts]), ...configRedirects(site, source)];
  const taken = [
    ...[...pages, ...unread].map(({ path }) => path),
    ...declared.map(({ from }) => from),
  ];
  const former = formerRedirects(site, docs, new Set(taken.map(plainPath)), source);
  const redirects = [...declared, ...former];
  const takenBy = toTakenPaths(site, publicPaths(folder));
  return {
    versions,
    ...collections,
    pages,
    authors,
    pictures,
    redirects: redirects.map(({ from, to }) => ({ from, to })),
    unread,
    errors: [
      ...read.flatMap((version) => [...version.broken, ...version.errors]),
      ...errors,
      ...authorErrors,
      ...checkSymbolicLinks(folder),
      ...(authorErrors.length > 0 ? [] : checkAuthors(posts, authors)),
      ...checkUrls(pages, [...docs, ...posts], takenBy),
      ...checkIds(collections.docs),
      ...checkNeighbors(docs, versions),
      ...checkRedirects(redirects, [...pages, ...unread.map(toPlace)], takenBy),
      ...checkReferences(site, versions, source),
    ],
  };
}

/** Drafts are pages only while their author looks at them in development. */
function split<F extends { draft: boolean }>(sources: EntrySource<F>[]) {
  const isDraft = ({ entry }: EntrySource<F>) =>
    entry.frontMatter.draft && process.env.NODE_ENV !== 'development';
  return {
    pages: sources.filter((source) => !isDraft(source)),
    drafts: sources.filter(isDraft),
  };
}

function toPlace({ path, file }: UnreadPage): Pick<Page, 'path' | 'from'> {
  return { path, from: file };
}

function toEntry<F>({ entry }: EntrySource<F>): Entry<F> {
  return entry;
}
