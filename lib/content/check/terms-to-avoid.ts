import { join } from 'node:path';
import { escapeRegExp } from '@/lib/config/escape-reg-exp';
import { ContentError } from '@/lib/config/source/content-error';
import { isProjectFile, readText } from '@/lib/config/source/site-files';
import type { Content } from '@/lib/content/content';
import { splitFrontMatter } from '@/lib/content/entries/front-matter';
import type { ProseLine } from '@/lib/content/mdx/compiled';

const guide = 'CONTRIBUTING.md';

/** Terms to avoid in the pages of a site, in lowercase, each with the term to write instead. */
export type TermsToAvoid = ReadonlyMap<string, string>;

/**
 * Reads the table "write, instead of" in a site's `CONTRIBUTING.md`. Empty if the file or the table does not
 * exist.
 */
export function readTermsToAvoid(folder: string): TermsToAvoid {
  if (!isProjectFile(join(folder, guide))) return new Map();
  const text = readText(folder, guide);
  const [, table = ''] = /\| write \| instead of \|\n\|.*\n((?:\|.*\n)+)/.exec(text) ?? [];
  const rows = table.trim().split('\n');
  return new Map(
    rows.flatMap((row) => {
      const [write = '', avoid = ''] = row.split('|').slice(1, 3);
      const terms = avoid.split(',').map((term) => term.trim().toLowerCase());
      return terms.filter(Boolean).map((term): [string, string] => [term, write.trim()]);
    }),
  );
}

/** Reports each term to avoid in the titles and descriptions of docs and posts. */
export function checkFrontMatterTerms({ folder, docs, posts }: Content): ContentError[] {
  const terms = readTermsToAvoid(folder);
  if (terms.size === 0) return [];
  return [...docs, ...posts].flatMap(({ file, frontMatter: { title, description = '' } }) =>
    checkTerms(
      [
        toProseLine(folder, file, 'title', title),
        toProseLine(folder, file, 'description', description),
      ],
      terms,
    ),
  );
}

function toProseLine(folder: string, file: string, key: string, text: string): ProseLine {
  const source = readText(folder, file);
  const { line } = splitFrontMatter(source, file).yaml.positionOf([key]) ?? { line: 1 };
  const column = (source.split('\n')[line - 1] ?? '').indexOf(text) + 1;
  return { text, file, position: { line, column: Math.max(column, 1) } };
}

/**
 * Reports each term to avoid in the prose of a page, at its position. Finds terms that contain inline markup or
 * a line break, such as "is *refused*".
 */
export function checkTerms(prose: readonly ProseLine[], terms: TermsToAvoid): ContentError[] {
  if (terms.size === 0) return [];
  const longestFirst = [...terms.keys()].sort((a, b) => b.length - a.length);
  const words = longestFirst.map((term) => term.split(/\s+/).map(escapeRegExp).join('\\s+'));
  const regex = new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, 'gi');
  return toPassages(prose).flatMap(({ text, parts }) =>
    [...text.matchAll(regex)].flatMap(({ 0: match, index }) => {
      const part = parts.findLast(({ start }) => start <= index);
      if (!part) return [];
      const { file, position } = part.line;
      const column = position.column + index - part.start;
      const found = match.replace(/\s+/g, ' ');
      return new ContentError({
        file,
        position: { line: position.line, column },
        problem: `"${found}" is a term to avoid`,
        expected: `Expected ${terms.get(found.toLowerCase())}.`,
        fix: `${guide} lists the terms.`,
      });
    }),
  );
}

/** Text without markup, and the lines that it consists of. `start` is the offset of a line in the text. */
interface Passage {
  text: string;
  parts: { start: number; line: ProseLine }[];
}

/** Joins each line of prose with those that continue it. */
function toPassages(prose: readonly ProseLine[]): Passage[] {
  const passages: Passage[] = [];
  for (const line of prose) {
    const last = line.continues && passages.at(-1);
    const passage = last || { text: '', parts: [] };
    if (!last) passages.push(passage);
    const previous = passage.parts.at(-1)?.line.position.line ?? line.position.line;
    if (previous !== line.position.line) passage.text += '\n';
    passage.parts.push({ start: passage.text.length, line });
    passage.text += line.text;
  }
  return passages;
}
