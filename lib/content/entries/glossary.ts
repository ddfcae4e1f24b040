import { z } from 'zod';
import { ContentError, type Position } from '@/lib/config/source/content-error';
import { list, text } from '@/lib/config/source/schema-fields';
import { validate } from './front-matter';
import { parseYaml, type YamlData } from './yaml';

/** Glossary of a version: terms and the pages or headings that explain them. */
export interface Glossary {
  /** URL paths, optionally with a hash, by lowercase term. */
  terms: ReadonlyMap<string, string>;
  /** The paths in the file as links, with their positions. */
  links: { href: string; position: Position | undefined }[];
  errors: ContentError[];
}

const NONE: Glossary = { terms: new Map(), links: [], errors: [] };
const terms = 'a list of terms such as [breakpoint, breakpoints]';
/** Schema for `glossary.yml`: lists of terms by the URL path that explains them. */
export const glossaryFile = z.record(z.string(), list(text(terms), terms), {
  error: 'terms by place',
});

/** Path of the glossary file in the docs folder of a version. */
export function glossaryOf(folder: string): string {
  return `${folder}/glossary.yml`;
}

const known = new Map<string, { source: string; glossary: Glossary }>();

/** Parses a glossary. A term that appears twice is an error. The last result for each file is cached. */
export function parseGlossary(source: string, file: string): Glossary {
  const last = known.get(file);
  // Cached because every page of a version needs the same glossary.
  if (last?.source === source) return last.glossary;
  const glossary = parse(source, file);
  known.set(file, { source, glossary });
  return glossary;
}

function parse(source: string, file: string): Glossary {
  try {
    const yaml = parseYaml(source, file);
    const { value, errors } = validate(glossaryFile, yaml, file);
    return errors ? { ...NONE, errors } : toGlossary(value, yaml, file);
  } catch (error) {
    if (error instanceof ContentError) return { ...NONE, errors: [error] };
    throw error;
  }
}

function toGlossary(value: Record<string, string[]>, { positionOf }: YamlData, file: string) {
  const found = new Map<string, string>();
  const errors: ContentError[] = [];
  for (const [href, names] of Object.entries(value)) {
    for (const [index, name] of names.entries()) {
      const term = name.toLowerCase();
      const first = found.get(term);
      const position = positionOf([href, index]);
      const problem = `The term "${name}" leads to ${href} and to ${first}`;
      if (first === undefined) found.set(term, href);
      else errors.push(new ContentError({ file, position, problem, fix: 'Keep one of them.' }));
    }
  }
  const links = Object.keys(value).map((href) => ({ href, position: positionOf([href], true) }));
  return { terms: found, links, errors };
}
