import matter from 'gray-matter';
import type { z } from 'zod';
import { ContentError } from '@/lib/config/source/content-error';
import { toIssues } from '@/lib/config/source/schema-issues';
import { parseYaml, type YamlData } from './yaml';

/** A content file split into parsed YAML front matter and body. */
export interface Parts {
  yaml: YamlData;
  body: string;
  /** Line of the file on which the body starts, counted from 1. */
  bodyLine: number;
}

const known = new Map<string, { text: string; parts: Parts }>();

/**
 * Splits a file into front matter and body. Throws a `ContentError` when the front matter cannot be parsed.
 * The last result for each file is cached.
 */
export function splitFrontMatter(text: string, file: string): Parts {
  const last = known.get(file);
  // Cached because in development, one edit causes all files to be read again.
  if (last?.text === text) return last.parts;
  const parts = split(text, file);
  known.set(file, { text, parts });
  return parts;
}

function split(text: string, file: string): Parts {
  // gray-matter ignores a byte order mark when it looks for the language, so it is removed here, too.
  const plain = text.replace(/^\uFEFF+/, '');
  if (/^---(?!-)/.test(plain)) checkFence(plain, file);
  // gray-matter only locates the front matter. Its own YAML parser does not provide positions.
  let yaml = parseYaml('', file);
  const engine = (source: string): object => {
    yaml = parseYaml(source, file);
    return {};
  };
  const { content } = matter(plain, { language: 'yaml', engines: { yaml: engine } });
  const before = plain.slice(0, plain.length - content.length);
  return { yaml, body: content, bodyLine: before.split('\n').length };
}

/**
 * Rejects front matter in any language but YAML, and front matter that is not closed. gray-matter would
 * execute `---js`, so its own language detection is used to catch every spelling.
 */
function checkFence(text: string, file: string): void {
  const { name } = matter.language(text);
  if (name !== '' && name !== 'yaml') throw notYaml(file, name);
  if (/\n---[ \t]*(?:\n|$)/.test(text.slice(3))) return;
  throw new ContentError({
    file,
    position: { line: 1, column: 1 },
    problem: 'The front matter is not closed',
    expected: 'Expected a line with three dashes after its last key.',
  });
}

function notYaml(file: string, language: string): ContentError {
  return new ContentError({
    file,
    position: { line: 1, column: 4 },
    problem: `The front matter is written in ${language}`,
    expected: 'Expected YAML, after a line of three dashes and nothing else.',
  });
}

/** Validates YAML data against a schema. Returns the parsed value, or one `ContentError` per mistake. */
export function validate<T>(
  schema: z.ZodType<T>,
  { data, positionOf }: YamlData,
  file: string,
): { value: T; errors?: never } | { value?: never; errors: ContentError[] } {
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data };
  const errors = toIssues(result.error, data).map(
    ({ path, unknownKey, ...sentences }) =>
      new ContentError({ file, position: positionOf(path, unknownKey), ...sentences }),
  );
  return { errors };
}
