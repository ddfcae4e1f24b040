import type { VersionConfig } from '@/lib/config/site';
import { ContentError } from './content-error';
import { splitFrontMatter, validate } from './front-matter';
import {
  type DocFrontMatter,
  docFrontMatter,
  type PostFrontMatter,
  postFrontMatter,
} from './front-matter-schema';
import { listFiles, readText } from './site-files';
import { blogDir, docsDir, isPage, toDocId, toDocPath, toPostName, toPostPath } from './slugs';
import type { YamlData } from './yaml';

/** One page of words: where it comes from, where it goes, and what its author wrote. */
export interface Entry<F = DocFrontMatter> {
  collection: 'docs' | 'blog';
  /** Posix path from the site's folder. */
  file: string;
  /** Name of the version; empty for posts. */
  version: string;
  /** Path in the version without ending, such as `tailwind/flexbox/gap`; a post's name. */
  id: string;
  /** URL path without base path, spelt as in links. */
  path: string;
  frontMatter: F;
  /** Source after the front matter. */
  body: string;
  /** Line of the file on which the body starts, counted from 1. */
  bodyLine: number;
}

/** An entry with the places of its front matter, for errors that come to light later. */
export interface EntrySource<F = DocFrontMatter> {
  entry: Entry<F>;
  positionOf: YamlData['positionOf'];
}

/** Sources that could be read, and the errors of the others. */
export interface ReadEntries<F> {
  sources: EntrySource<F>[];
  errors: ContentError[];
}

/** The docs of a version, drafts included, by file. */
export function readDocs(site: string, version: VersionConfig): ReadEntries<DocFrontMatter> {
  const files = listFiles(site, docsDir(version), '.mdx').filter(isPage);
  return collect(files, (file) => {
    const { yaml, ...body } = splitFrontMatter(readText(site, file), file);
    const { value, errors } = validate(docFrontMatter, yaml, file);
    if (errors) return errors;
    const id = toDocId(file, version);
    const path = toDocPath(file, version, value.slug);
    const place = { collection: 'docs', file, version: version.name, id, path } as const;
    return { entry: { ...place, frontMatter: value, ...body }, positionOf: yaml.positionOf };
  });
}

/** The posts, drafts included, newest first. */
export function readPosts(site: string): ReadEntries<PostFrontMatter> {
  const files = listFiles(site, blogDir, '.mdx').filter(isPage);
  const posts = collect(files, (file) => readPost(site, file));
  posts.sources.sort(byDate);
  return posts;
}

function readPost(site: string, file: string): EntrySource<PostFrontMatter> | ContentError[] {
  const named = toPostName(file);
  if (!named) {
    const problem = 'The file name does not start with a date';
    const expected = `Expected a name such as ${blogDir}/2026-11-21-release.mdx.`;
    return [new ContentError({ file, problem, expected })];
  }
  const { yaml, ...body } = splitFrontMatter(readText(site, file), file);
  const data = { date: named.date, ...(yaml.data instanceof Object ? yaml.data : {}) };
  const { value, errors } = validate(postFrontMatter, { ...yaml, data }, file);
  if (errors) return errors;
  const path = toPostPath(named.name, value.slug);
  const place = { collection: 'blog', file, version: '', id: named.name, path } as const;
  return { entry: { ...place, frontMatter: value, ...body }, positionOf: yaml.positionOf };
}

function collect<F>(
  files: string[],
  read: (file: string) => EntrySource<F> | ContentError[],
): ReadEntries<F> {
  const sources: EntrySource<F>[] = [];
  const errors: ContentError[] = [];
  for (const file of files) {
    try {
      const result = read(file);
      if (Array.isArray(result)) errors.push(...result);
      else sources.push(result);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      errors.push(error);
    }
  }
  return { sources, errors };
}

function byDate(a: EntrySource<PostFrontMatter>, b: EntrySource<PostFrontMatter>): number {
  const newest = b.entry.frontMatter.date.localeCompare(a.entry.frontMatter.date);
  return newest || b.entry.file.localeCompare(a.entry.file);
}
