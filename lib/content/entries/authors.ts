import { posix } from 'node:path';
import { ContentError } from '@/lib/config/source/content-error';
import { didYouMean } from '@/lib/config/source/did-you-mean';
import { fileExists, readBytes, readText } from '@/lib/config/source/site-files';
import { type Asset, isData, NOT_DATA, readPublished } from '@/lib/content/mdx/published-file';
import type { EntrySource } from './entries';
import { validate } from './front-matter';
import { type Author, authorsFile, type PostFrontMatter } from './front-matter-schema';
import { blogDir } from './slugs';
import { parseYaml, type YamlData } from './yaml';

/** Blog authors, keyed by the names that posts use in `authors`. */
export type Authors = Record<string, Author>;

const file = `${blogDir}/authors.yml`;

/**
 * Authors, their local pictures, and the errors in `authors.yml` and in the pictures. In each author, a local
 * `image` is replaced with the URL of the published picture.
 */
export interface ReadAuthors {
  authors: Authors;
  pictures: Asset[];
  errors: ContentError[];
}

const none: ReadAuthors = { authors: {}, pictures: [], errors: [] };

/**
 * Reads the blog's authors from `authors.yml`. Returns no authors when the file does not exist or is invalid.
 */
export function readAuthors(site: string): ReadAuthors {
  if (!fileExists(site, file)) return none;
  try {
    const yaml = parseYaml(readText(site, file), file);
    const { value, errors } = validate(authorsFile, yaml, file);
    return errors ? { ...none, errors } : withPictures(site, value, yaml);
  } catch (error) {
    if (error instanceof ContentError) return { ...none, errors: [error] };
    throw error;
  }
}

function withPictures(site: string, authors: Authors, yaml: YamlData): ReadAuthors {
  const pictures: Asset[] = [];
  const errors: ContentError[] = [];
  const entries = Object.entries(authors).map(([key, author]) => {
    if (author.image === undefined || /^https?:/.test(author.image)) return [key, author] as const;
    const read = readPicture(site, key, author.image, yaml);
    pictures.push(...read.pictures);
    errors.push(...read.errors);
    return [key, { ...author, image: read.pictures[0]?.url }] as const;
  });
  return { authors: Object.fromEntries(entries), pictures, errors };
}

/**
 * Reads an author's picture. A path starting with `/` is relative to `public`. Any other path is relative to
 * the folder of `authors.yml`.
 */
function readPicture(
  site: string,
  key: string,
  image: string,
  { positionOf }: YamlData,
): Omit<ReadAuthors, 'authors'> {
  const path = posix.join(image.startsWith('/') ? 'public' : blogDir, image);
  const refuse = (problem: string, expected?: string) => {
    const position = positionOf([key, 'image']);
    return { pictures: [], errors: [new ContentError({ file, position, problem, expected })] };
  };
  const bytes = readBytes(site, path);
  if (!bytes) return refuse(`${key}.image does not exist: ${image}`, `Expected a file at ${path}.`);
  if (!isData(path)) return refuse(`The file ${path} is not published. ${NOT_DATA}`);
  const { published, errors } = readPublished(path, bytes);
  return errors
    ? { pictures: [], errors }
    : { pictures: [{ file: path, url: published.url }], errors: [] };
}

/** Reports authors that a post lists but `authors.yml` does not define. */
export function checkAuthors(
  posts: readonly EntrySource<PostFrontMatter>[],
  authors: Authors,
): ContentError[] {
  const known = Object.keys(authors);
  return posts.flatMap(({ entry, positionOf }) =>
    entry.frontMatter.authors.flatMap((key, index) => {
      if (known.includes(key)) return [];
      return new ContentError({
        file: entry.file,
        position: positionOf(['authors', index]),
        problem: `The author "${key}" is not in ${file}`,
        expected: `Known authors: ${known.join(', ') || 'none'}.`,
        fix: didYouMean(key, known),
      });
    }),
  );
}
