import { readConfig } from '@/lib/config/read-config';
import type { OpenResults } from '@/lib/config/results';
import { type ContentError, formatErrors } from '@/lib/config/source/content-error';
import { type Content, readContent } from '@/lib/content/content';
import { toTakenPaths } from './pages/export-files';

/** A site with the mistakes in it; without content when the configuration cannot be used. */
export type ReadSite =
  | { content: Content; errors: ContentError[] }
  | { content?: never; errors: ContentError[] };

/** Reads configuration and content of a folder. Programs and routes do this once and pass the content on. */
export function readSite(folder: string, openResults: OpenResults): ReadSite {
  const { config, source, errors } = readConfig(folder);
  if (!config) return { errors };
  const content = readContent(folder, config, source, { openResults, toTakenPaths });
  return { content, errors: content.errors };
}

/** The site in a folder. Throws the report when the configuration cannot be used. */
export function loadSite(folder: string, openResults: OpenResults): Content {
  const { content, errors } = readSite(folder, openResults);
  if (!content) throw new Error(formatErrors(errors));
  return content;
}

/** The site in a folder. Throws the report when configuration or content have mistakes. */
export function loadSoundSite(folder: string, openResults: OpenResults): Content {
  const content = loadSite(folder, openResults);
  if (content.errors.length > 0) throw new Error(formatErrors(content.errors));
  return content;
}
