import { z } from 'zod';
import { SAMPLE_FILE } from '@/lib/config/sample-file';
import { ContentError } from '@/lib/config/source/content-error';
import { pattern } from '@/lib/config/source/schema-fields';
import { fileExists, readText } from '@/lib/config/source/site-files';
import { validate } from './front-matter';
import { parseYaml, type YamlData } from './yaml';

/** Path of the file with the playground's examples. */
export const playgroundFile = 'content/playground.yml';

const files = 'files with names such as App.tsx';
const code = z.string({ error: 'the code of a file' });
/**
 * Schema for `playground.yml`. It maps each example's name to its files, and each file name, such as
 * `App.tsx`, to the file's code.
 */
export const examplesFile = z.record(
  z.string(),
  z
    .record(pattern(SAMPLE_FILE, files), code, { error: files })
    .refine((example) => Object.keys(example).some((name) => /\.tsx?$/.test(name)), {
      error: files,
    }),
  { error: 'examples by name' },
);

/** The playground's examples, keyed by name. */
type Examples = z.infer<typeof examplesFile>;

/**
 * Parsed examples and the errors in their file. `file` is undefined when `playground.yml` does not exist or
 * is invalid.
 */
export interface ReadExamples {
  examples: Examples;
  file?: { source: string; positionOf: YamlData['positionOf'] };
  errors: ContentError[];
}

/**
 * Reads the playground's examples. Returns no examples when `playground.yml` does not exist or is invalid.
 */
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
