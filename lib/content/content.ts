import { type ClassStore, classStore } from '@/lib/classes/data/class-store';
import { plainPath, samePath, withoutFinalSlash } from '@/lib/config/paths';
import type { OpenResults } from '@/lib/config/results';
import type { SiteConfig } from '@/lib/config/site';
import type { ContentError } from '@/lib/config/source/content-error';
import {
  checkSymbolicLinks,
  fileExists,
  publicPaths,
  readBytes,
  readText,
} from '@/lib/config/source/site-files';
import { checkReferences } from './check/references';
import { type Authors, checkAuthors, readAuthors } from './entries/authors';
import {
  type Entry,
  type EntrySource,
  type ReadEntries,
  readDocs,
  readPosts,
  type UnreadPage,
} from './entries/entries';
import type { DocFrontMatter, PostFrontMatter } from './entries/front-matter-schema';
import {
  aliasRedirects,
  checkRedirects,
  configRedirects,
  formerRedirects,
  type Redirect,
} from './links/declared-redirects';
import type { SiteLookup } from './mdx/compilation';
import { type Compile, toCompile } from './mdx/compile';
import type { Asset } from './mdx/published-file';
import { checkIds, checkUrls, listPages, type Page } from './page-list';
import { type DocsVersion, readVersion } from './versions/docs-versions';
import { checkNeighbors } from './versions/neighbors';

export type { Authors } from './entries/authors';
export type { Entry } from './entries/entries';
export type { Author, DocFrontMatter, PostFrontMatter } from './entries/front-matter-schema';
export type { Redirect } from './links/declared-redirects';
export type { DocReference, DocsVersion, Sidebar } from './versions/docs-versions';

/** A site: its configuration, and everything that its files contain. Complete only without errors. */
export interface Content {
  /** Path of the site's folder. */
  folder: string;
  config: SiteConfig;
  /** Text of site.config.ts. */
  source: string;
  versions: DocsVersion[];
  docs: Entry<DocFrontMatter>[];
  /** Newest first. */
  posts: Entry<PostFrontMatter>[];
  /** Every page of the site, including the pages without a file. */
  pages: Page[];
  authors: Authors;
  /** The pictures of authors. */
  pictures: Asset[];
  redirects: Redirect[];
  /** Pages that could not be read. */
  unread: UnreadPage[];
  errors: ContentError[];
  compile: Compile;
  openResults: OpenResults;
  /** The class data of the version with a name, or of the latest version. Throws for an unknown name. */
  classes(version?: string): ClassStore;
}

/** What the rooms above this one provide. */
export interface ContentOptions {
  openResults: OpenResults;
  /** Returns a function that describes what the export writes at a URL path; undefined when that is nothing. */
  toTakenPaths(
    config: SiteConfig,
    publicFiles: readonly string[],
  ): (path: string) => string | undefined;
}

const noPosts: ReadEntries<PostFrontMatter> = { sources: [], errors: [], unread: [] };

/** The page at a URL path; undefined when there is none. */
export function findPage({ pages }: Pick<Content, 'pages'>, path: string): Page | undefined {
  return pages.find((page) => samePath(page.path, path));
}

/** The page at a URL path; throws when there is none. */
export function pageAt(content: Pick<Content, 'pages'>, path: string): Page {
  const page = findPage(content, path);
  if (!page) throw new Error(`The site has no page at ${path}`);
  return page;
}

/** Reads the content of a site's folder. */
export function readContent(
  folder: string,
  config: SiteConfig,
  source: string,
  { openResults, toTakenPaths }: ContentOptions,
): Content {
  const read = config.versions.map((version) => {
    const { sources, errors, unread } = readDocs(folder, version);
    const { pages, drafts } = split(sources);
    const unpublishedIds = [...drafts.map(({ entry }) => entry.id), ...unread.map(({ id }) => id)];
    return {
      pages,
      unread,
      ...readVersion(folder, version, { pages, unpublishedIds }),
      broken: errors,
    };
  });
  const versions = read.map(({ version }) => version);
  const docs = read.flatMap(({ pages }) => pages);
  const { sources, errors, unread: unreadPosts } = config.blog ? readPosts(folder) : noPosts;
  const posts = split(sources).pages;
  const unread = [...read.flatMap((version) => version.unread), ...unreadPosts];
  const { authors, pictures, errors: authorErrors } = readAuthors(folder);
  const collections = { docs: docs.map(toEntry), posts: posts.map(toEntry) };
  const pages = listPages({ ...collections, versions }, config);
  const declared = [...aliasRedirects([...docs, ...posts]), ...configRedirects(config, source)];
  const taken = [
    ...[...pages, ...unread].map(({ path }) => path),
    ...declared.map(({ from }) => from),
  ];
  const former = formerRedirects(config, docs, new Set(taken.map(plainPath)), source);
  const redirects = [...declared, ...former];
  const takenBy = toTakenPaths(config, publicPaths(folder));
  const lookup = toLookup(folder, config, [...collections.docs, ...collections.posts, ...unread]);
  return {
    folder,
    config,
    source,
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
      ...checkReferences(config, versions, source),
    ],
    compile: toCompile(lookup, openResults),
    openResults,
    classes: (version) => classStore(config.versions, version),
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

/** What a page may read while it compiles. */
function toLookup(
  folder: string,
  { versions }: SiteConfig,
  entries: readonly Pick<Entry, 'file' | 'path'>[],
): SiteLookup {
  const pages = new Map(
    entries.flatMap(({ file, path }) => [
      [file, path],
      [withoutFinalSlash(path), path],
    ]),
  );
  return {
    versions,
    readText: (file) => (fileExists(folder, file) ? readText(folder, file) : undefined),
    readBytes: (file) => readBytes(folder, file),
    pageOf: (page) => pages.get(page),
    pageFiles: () => entries.map(({ file }) => file),
  };
}
