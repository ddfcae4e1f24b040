/** The first step of a build: everything wrong with configuration and content, in one report. */
import { checkSite } from '@/lib/check/site-check';
import { type ContentError, distinctErrors, formatErrors } from '@/lib/content/content-error';

/** Throws the whole report when the site has mistakes. */
export async function reportSite(components: readonly string[]): Promise<void> {
  const errors = await checkSite(components);
  if (errors.length > 0) throw new Error(toReport(errors));
}

/** The whole report of a site with mistakes, and their number. */
export function toReport(errors: readonly ContentError[]): string {
  const { length } = distinctErrors(errors);
  const count = length === 1 ? '1 mistake' : `${length} mistakes`;
  return `${formatErrors(errors)}\n\n${count} in the content.`;
}
