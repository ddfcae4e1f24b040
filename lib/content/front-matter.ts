import type { z } from 'zod';
import { ContentError } from './content-error';
import { toIssues } from './schema-issues';
import { parseYaml, type YamlData } from './yaml';

/** A content file taken apart: checked front matter, and what follows it. */
export interface Parts {
  yaml: YamlData;
  body: string;
  /** The line of the file on which the body starts. */
  bodyLine: number;
}

/** The line that opens front matter, the lines of YAML, and the line that closes it. */
const FRONT_MATTER = /^---[^\n]*((?:\n[^\n]*)*?)\n---[ \t]*(?:\n|$)/;

/** Cuts a file into front matter and body; throws a ContentError when the front matter cannot be read. */
export function splitFrontMatter(text: string, file: string): Parts {
  const [, language] = /^---(?!-)([^\n]*)/.exec(text) ?? [];
  if (language === undefined) return { yaml: parseYaml('', file), body: text, bodyLine: 1 };
  const name = language.trim();
  if (name !== '' && name !== 'yaml') {
    throw new ContentError({
      file,
      position: { line: 1, column: 4 },
      problem: `The front matter is written in ${name}`,
      expected: 'Expected YAML, after a line of three dashes and nothing else.',
    });
  }
  const [all, yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  if (all === undefined) {
    throw new ContentError({
      file,
      position: { line: 1, column: 1 },
      problem: 'The front matter is not closed',
      expected: 'Expected a line with three dashes after its last key.',
    });
  }
  const body = text.slice(all.length);
  return { yaml: parseYaml(yaml, file), body, bodyLine: all.split('\n').length };
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
