import { type ClassSupport, encodeSupport } from '@/lib/classes/data/class-data';
import { camelCase } from '@/lib/classes/data/display';
import { groupBy } from '@/lib/classes/data/group-by';
import { colorFamily, isStep, nearestFamily, toClassName } from './class-families';
import { toWords } from './tokens';

/** Page data that determines which classes the page documents. */
export interface ClassPage {
  id: string;
  title: string;
  /** Tailwind plugins that the page's class tables show, such as `zIndex`. */
  tables: readonly string[];
  sections: readonly { text: string; code: readonly string[] }[];
}

/**
 * Returns patterns for the classes that each page documents, keyed by page id. The classes of a Tailwind
 * plugin, such as `zIndex`, belong to the pages whose class tables show this plugin. If there is no such
 * page, they belong to the page with the plugin's name, or else to the utility page that mentions the most of
 * them, if it mentions at least two.
 */
export function assignPatterns(
  pages: readonly ClassPage[],
  classes: readonly ClassSupport[],
): ReadonlyMap<string, ClassPatterns> {
  const plugins = groupBy(classes, ({ plugin }) => plugin);
  const own = ownFamilies(plugins);
  const read = pages.map(readPage);
  const taken = new Map<string, ClassSupport[]>();
  for (const [plugin, members] of plugins) {
    for (const id of pagesOf(plugin, members, read)) {
      taken.set(id, [...(taken.get(id) ?? []), ...members]);
    }
  }
  return new Map([...taken].map(([id, members]) => [id, toClassPatterns(members, own)]));
}

/** Returns a function that reports whether a family, such as `z-*`, belongs to only one plugin. */
function ownFamilies(plugins: ReadonlyMap<string, ClassSupport[]>): (family: string) => boolean {
  const owners = new Map<string, Set<string>>();
  for (const [plugin, members] of plugins) {
    for (const { name } of members) {
      const family = nearestFamily(name);
      if (family) owners.set(family, (owners.get(family) ?? new Set()).add(plugin));
    }
  }
  return (family) => owners.get(family)?.size === 1;
}

/** Page data that is needed to assign plugins to pages. Computed once per page. */
interface ReadPage {
  id: string;
  /** Tailwind plugins that the page's class tables show, such as `zIndex`. */
  tables: readonly string[];
  /** Words on a utility page, normalized to class names. Empty for other pages. */
  words: ReadonlySet<string>;
}

function readPage({ id, tables, sections }: ClassPage): ReadPage {
  const isUtility = id.startsWith('tailwind/');
  return {
    id,
    tables,
    words: new Set(isUtility ? wordsOf(sections).map(toClassName) : []),
  };
}

function pagesOf(
  plugin: string,
  members: readonly ClassSupport[],
  pages: readonly ReadPage[],
): string[] {
  const named = pages.filter(({ tables }) => tables.includes(plugin));
  if (named.length > 0) return named.map(({ id }) => id);
  const same = pages.filter(({ id }) => camelCase(id.slice(id.lastIndexOf('/') + 1)) === plugin);
  if (same.length > 0) return same.map(({ id }) => id);
  const names = new Set(members.flatMap(({ name }) => [name, nearestFamily(toClassName(name))]));
  const counted = pages
    .map(({ id, words }) => ({ id, count: [...words].filter((word) => names.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  return counted[0] && counted[0].count > 1 ? [counted[0].id] : [];
}

function wordsOf(sections: ClassPage['sections']): string[] {
  return sections.flatMap(({ text, code }) => [text, ...code]).flatMap(toWords);
}

/**
 * Classes that a page documents, keyed by encoded support. The key has one letter per platform, such as `fff`
 * or `f--`. Each list item is a single class, or a family followed by the values that replace `*`, such as
 * `p-* 0 px 0.5 1`.
 */
export type ClassPatterns = Record<string, string[]>;

/**
 * Converts classes to patterns. Within a family, classes with the most common support are combined into one
 * pattern if `isCovered` accepts them. All other classes are listed individually. A negative class is omitted
 * if the positive class has the same support. `own` returns whether a family belongs to only one plugin.
 */
export function toClassPatterns(
  classes: readonly ClassSupport[],
  own: (family: string) => boolean,
): ClassPatterns {
  const families = new Map<string, Map<string, string[]>>();
  const known = new Map(classes.map(({ name, support }) => [name, encodeSupport(support)]));
  for (const { name, support } of classes) {
    const letters = encodeSupport(support);
    // The positive class's pattern also covers a negative class with the same support.
    if (name.startsWith('-') && known.get(name.slice(1)) === letters) continue;
    const family = familyOf(name, own) ?? name;
    const members = families.get(family) ?? new Map<string, string[]>();
    families.set(family, members.set(letters, [...(members.get(letters) ?? []), name]));
  }
  const patterns: Record<string, Set<string>> = {};
  for (const [family, members] of families) {
    const [most, ...others] = [...members].sort(([, a], [, b]) => b.length - a.length);
    if (!most) continue;
    const [letters, names] = most;
    const folded = names.filter((name) => isCovered(name, family, own));
    add(patterns, letters, isScaleLike(family) ? [withValues(family, folded)] : []);
    add(
      patterns,
      letters,
      names.filter((name) => !folded.includes(name)),
    );
    for (const [letters, names] of others) add(patterns, letters, names);
  }
  return Object.fromEntries(Object.entries(patterns).map(([key, set]) => [key, [...set]]));
}

/**
 * Returns a family's pattern, such as `p-* 0 px`. A color family's pattern has no values, because search
 * recognizes color names.
 */
function withValues(family: string, names: readonly string[]): string {
  if (family.endsWith('*c')) return family;
  const values = names.map((name) => name.slice(family.length - 1));
  return [family, ...new Set(values)].join(' ');
}

function familyOf(name: string, own: (family: string) => boolean): string | undefined {
  const colors = colorFamily(name);
  if (colors) return colors;
  const family = nearestFamily(name);
  return family && (isStep(name) || own(family)) ? family : undefined;
}

function isScaleLike(family: string): boolean {
  return family.includes('*');
}

/**
 * Whether a family's pattern may include a class. True for colors, values with a digit, and families that
 * belong to only one plugin. False for other classes, such as `text-lg`, because several plugins use
 * `text-*`.
 */
function isCovered(name: string, family: string, own: (family: string) => boolean): boolean {
  if (!isScaleLike(family)) return false;
  return own(family) || family.endsWith('*c') || /\d/.test(name.slice(family.length - 1));
}

function add(patterns: Record<string, Set<string>>, key: string, names: readonly string[]): void {
  const set = patterns[key] ?? new Set<string>();
  patterns[key] = set;
  for (const name of names) set.add(name);
}
