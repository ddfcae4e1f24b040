/** The first step of a build: everything wrong with configuration and content, in one report. */
import { checkSite } from '@/lib/check/site-check';
import { formatErrors } from '@/lib/content/content-error';

/** Throws the whole report when the site has mistakes. */
export async function reportSite(components: readonly string[]): Promise<void> {
  const errors = await checkSite(components);
  if (errors.length === 0) return;
  const count = errors.length === 1 ? '1 mistake' : `${errors.length} mistakes`;
  throw new Error(`${formatErrors(errors)}\n\n${count} in the content.`);
}
