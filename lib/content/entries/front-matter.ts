import matter from 'gray-matter';
import type { z } from 'zod';
import { ContentError } from '@/lib/config/source/content-error';
import { toIssues } from '@/lib/config/source/schema-issues';
import { parseYaml, type YamlData } from './yaml';

/** A content file, split into its parsed YAML front matter and its body. */
export interface Parts {
  yaml: YamlData;
  body: string;
  /** Line on which the body starts in the file. The first line is 1. */
  bodyLine: number;
}

const known = new Map<string, { text: string; parts: Parts }>();

/**
 * Splits a content file's text into front matter and body. Throws a `ContentError` when the front matter is
 * not closed or is not valid YAML. The most recent result for each file is cached.
 */
export function splitFrontMatter(text: string, file: string): Parts {
  const last = known.get(file);
  // In development, one edit makes the server read all files again, so unchanged files are not parsed again.
  if (last?.text === text) return last.parts;
  const parts = split(text, file);
  known.set(file, { text, parts });
  return parts;
}

function split(text: string, file: string): Parts {
  // gray-matter ignores a byte order mark when it detects the language, so it is removed here too.
  const plain = text.replace(/^\uFEFF+/, '');
  if (/^---(?!-)/.test(plain)) checkFence(plain, file);
  // gray-matter is used only to find the end of the front matter. Its own YAML parser does not provide
  // positions.
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
 * Throws when the front matter is not closed or is in a language other than YAML. gray-matter would execute
 * `---js`, so its own language detection is used to catch every spelling.
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

/** Validates parsed YAML against a schema. Returns the validated value, or one `ContentError` per mistake. */
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
