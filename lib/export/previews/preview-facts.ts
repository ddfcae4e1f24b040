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
  /** Pages whose files the pull request changes. */
  pages: z.array(page).max(2000),
  /**
   * All content errors, formatted like the output of `npm run check:content`. Empty when there are no errors.
   */
  report: z.string().max(1_000_000),
  /** Weights of all exported pages. Empty when the build failed. */
  weights: z.array(weight).max(20_000),
});

/** Data about a pull request's build, which the comment on the pull request shows. */
export type PreviewFacts = z.infer<typeof facts>;

/**
 * Parses the facts file from a pull request's build. The text is untrusted because the pull request's code
 * may have written it. Every field except the report is therefore limited to paths and numbers. Throws when
 * the text does not match the schema.
 */
export function parseFacts(text: string): PreviewFacts {
  return facts.parse(JSON.parse(text));
}

/** Returns the entries whose file is in `files`, in their original order. */
export function changedPages(
  entries: readonly { file: string; path: string }[],
  files: readonly string[],
): PreviewFacts['pages'] {
  return entries
    .filter(({ file }) => files.includes(file))
    .map(({ file, path }) => ({ file, path }));
}
