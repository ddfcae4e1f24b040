import { type Hierarchy, type HierarchyLevel, LEVELS } from './protocol';
import type { SearchablePage, SearchSection } from './search-pages';

/** Record of the Algolia index, in DocSearch's schema. */
export interface SearchRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: HierarchyLevel | 'content';
  content: string | null;
  hierarchy: Hierarchy;
  language: string;
  tag: string;
  version?: string;
  keywords: string[];
  weight: { level: number; position: number };
}

/** Maximum length of a record's content in characters. Algolia rejects records over 10 KB. */
const longest = 2000;

/**
 * Returns a page's records: one per heading, and one for each chunk of the content below it. `base` is the
 * site's origin and base path.
 */
export function toRecords(page: SearchablePage, base: string): SearchRecord[] {
  const records: SearchRecord[] = [];
  for (const { section, hierarchy } of withHierarchy(page)) {
    const place = recordPlace(page, section, base);
    const level = toLevel(section.depth);
    const add = (type: HierarchyLevel | 'content', content: string | null) =>
      records.push({
        ...place,
        objectID: `${page.tag}:${page.path}#${section.id}:${records.length}`,
        type,
        content,
        hierarchy,
        weight: { level: 100 - section.depth * 10, position: records.length },
      });
    if (section.depth === 1 || section.heading !== '') add(level, null);
    for (const text of toChunks([section.text, ...section.code].join('\n'))) add('content', text);
  }
  return records;
}

/** Returns a page's sections, each with its category, page title and headings. */
export function withHierarchy(
  page: Pick<SearchablePage, 'category' | 'title' | 'sections'>,
): { section: SearchSection; hierarchy: Hierarchy }[] {
  let current = emptyHierarchy(page.category, page.title);
  return page.sections.map((section) => {
    if (section.depth > 1) {
      const next = { ...current, [toLevel(section.depth)]: section.heading };
      for (const level of LEVELS.slice(section.depth + 1)) next[level] = null;
      current = next;
    }
    return { section, hierarchy: current };
  });
}

/** Returns the hierarchy level of a heading, such as `lvl2` for depth 2. */
export function toLevel(depth: number): HierarchyLevel {
  return LEVELS[depth] ?? 'lvl6';
}

function emptyHierarchy(category: string, title: string): Hierarchy {
  const rest = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return { lvl0: category, lvl1: title, ...rest };
}

function recordPlace(page: SearchablePage, { id }: SearchSection, base: string) {
  const { language, tag, version, keywords, path } = page;
  return {
    url: `${base}${path}${id && `#${id}`}`,
    url_without_anchor: `${base}${path}`,
    anchor: id || null,
    language,
    tag,
    ...(version && { version }),
    keywords,
  };
}

function toChunks(text: string): string[] {
  const chunks: string[] = [];
  for (let rest = text.trim(); rest !== ''; ) {
    const cut = rest.length <= longest ? rest.length : rest.lastIndexOf(' ', longest);
    const end = cut > 0 ? cut : longest;
    chunks.push(rest.slice(0, end));
    rest = rest.slice(end).trim();
  }
  return chunks;
}
