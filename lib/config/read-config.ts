import { ContentError, formatErrors } from '@/lib/config/source/content-error';
import { locate, locateKey } from '@/lib/config/source/positions';
import { childOf, formatPath, type Issue, toIssues } from '@/lib/config/source/schema-issues';
import { isProjectFile, readModule, readText } from '@/lib/config/source/site-files';
import { withTypes } from './navbar-schema';
import { type SiteConfig, siteSchema } from './site-schema';

/** File with the configuration of a site, relative to the site's folder. */
export const configFile = 'site.config.ts';

/** Valid configuration with the text of `site.config.ts`, or the errors of an invalid one. */
export type ReadConfig =
  | { config: SiteConfig; source: string; errors?: never }
  | { config?: never; source?: never; errors: ContentError[] };

/** Loads `site.config.ts` from a site's folder. Throws an Error with the full report if it has errors. */
export function loadConfig(folder: string): SiteConfig {
  const { config, errors } = readConfig(folder);
  if (!config) throw new Error(formatErrors(errors));
  return config;
}

/**
 * Reads `site.config.ts` from a site's folder. Returns the valid configuration or its errors. Checks whether
 * class data files exist only if everything else is valid.
 */
export function readConfig(folder: string): ReadConfig {
  try {
    const source = readText(folder, configFile);
    const loaded = checkConfig(readModule(folder, configFile), source);
    const errors = loaded.config ? checkFiles(loaded.config, source) : [];
    return errors.length > 0 ? { errors } : loaded;
  } catch (error) {
    if (error instanceof ContentError) return { errors: [error] };
    throw error;
  }
}

/**
 * Validates a configuration against the schema. `source` is the text of `site.config.ts`, which is needed for
 * error positions.
 */
export function checkConfig(config: unknown, source: string): ReadConfig {
  const data = withItemTypes(config);
  const result = siteSchema.safeParse(data);
  if (result.success) return { config: result.data, source };
  return {
    errors: toIssues(result.error, data).map((issue) => toConfigError(issue, data, source)),
  };
}

/** Returns an error for each configured class data file that does not exist. */
function checkFiles(site: SiteConfig, source: string): ContentError[] {
  return site.versions.flatMap(({ classes }, index) => {
    if (classes === undefined || isProjectFile(classes)) return [];
    const path = ['versions', index, 'classes'];
    const problem = `${formatPath(path)} is "${classes}", but there is no such file`;
    const expected = 'Expected a file written by npm run classes.';
    return toConfigError({ path, unknownKey: false, problem, expected }, site, source);
  });
}

/**
 * Converts a validation issue to a `ContentError`. `config` is the validated data. The position is undefined
 * if neither the value nor its key is in `source`.
 */
export function toConfigError(
  { path, unknownKey, ...sentences }: Issue,
  config: unknown,
  source: string,
): ContentError {
  const value = path.reduce<unknown>(childOf, config);
  const key = path.findLast((part) => typeof part === 'string');
  const atValue = typeof value === 'string' && !unknownKey ? locate(source, value) : undefined;
  const position = atValue ?? (key === undefined ? undefined : locateKey(source, key));
  return new ContentError({ file: configFile, position, ...sentences });
}

function withItemTypes(config: unknown): unknown {
  if (typeof config !== 'object' || config === null || !('navbar' in config)) return config;
  const { navbar } = config;
  if (typeof navbar !== 'object' || navbar === null || !('items' in navbar)) return config;
  return { ...config, navbar: { ...navbar, items: withTypes(navbar.items) } };
}
