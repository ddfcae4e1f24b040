import { ContentError } from '@/lib/content/error';
import { childOf, type Issue, toIssues } from '@/lib/content/issues';
import { locate, locateKey } from '@/lib/content/locate';
import { withTypes } from './navbar-schema';
import { siteSchema } from './schema';

/** The file that all errors about the configuration name. */
export const configFile = 'site.config.ts';

/** One error for every mistake that the configuration shows by itself; `source` is its text. */
export function checkConfig(config: unknown, source: string): ContentError[] {
  const data = withItemTypes(config);
  const result = siteSchema.safeParse(data);
  if (result.success) return [];
  return toIssues(result.error, data).map((issue) => toConfigError(issue, data, source));
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
