import { formatErrors } from '@/lib/config/source/content-error';
import { siteFolder } from '@/lib/config/source/site-files';
import type { Content } from '@/lib/content/content';
import { openResults } from '@/lib/export/cache/result-cache';
import { loadSite, readSite } from '@/lib/site/read-site';
import { checkSite } from '@/lib/site/site-check';

const known = new Map<string, Content>();

/**
 * Returns the site in a folder, by default the one in `SITE_DIR` or this project's own. Each test worker
 * reads a site only once.
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
 * Reads the site in a folder again and resolves to its error report, or to an empty string if there are no
 * errors. If the configuration is invalid, the content is not checked.
 */
export async function siteReport(
  components?: readonly string[],
  folder = siteFolder(),
): Promise<string> {
  const { content, errors } = readSite(folder, openResults);
  return formatErrors(content ? await checkSite(content, components) : errors);
}
