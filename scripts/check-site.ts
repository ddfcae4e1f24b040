/** The first step of a build: everything wrong with configuration and content, in one report. */
import { componentNames } from '@/components/mdx/markdown';
import { checkSite } from '@/lib/check/site-check';
import { formatErrors } from '@/lib/content/error';

/** Throws the whole report when the site has mistakes. */
export async function reportSite(): Promise<void> {
  const errors = await checkSite(componentNames);
  if (errors.length === 0) return;
  const count = errors.length === 1 ? '1 mistake' : `${errors.length} mistakes`;
  throw new Error(`${formatErrors(errors)}\n\n${count} in the content.`);
}
