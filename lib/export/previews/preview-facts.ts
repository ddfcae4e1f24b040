import { z } from 'zod';
import { urlPath } from '@/lib/config/source/schema-fields';
import type { PageWeight } from '@/lib/export/policy/page-weight';

const count = z.int().min(0);

const page = z.strictObject({
  file: z.string().regex(/^content\/[\w./@+ -]{1,300}$/),
  path: z.string().max(300).regex(urlPath),
});

const weight: z.ZodType<PageWeight> = z.strictObject({
  path: z.string().max(300).regex(urlPath),
  words: count,
  codeBlocks: count,
  drawings: count,
  script: count,
  framework: count,
  html: count,
  payload: count,
  css: count,
});

const facts = z.strictObject({
  /** The pages of the files that a pull request changes. */
  pages: z.array(page).max(2000),
  /** Everything wrong with the content, as `npm run check:content` says it; empty when nothing is. */
  report: z.string().max(1_000_000),
  /** What each page of the export weighs; none when it was not built. */
  weights: z.array(weight).max(20_000),
});

/** What the build of a pull request says of itself. */
export type PreviewFacts = z.infer<typeof facts>;

/**
 * Facts from the text of a file that code of a pull request may have written: nothing in them but the
 * report can hold more than a path or a number. Throws at anything else.
 */
export function parseFacts(text: string): PreviewFacts {
  return facts.parse(JSON.parse(text));
}

/** The pages that were made from changed files, in their order. */
export function changedPages(
  entries: readonly { file: string; path: string }[],
  files: readonly string[],
): PreviewFacts['pages'] {
  return entries
    .filter(({ file }) => files.includes(file))
    .map(({ file, path }) => ({ file, path }));
}
