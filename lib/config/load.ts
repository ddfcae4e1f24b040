import { ContentError, formatErrors } from '@/lib/content/error';
import { readModule, readText } from '@/lib/content/files';
import { checkConfig, configFile } from './check';
import type { SiteConfig } from './site';

/** The site configuration of a folder; throws the whole report when it has mistakes. */
export function loadSite(folder: string): SiteConfig {
  const { site, errors } = readSite(folder);
  if (!site) throw new Error(formatErrors(errors));
  return site;
}

/** A checked configuration with its text, or the errors of one that cannot be used. */
export type LoadedSite =
  | { site: SiteConfig; source: string; errors?: never }
  | { site?: never; source?: never; errors: ContentError[] };

/** Reads and checks the configuration of a folder. */
export function readSite(folder: string): LoadedSite {
  try {
    const source = readText(folder, configFile);
    const config = readModule(folder, configFile);
    const errors = checkConfig(config, source);
    return errors.length > 0 ? { errors } : { site: config as SiteConfig, source };
  } catch (error) {
    if (error instanceof ContentError) return { errors: [error] };
    throw error;
  }
}
