import matter from 'gray-matter';
import type { z } from 'zod';
import { ContentError } from '@/lib/config/source/content-error';
import { toIssues } from '@/lib/config/source/schema-issues';
import { parseYaml, type YamlData } from './yaml';

/** A content file taken apart: checked front matter, and what follows it. */
export interface Parts {
  yaml: YamlData;
  body: string;
  /** The line of the file on which the body starts. */
  bodyLine: number;
}

const known = new Map<string, { text: string; parts: Parts }>();

/** Cuts a file into front matter and body; throws a ContentError when the front matter cannot be read. */
export function splitFrontMatter(text: string, file: string): Parts {
  const last = known.get(file);
  // In development all files are read again after an edit of one.
  if (last?.text === text) return last.parts;
  const parts = split(text, file);
  known.set(file, { text, parts });
  return parts;
}

function split(text: string, file: string): Parts {
  // gray-matter takes a byte order mark away before it looks for the language.
  const plain = text.replace(/^\uFEFF+/, '');
  if (/^---(?!-)/.test(plain)) checkFence(plain, file);
  // gray-matter finds the front matter; its own YAML would not say where a value stands.
  let yaml = parseYaml('', file);
  const engine = (source: string): object => {
    yaml = parseYaml(source, file);
    return {};
  };
  const { content } = matter(plain, { language: 'yaml', engines: { yaml: engine } });
  const before = plain.slice(0, plain.length - content.length);
  return { yaml, body: content, bodyLine: before.split('\n').length };
}

/** gray-matter would run `---js`; it is asked itself for the language, so that no spelling gets past. */
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

/** The data in the shape of the schema, or one ContentError per mistake. */
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
