import { ContentError, formatErrors } from '@/lib/config/source/content-error';
import { locate, locateKey } from '@/lib/config/source/positions';
import { childOf, formatPath, type Issue, toIssues } from '@/lib/config/source/schema-issues';
import { isProjectFile, readModule, readText } from '@/lib/config/source/site-files';
import { withTypes } from './navbar-schema';
import { type SiteConfig, siteSchema } from './site-schema';

const configFile = 'site.config.ts';

/** A checked configuration with its text, or the errors of one that cannot be used. */
export type LoadedSite =
  | { site: SiteConfig; source: string; errors?: never }
  | { site?: never; source?: never; errors: ContentError[] };

/** The site configuration of a folder; throws the whole report when it has mistakes. */
export function loadSite(folder: string): SiteConfig {
  const { site, errors } = readSite(folder);
  if (!site) throw new Error(formatErrors(errors));
  return site;
}

const known = new Map<string, LoadedSite>();

/** The checked configuration of a folder; read once, until `forgetSites` is called. */
export function readSite(folder: string): LoadedSite {
  const loaded = known.get(folder) ?? readConfig(folder);
  known.set(folder, loaded);
  return loaded;
}

/** Makes the next `readSite` read everything again. */
export function forgetSites(): void {
  known.clear();
}

function readConfig(folder: string): LoadedSite {
  try {
    const source = readText(folder, configFile);
    const loaded = checkConfig(readModule(folder, configFile), source);
    const errors = loaded.site ? checkFiles(loaded.site, source) : [];
    return errors.length > 0 ? { errors } : loaded;
  } catch (error) {
    if (error instanceof ContentError) return { errors: [error] };
    throw error;
  }
}

/** The configuration with its type, or an error for every mistake that it shows by itself; `source` is its text. */
export function checkConfig(config: unknown, source: string): LoadedSite {
  const data = withItemTypes(config);
  const result = siteSchema.safeParse(data);
  if (result.success) return { site: result.data, source };
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
