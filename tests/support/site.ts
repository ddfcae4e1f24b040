import { formatErrors } from '@/lib/config/source/content-error';
import { siteDir } from '@/lib/config/source/site-files';
import type { Content } from '@/lib/content/content';
import { openResults } from '@/lib/export/cache/result-cache';
import { loadSite, readSite } from '@/lib/site/read-site';
import { checkSite } from '@/lib/site/site-check';

const known = new Map<string, Content>();

/** The site in a folder, this project's own by default; read once per worker. */
export function siteIn(folder = siteDir()): Content {
  const site = known.get(folder) ?? loadSite(folder, openResults);
  known.set(folder, site);
  return site;
}

/** The site in a folder as it is now, for tests that write files. Throws when its configuration cannot be used. */
export function freshSite(folder = siteDir()): Content {
  return loadSite(folder, openResults);
}

/** The report of everything wrong with the site in a folder as it is now; empty when nothing is. */
export async function siteReport(
  components?: readonly string[],
  folder = siteDir(),
): Promise<string> {
  const { content, errors } = readSite(folder, openResults);
  return formatErrors(content ? await checkSite(content, components) : errors);
}
