import type { ClassSupport } from './class-data';

/** What a table asks for: plugins by name, or classes by name or pattern; both may be lists. */
export interface Selection {
  /** Names of plugins, parted by spaces: `gap` or `strokeWidth stroke`. */
  plugin?: string | undefined;
  /** Class names or patterns with `*`, parted by spaces: `gap-* -m-* truncate`. */
  classes?: string | undefined;
}

/** The selected classes in the order of the data, those of patterns in the order of the patterns. */
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

/** The plugins and patterns of a selection that select nothing. */
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

/** The table that a page is about, its first one; others say over their own rows what platforms make of them. */
export function subjectOf(tables: readonly Selection[]): Selection | undefined {
  return tables[0];
}
