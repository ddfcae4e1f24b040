import type { ClassSupport } from './class-data';

/** Classes to show in a table, selected by plugin, by class name or pattern, or by both. */
export interface Selection {
  /** Plugin names, separated by spaces, such as `gap` or `strokeWidth stroke`. */
  plugin?: string | undefined;
  /** Class names or patterns with `*`, separated by spaces, such as `gap-* -m-* truncate`. */
  classes?: string | undefined;
}

/**
 * Returns the selected classes. If a selection has plugins and patterns, a class must match one of each. If
 * it has only patterns, the classes are in the order of the patterns, otherwise in the order of the data.
 * Patterns that match no class are ignored.
 */
export function selectClasses(
  all: readonly ClassSupport[],
  { plugin, classes }: Selection,
): ClassSupport[] {
  const plugins = new Set(words(plugin));
  const ofPlugins = all.filter((item) => plugins.has(item.plugin));
  const ofPatterns = words(classes).flatMap((pattern) => {
    const matches = toMatcher(pattern);
    return all.filter(({ name }) => matches(name));
  });
  if (plugins.size === 0) return [...new Set(ofPatterns)];
  if (ofPatterns.length === 0) return ofPlugins;
  const wanted = new Set(ofPatterns);
  return ofPlugins.filter((item) => wanted.has(item));
}

/** Returns the plugins and patterns in a selection that match no class. */
export function emptyParts(all: readonly ClassSupport[], { plugin, classes }: Selection): string[] {
  const unknown = words(plugin).filter((name) => !all.some((item) => item.plugin === name));
  const idle = words(classes).filter((pattern) => {
    const matches = toMatcher(pattern);
    return !all.some(({ name }) => matches(name));
  });
  return [...unknown, ...idle];
}

function words(list: string | undefined): string[] {
  return list?.split(/\s+/).filter(Boolean) ?? [];
}

function toMatcher(pattern: string): (name: string) => boolean {
  if (!pattern.includes('*')) return (name) => name === pattern;
  if (pattern.indexOf('*') === pattern.length - 1) {
    const start = pattern.slice(0, -1);
    return (name) => name.startsWith(start);
  }
  const source = pattern.replace(/[^\w*-]/g, '\\$&').replaceAll('*', '.*');
  const expression = new RegExp(`^${source}$`);
  return (name) => expression.test(name);
}

/**
 * Returns the first table of a page. The support shown for the page is based on this table. `undefined` if
 * the page has no table.
 */
export function subjectOf(tables: readonly Selection[]): Selection | undefined {
  return tables[0];
}
