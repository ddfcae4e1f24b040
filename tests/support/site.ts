import { formatErrors } from '@/lib/config/source/content-error';
import { siteFolder } from '@/lib/config/source/site-files';
import type { Content } from '@/lib/content/content';
import { openResults } from '@/lib/export/cache/result-cache';
import { loadSite, readSite } from '@/lib/site/read-site';
import { checkSite } from '@/lib/site/site-check';

const known = new Map<string, Content>();

/**
 * Returns the site in a folder, by default this project's own site. Each test worker reads a site only once.
 */
export function siteIn(folder = siteFolder()): Content {
  const site = known.get(folder) ?? loadSite(folder, openResults);
  known.set(folder, site);
  return site;
}

/**
 * Reads the site in a folder again on each call, for tests that change its files. Throws if the configuration
 * is invalid.
 */
export function freshSite(folder = siteFolder()): Content {
  return loadSite(folder, openResults);
}

/**
 * Reads the site in a folder again and resolves to a report of all errors, or to an empty string if there are
 * none.
 */
export async function siteReport(
  components?: readonly string[],
  folder = siteFolder(),
): Promise<string> {
  const { content, errors } = readSite(folder, openResults);
  return formatErrors(content ? await checkSite(content, components) : errors);
}
