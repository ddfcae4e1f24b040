import { ContentError, formatErrors } from '@/lib/config/source/content-error';
import { locate, locateKey } from '@/lib/config/source/positions';
import { childOf, formatPath, type Issue, toIssues } from '@/lib/config/source/schema-issues';
import { isProjectFile, readModule, readText } from '@/lib/config/source/site-files';
import { withTypes } from './navbar-schema';
import { type SiteConfig, siteSchema } from './site-schema';

const configFile = 'site.config.ts';

/** A checked configuration with its text, or the errors of one that cannot be used. */
export type ReadConfig =
  | { config: SiteConfig; source: string; errors?: never }
  | { config?: never; source?: never; errors: ContentError[] };

/** The site configuration of a folder; throws the whole report when it has mistakes. */
export function loadConfig(folder: string): SiteConfig {
  const { config, errors } = readConfig(folder);
  if (!config) throw new Error(formatErrors(errors));
  return config;
}

/** The checked configuration of a folder, or everything wrong with it. */
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

/** The configuration with its type, or an error for every mistake that it shows by itself; `source` is its text. */
export function checkConfig(config: unknown, source: string): ReadConfig {
  const data = withItemTypes(config);
  const result = siteSchema.safeParse(data);
  if (result.success) return { config: result.data, source };
  return {
    errors: toIssues(result.error, data).map((issue) => toConfigError(issue, data, source)),
  };
}

/** One error for every file that the configuration names and that is not there. */
function checkFiles(site: SiteConfig, source: string): ContentError[] {
  return site.versions.flatMap(({ classes }, index) => {
    if (classes === undefined || isProjectFile(classes)) return [];
    const path = ['versions', index, 'classes'];
    const problem = `${formatPath(path)} is "${classes}", but there is no such file`;
    const expected = 'Expected a file that npm run classes has written.';
    return toConfigError({ path, unknownKey: false, problem, expected }, site, source);
  });
}

/** An issue with its place in the text of the configuration, as far as the text shows it. */
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
