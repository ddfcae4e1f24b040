import type { VersionConfig } from '@/lib/config/site';
import { ContentError } from '@/lib/config/source/content-error';
import { listProjectFiles, readText } from '@/lib/config/source/site-files';
import { splitFrontMatter, validate } from './front-matter';
import {
  type DocFrontMatter,
  docFrontMatter,
  type PostFrontMatter,
  postFrontMatter,
} from './front-matter-schema';
import { blogDir, docsDir, isPage, toDocId, toDocPath, toPostName, toPostPath } from './slugs';
import type { YamlData } from './yaml';

/** A doc or blog post: its file, URL path, front matter and body. */
export interface Entry<F = DocFrontMatter> {
  collection: 'docs' | 'blog';
  /** Path relative to the site's folder, with forward slashes. */
  file: string;
  /** Name of the docs version. Empty for a post. */
  version: string;
  /**
   * For a doc, the result of `toDocId`, such as `tailwind/flexbox/gap`. For a post, the part of its file name
   * between the date and `.mdx`.
   */
  id: string;
  /** Canonical URL path without the base path, such as `/tailwind/flexbox/gap`. */
  path: string;
  frontMatter: F;
  /** MDX source after the front matter. */
  body: string;
  /** Line on which the body starts in the file. The first line is 1. */
  bodyLine: number;
}

/**
 * An entry, with a function that returns positions in its front matter. Later checks use it to locate errors.
 */
export interface EntrySource<F = DocFrontMatter> {
  entry: Entry<F>;
  positionOf: YamlData['positionOf'];
}

/**
 * The entries that were read, and the errors in the other files. `unread` lists those files with their URL
 * paths.
 */
export interface ReadEntries<F> {
  sources: EntrySource<F>[];
  errors: ContentError[];
  unread: UnreadPage[];
}

/** A doc or post whose file could not be read. Links to it are not reported as broken. */
export type UnreadPage = Pick<Entry, 'file' | 'id' | 'path'>;

/** Reads all docs of a version, including drafts, sorted by file path. */
export function readDocs(site: string, version: VersionConfig): ReadEntries<DocFrontMatter> {
  const files = pageFiles(site, docsDir(version));
  const toPlace = (file: string, slug: string | undefined) => {
    return { file, id: toDocId(file, version), path: toDocPath(file, version, slug) };
  };
  const read: Read<DocFrontMatter> = (file) => {
    checkEnding(file);
    const { yaml, ...body } = splitFrontMatter(readText(site, file), file);
    const { value, errors } = validate(docFrontMatter, yaml, file);
    if (errors) return { errors, slug: slugOf(yaml.data) };
    const place = { collection: 'docs', version: version.name } as const;
    const entry = { ...place, ...toPlace(file, value.slug), frontMatter: value, ...body };
    return { entry, positionOf: yaml.positionOf };
  };
  return collect(files, read, toPlace);
}

/** Returns the files of pages in a folder, including those with the wrong ending `.md`. */
function pageFiles(site: string, folder: string): string[] {
  const files = ['.mdx', '.md'].flatMap((ending) => listProjectFiles(site, folder, ending));
  return files.filter(isPage).sort();
}

/** Throws for a page whose file does not end in `.mdx`. */
function checkEnding(file: string): void {
  if (file.endsWith('.mdx')) return;
  const problem = 'The file ends in .md, so it is not a page';
  throw new ContentError({ file, problem, fix: `Rename it to ${file}x.` });
}

type Read<F> = (
  file: string,
) => EntrySource<F> | { errors: ContentError[]; slug?: string | undefined };

function slugOf(data: unknown): string | undefined {
  const slug = data instanceof Object && 'slug' in data ? data.slug : undefined;
  return typeof slug === 'string' ? slug : undefined;
}

/** Reads all blog posts, including drafts, newest first. */
export function readPosts(site: string): ReadEntries<PostFrontMatter> {
  const files = pageFiles(site, blogDir);
  const read: Read<PostFrontMatter> = (file) => readPost(site, file);
  const posts = collect(files, read, (file, slug) => {
    const id = toPostName(file)?.name ?? file;
    return { file, id, path: toPostPath(id, slug) };
  });
  posts.sources.sort(byDate);
  return posts;
}

function readPost(site: string, file: string): ReturnType<Read<PostFrontMatter>> {
  checkEnding(file);
  const named = toPostName(file);
  if (!named) {
    const problem = 'The file name does not start with a date';
    const expected = `Expected a name such as ${blogDir}/2026-11-21-release.mdx.`;
    throw new ContentError({ file, problem, expected });
  }
  const { yaml, ...body } = splitFrontMatter(readText(site, file), file);
  const data = { date: named.date, ...(yaml.data instanceof Object ? yaml.data : {}) };
  const { value, errors } = validate(postFrontMatter, { ...yaml, data }, file);
  if (errors) return { errors, slug: slugOf(yaml.data) };
  const path = toPostPath(named.name, value.slug);
  const place = { collection: 'blog', file, version: '', id: named.name, path } as const;
  return { entry: { ...place, frontMatter: value, ...body }, positionOf: yaml.positionOf };
}

function collect<F>(
  files: string[],
  read: Read<F>,
  toPlace: (file: string, slug: string | undefined) => UnreadPage,
): ReadEntries<F> {
  const found: ReadEntries<F> = { sources: [], errors: [], unread: [] };
  for (const file of files) {
    const result = readOrFail(file, read);
    if ('entry' in result) found.sources.push(result);
    else {
      found.errors.push(...result.errors);
      found.unread.push(toPlace(file, result.slug));
    }
  }
  return found;
}

function readOrFail<F>(file: string, read: Read<F>): ReturnType<Read<F>> {
  try {
    return read(file);
  } catch (error) {
    if (error instanceof ContentError) return { errors: [error] };
    throw error;
  }
}

function byDate(a: EntrySource<PostFrontMatter>, b: EntrySource<PostFrontMatter>): number {
  const newest = b.entry.frontMatter.date.localeCompare(a.entry.frontMatter.date);
  return newest || b.entry.file.localeCompare(a.entry.file);
}
