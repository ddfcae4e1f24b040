import { ContentError } from './content-error';
import type { EntrySource } from './entries';
import { validate } from './front-matter';
import { type Author, authorsFile, type PostFrontMatter } from './front-matter-schema';
import { didYouMean } from './nearest';
import { fileExists, readText } from './site-files';
import { blogDir } from './slugs';
import { parseYaml } from './yaml';

/** Authors by the keys that posts use. */
export type Authors = Record<string, Author>;

const file = `${blogDir}/authors.yml`;

/** The authors of the blog, and the mistakes in their file; none without a file. */
export function readAuthors(site: string): { authors: Authors; errors: ContentError[] } {
  if (!fileExists(site, file)) return { authors: {}, errors: [] };
  try {
    const { value, errors } = validate(authorsFile, parseYaml(readText(site, file), file), file);
    return errors ? { authors: {}, errors } : { authors: value, errors: [] };
  } catch (error) {
    if (error instanceof ContentError) return { authors: {}, errors: [error] };
    throw error;
  }
}

/** One error for every author that a post names and the file does not. */
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
