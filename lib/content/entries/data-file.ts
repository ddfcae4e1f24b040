import type { z } from 'zod';
import { ContentError } from '@/lib/config/source/content-error';
import { validate } from './front-matter';
import { parseYaml } from './yaml';

/** Parses a YAML file and validates it against a schema. Returns the errors instead if it is invalid. */
export function parseDataFile<T>(
  schema: z.ZodType<T>,
  source: string,
  file: string,
): { value: T; errors?: never } | { value?: never; errors: ContentError[] } {
  try {
    return validate(schema, parseYaml(source, file), file);
  } catch (error) {
    if (error instanceof ContentError) return { errors: [error] };
    throw error;
  }
}
