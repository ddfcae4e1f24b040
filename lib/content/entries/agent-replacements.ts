import type { z } from 'zod';
import { alternativeTo, classesIn, type SupportData } from '@/lib/classes/data/alternatives';
import { ContentError } from '@/lib/config/source/content-error';
import { list, object, text } from '@/lib/config/source/schema-fields';
import { parseDataFile } from './data-file';

/** Schema for `replacements.yml`. The texts are Markdown on one line. */
export const replacementsFile = list(
  object(
    {
      /** Code that only works in a browser. */
      avoid: text('what not to write'),
      /** Replacement that works on iOS and Android. Defaults to the lookup's suggestion for the last class in `avoid`. */
      write: text('what to write').optional(),
      why: text('a sentence'),
      /** Name of the test that proves the row. Rows without one are compared with the class data. */
      check: text('the name of a check').optional(),
    },
    'a replacement',
  ),
  'a list of replacements',
);

type Row = z.infer<typeof replacementsFile>[number];

/** Row of the table: code to avoid and its replacement, each as Markdown on one line. */
export type AgentReplacement = Row & { write: string };

/** Returns the path of the file with replacements in a version's docs folder. */
export function replacementsOf(folder: string): string {
  return `${folder}/replacements.yml`;
}

/**
 * Parses `replacements.yml` and adds the suggestions of the lookup. Returns the errors instead if the file is
 * invalid, or if the lookup suggests nothing for a row without `write`.
 */
export function parseReplacements(source: string, file: string, data: SupportData) {
  const { value, errors } = parseDataFile(replacementsFile, source, file);
  if (errors) return { errors };
  const rows = value.map((row) => ({ ...row, write: row.write ?? suggestionFor(row, data) }));
  const unknown = rows.filter(({ write }) => !write);
  if (unknown.length === 0) return { value: rows.filter(isComplete) };
  return { errors: unknown.map((row) => toError(row, file)) };
}

function suggestionFor({ avoid }: Row, data: SupportData): string | undefined {
  return alternativeTo(classesIn(avoid).at(-1) ?? '', data);
}

function isComplete(row: Row): row is AgentReplacement {
  return row.write !== undefined;
}

function toError({ avoid }: Row, file: string): ContentError {
  const problem = `The lookup suggests nothing instead of ${avoid}`;
  return new ContentError({ file, problem, fix: 'Add what to write as write.' });
}
