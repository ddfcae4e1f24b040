import { z } from 'zod';
import { ContentError, type Position } from '@/lib/config/source/content-error';
import { list, text } from '@/lib/config/source/schema-fields';
import { validate } from './front-matter';
import { parseYaml, type YamlData } from './yaml';

/** Glossary of a docs version: terms, with the pages or headings that explain them. */
export interface Glossary {
  /**
   * URL paths of the pages or headings that explain the terms, keyed by lowercase term. A path may have a
   * hash.
   */
  terms: ReadonlyMap<string, string>;
  /** All paths in the file, with their positions. The link check reads them. */
  links: { href: string; position: Position | undefined }[];
  errors: ContentError[];
}

const NONE: Glossary = { terms: new Map(), links: [], errors: [] };
const terms = 'a list of terms such as [breakpoint, breakpoints]';
/**
 * Schema for `glossary.yml`. Each key is a URL path, and its value lists the terms that the page explains.
 */
export const glossaryFile = z.record(z.string(), list(text(terms), terms), {
  error: 'lists of terms under URL paths, as in /guides/themes: [theme, themes]',
});

/** Returns the path of the glossary file in a version's docs folder. */
export function glossaryOf(folder: string): string {
  return `${folder}/glossary.yml`;
}

const known = new Map<string, { source: string; glossary: Glossary }>();

/**
 * Parses a glossary. A term that appears twice is an error. The most recent result for each file is cached.
 */
export function parseGlossary(source: string, file: string): Glossary {
  const last = known.get(file);
  // All pages of a version need the same glossary, so it is parsed only once.
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
