import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ClassSupport } from '@/lib/classes/class-data';
import { camelCase } from '@/lib/classes/display';
import { groupBy } from '@/lib/classes/group-by';
import { attributeText } from '@/lib/mdx/attributes';
import { nearestFamily, toClassName } from './class-families';
import { type ClassPatterns, toClassPatterns } from './class-patterns';
import { toWords } from './tokens';

/** What decides which classes a page documents. */
export interface ClassPage {
  id: string;
  title: string;
  tree: Root | undefined;
  sections: readonly { text: string; code: readonly string[] }[];
}

/**
 * The patterns that each page documents, by page id. A plugin belongs to the pages whose tables name
 * it, else to the page named after it, else to the utility page that mentions most of its classes.
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

/** Tells the families that only one plugin has: `z-*` can be nothing but a z-index. */
function ownFamilies(plugins: ReadonlyMap<string, ClassSupport[]>): (family: string) => boolean {
  const owners = new Map<string, Set<string>>();
  for (const [plugin, members] of plugins) {
    for (const { name } of members) {
      const family = nearestFamily(toClassName(name));
      if (family) owners.set(family, (owners.get(family) ?? new Set()).add(plugin));
    }
  }
  return (family) => owners.get(family)?.size === 1;
}

/** What a page says about classes, read once for all plugins. */
interface ReadPage {
  id: string;
  /** The plugins of its tables. */
  tables: readonly string[];
  /** The words of a page of a utility, as names of classes. */
  words: ReadonlySet<string>;
}

function readPage({ id, tree, sections }: ClassPage): ReadPage {
  const isUtility = id.startsWith('tailwind/');
  return {
    id,
    tables: tree ? tablePlugins(tree) : [],
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

/** The plugins of the class tables on a page. */
function tablePlugins(tree: Root): string[] {
  const plugins: string[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'ClassTable') return;
    plugins.push(...(attributeText(node, 'plugin') ?? '').split(/\s+/));
  });
  return plugins;
}

function wordsOf(sections: ClassPage['sections']): string[] {
  return sections.flatMap(({ text, code }) => [text, ...code]).flatMap(toWords);
}
