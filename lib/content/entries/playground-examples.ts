import { z } from 'zod';
import { SAMPLE_FILE } from '@/lib/config/sample-file';
import { ContentError } from '@/lib/config/source/content-error';
import { pattern } from '@/lib/config/source/schema-fields';
import { fileExists, readText } from '@/lib/config/source/site-files';
import { validate } from './front-matter';
import { parseYaml, type YamlData } from './yaml';

/** Where the examples of the playground stand. */
export const playgroundFile = 'content/playground.yml';

const files = 'files with names such as App.tsx';
const code = z.string({ error: 'the code of a file' });
/** What playground.yml holds: the files of each example by their names. */
export const examplesFile = z.record(
  z.string(),
  z.record(pattern(SAMPLE_FILE, files), code, { error: files }),
  { error: 'examples by name' },
);

/** What the playground offers to begin with, by name. */
export type Examples = z.infer<typeof examplesFile>;

/** What is read of the examples: their file with its places, unless it is absent or wrong, and the mistakes in it. */
export interface ReadExamples {
  examples: Examples;
  file?: { source: string; positionOf: YamlData['positionOf'] };
  errors: ContentError[];
}

/** The examples of the playground; none without a file. */
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
