import { z } from 'zod';
import { SAMPLE_FILE } from '@/lib/config/sample-file';
import { ContentError } from '@/lib/config/source/content-error';
import { pattern } from '@/lib/config/source/schema-fields';
import { fileExists, readText } from '@/lib/config/source/site-files';
import { validate } from './front-matter';
import { parseYaml, type YamlData } from './yaml';

/** File with the examples of the playground. */
export const playgroundFile = 'content/playground.yml';

const files = 'files with names such as App.tsx';
const code = z.string({ error: 'the code of a file' });
/** Schema for `playground.yml`: for each example, its code by file name. */
export const examplesFile = z.record(
  z.string(),
  z.record(pattern(SAMPLE_FILE, files), code, { error: files }),
  { error: 'examples by name' },
);

/** Examples that the playground offers, by name. */
export type Examples = z.infer<typeof examplesFile>;

/** Parsed examples and their errors. `file` is undefined when the file does not exist or is invalid. */
export interface ReadExamples {
  examples: Examples;
  file?: { source: string; positionOf: YamlData['positionOf'] };
  errors: ContentError[];
}

/** Reads the examples of the playground. Empty when the file does not exist. */
export function readExamples(site: string): ReadExamples {
  const none = { examples: {}, errors: [] };
  if (!fileExists(site, playgroundFile)) return none;
  try {
    const source = readText(site, playgroundFile);
    const yaml = parseYaml(source, playgroundFile);
    const { value, errors } = validate(examplesFile, yaml, playgroundFile);
    if (errors) return { ...none, errors };
    return { examples: value, file: { source, positionOf: yaml.positionOf }, errors: [] };
  } catch (error) {
    if (error instanceof ContentError) return { ...none, errors: [error] };
    throw error;
  }
}
