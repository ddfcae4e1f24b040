import { type ClassStore, classStore } from '@/lib/classes/data/class-store';
import { normalizePath, samePath, withoutFinalSlash } from '@/lib/config/paths';
import type { OpenResults } from '@/lib/config/results';
import type { SiteConfig } from '@/lib/config/site';
import type { ContentError } from '@/lib/config/source/content-error';
import {
  checkSymbolicLinks,
  fileExists,
  listProjectFiles,
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

/**
 * A site's configuration and everything that was read from its content files. When `errors` is not empty,
 * some of the content may be missing.
 */
export interface Content {
  /** Absolute path of the site's folder, which contains `site.config.ts` and `content`. */
  folder: string;
  config: SiteConfig;
  /** Source code of `site.config.ts`, used to locate errors. */
  source: string;
  versions: DocsVersion[];
  docs: Entry<DocFrontMatter>[];
  /** Published posts, newest first. */
  posts: Entry<PostFrontMatter>[];
  /** All pages of the site, including those without a content file, such as `/search`. */
  pages: Page[];
  authors: Authors;
  /** The blog authors' local pictures, which the build has to publish. */
  pictures: Asset[];
  redirects: Redirect[];
  /** Docs and posts that could not be read, for example because their front matter is invalid. */
  unread: UnreadPage[];
  errors: ContentError[];
  compile: Compile;
  openResults: OpenResults;
  /**
   * Returns the class data of the docs version with this name. Without a name, returns the latest version's
   * data. Throws for an unknown name.
   */
  classes(version?: string): ClassStore;
}

/** Functions that the caller supplies, because `lib/content` may not import `lib/site` or `lib/export`. */
export interface ContentOptions {
  openResults: OpenResults;
  /**
   * Returns a function that takes a URL path and describes the exported file that a page at this path would
   * overwrite, such as "the file /build.json of the export". For a free path, that function returns
   * undefined. `publicFiles` are the URL paths of the files in `public`.
   */
  toTakenPaths(
    config: SiteConfig,
    publicFiles: readonly string[],
  ): (path: string) => string | undefined;
}

const noPosts: ReadEntries<PostFrontMatter> = { sources: [], errors: [], unread: [] };

/** Returns the page at a URL path, or undefined when there is none. */
export function findPage({ pages }: Pick<Content, 'pages'>, path: string): Page | undefined {
  return pages.find((page) => samePath(page.path, path));
}

/** Returns the page at a URL path. Throws when there is none. */
export function pageAt(content: Pick<Content, 'pages'>, path: string): Page {
  const page = findPage(content, path);
  if (!page) throw new Error(`The site has no page at ${path}`);
  return page;
}

/**
 * Reads all content in a site's folder and validates it, except for the bodies of pages, which `compile`
 * validates. Authors' mistakes are returned in `errors`, not thrown.
 */
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
  const former = formerRedirects(config, docs, new Set(taken.map(normalizePath)), source);
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

/** Separates drafts from published pages. In development mode, drafts count as published. */
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

/** Creates the object through which the compiler reads other files and looks up the URLs of pages. */
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
    filesIn: (parent) => listProjectFiles(folder, parent, ''),
  };
}
