import { z } from 'zod';
import type { Fence } from '@/lib/mdx/compiled';
import { ContentError } from './content-error';
import { validate } from './front-matter';
import { pattern } from './schema-fields';
import { fileExists, readText } from './site-files';
import { parseYaml, type YamlData } from './yaml';

/** Where the examples of the playground stand. */
export const playgroundFile = 'content/playground.yml';

const files = 'files with names such as App.tsx';
const code = z.string({ error: 'the code of a file' });
/** What playground.yml holds: the files of each example by their names. */
export const examplesFile = z.record(
  z.string(),
  z.record(pattern(/^[\w-]+\.tsx?$/, files), code, { error: files }),
  { error: 'examples by name' },
);

/** What the playground offers to begin with, by name. */
export type Examples = z.infer<typeof examplesFile>;

/** The examples of the playground, their code with its place, and the mistakes in their file; none without a file. */
export function readExamples(site: string): {
  examples: Examples;
  fences: Fence[];
  errors: ContentError[];
} {
  const none = { examples: {}, fences: [] };
  if (!fileExists(site, playgroundFile)) return { ...none, errors: [] };
  try {
    const source = readText(site, playgroundFile);
    const yaml = parseYaml(source, playgroundFile);
    const { value, errors } = validate(examplesFile, yaml, playgroundFile);
    if (errors) return { ...none, errors };
    return { examples: value, fences: toFences(value, yaml, source), errors: [] };
  } catch (error) {
    if (error instanceof ContentError) return { ...none, errors: [error] };
    throw error;
  }
}

/** The code of a block starts on the line below the bar that opens it, as deep as its first line. */
function toFences(examples: Examples, { positionOf }: YamlData, source: string): Fence[] {
  const lines = source.split('\n');
  return Object.entries(examples).flatMap(([name, files]) =>
    Object.entries(files).map(([file, code]) => {
      const line = positionOf([name, file])?.line ?? 1;
      const column = (lines[line] ?? '').search(/\S|$/) + 1;
      const rows = code.split('\n').map((_, index) => index + 1);
      const position = { line, column };
      return { file: playgroundFile, position, language: 'tsx', meta: { title: file }, code, rows };
    }),
  );
}
