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
  /** All content errors, as `npm run check:content` prints them. Empty when there are none. */
  report: z.string().max(1_000_000),
  /** Weight of each exported page. Empty when the build failed. */
  weights: z.array(weight).max(20_000),
});

/** Data about the build of a pull request, for the comment on it. */
export type PreviewFacts = z.infer<typeof facts>;

/**
 * Parses the facts file of a pull request. Its text is untrusted because code of the pull request may have
 * written it. Every field except the report is limited to paths and numbers. Throws when the text does not
 * match the schema.
 */
export function parseFacts(text: string): PreviewFacts {
  return facts.parse(JSON.parse(text));
}

/** Returns the pages whose file is in `files`, in the order of `entries`. */
export function changedPages(
  entries: readonly { file: string; path: string }[],
  files: readonly string[],
): PreviewFacts['pages'] {
  return entries
    .filter(({ file }) => files.includes(file))
    .map(({ file, path }) => ({ file, path }));
}
