import { readConfig } from '@/lib/config/read-config';
import type { OpenResults } from '@/lib/config/results';
import { type ContentError, formatErrors } from '@/lib/config/source/content-error';
import { type Content, readContent } from '@/lib/content/content';
import { toTakenPaths } from './pages/export-files';

/**
 * Content of a site with all errors found while reading it. `content` is undefined when the configuration is
 * invalid.
 */
export type ReadSite =
  | { content: Content; errors: ContentError[] }
  | { content?: never; errors: ContentError[] };

/**
 * Reads the configuration and content of a site's folder. Reading is expensive, so callers do it once and
 * pass the content on.
 */
export function readSite(folder: string, openResults: OpenResults): ReadSite {
  const { config, source, errors } = readConfig(folder);
  if (!config) return { errors };
  const content = readContent(folder, config, source, { openResults, toTakenPaths });
  return { content, errors: content.errors };
}

/**
 * Reads the content of a site's folder. Throws an Error with the full report when the configuration is
 * invalid.
 */
export function loadSite(folder: string, openResults: OpenResults): Content {
  const { content, errors } = readSite(folder, openResults);
  if (!content) throw new Error(formatErrors(errors));
  return content;
}

/**
 * Reads the content of a site's folder. Throws an Error with the full report when the configuration or
 * content has errors.
 */
export function loadSoundSite(folder: string, openResults: OpenResults): Content {
  const content = loadSite(folder, openResults);
  if (content.errors.length > 0) throw new Error(formatErrors(content.errors));
  return content;
}
