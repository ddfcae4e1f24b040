import type { ClassSupport } from '@/lib/classes/data/class-data';
import { assignPatterns, type ClassPage } from './class-pages';
import { EVERY_VERSION, versionTag } from './protocol';
import type { SearchablePage, SearchSection } from './search-pages';

/** Site data that the search index is built from. */
export interface SearchSource {
  /** Language of all pages, such as `en`. */
  language: string;
  versions: readonly SourceVersion[];
  posts: readonly SourcePage[];
}

/** Docs version with its pages and class data. */
interface SourceVersion {
  name: string;
  docs: readonly SourceDoc[];
  classes: readonly ClassSupport[];
}

/** Docs page or post to index. */
interface SourcePage {
  /** URL path without the base path. */
  path: string;
  title: string;
  description: string;
  keywords: readonly string[];
  category: string;
  sections: readonly SourceSection[];
}

interface SourceDoc extends SourcePage, Pick<ClassPage, 'id' | 'tables'> {
  /** Whether searches in every version find the page. */
  isInAllVersions: boolean;
}

interface SourceSection extends Omit<SearchSection, 'depth' | 'id' | 'heading'> {
  /** Null for the section above the first heading. */
  heading: { depth: number; id: string; text: string } | null;
  /** Whether the section is a list of links without other text. */
  onlyLinks: boolean;
}

/** Returns all docs and posts in the format that both search engines use. */
export function collectPages({ language, versions, posts }: SearchSource): SearchablePage[] {
  const docs = versions.flatMap((version) => versionPages(version, language));
  const others = posts.map((post) => ({
    ...toPage(post, language),
    tag: EVERY_VERSION,
    kind: 'post' as const,
    classes: {},
  }));
  return [...docs, ...others];
}

function versionPages({ name, docs, classes }: SourceVersion, language: string): SearchablePage[] {
  const patterns = assignPatterns(docs, classes);
  return docs.map((doc) => ({
    ...toPage(doc, language),
    kind: 'doc',
    ...(doc.isInAllVersions ? { tag: EVERY_VERSION } : { tag: versionTag(name), version: name }),
    classes: patterns.get(doc.id) ?? {},
  }));
}

function toPage(
  { path, title, description, keywords, category, sections }: SourcePage,
  language: string,
): Omit<SearchablePage, 'kind' | 'tag' | 'classes'> {
  return {
    path,
    title,
    description,
    category,
    keywords: [...keywords],
    language,
    sections: sections.filter(isWorthIndexing).map(toSection).filter(hasContent),
  };
}

function toSection({ heading, text, code, messages }: SourceSection): SearchSection {
  return {
    depth: heading?.depth ?? 1,
    id: heading?.id ?? '',
    heading: heading?.text ?? '',
    text,
    code,
    messages,
  };
}

type SectionText = Pick<SourceSection, 'text' | 'onlyLinks'> & {
  heading: { depth: number } | null;
};

/**
 * Whether a section is worth indexing. A list of links below a heading is not, unless it has subsections,
 * because the linked pages are better results.
 */
export function isWorthIndexing(
  { heading, text, onlyLinks }: SectionText,
  at: number,
  sections: readonly SectionText[],
): boolean {
  const depth = heading?.depth ?? 1;
  const isParent = (sections[at + 1]?.heading?.depth ?? 1) > depth;
  return depth === 1 || isParent || text === '' || !onlyLinks;
}

/**
 * Whether a section has anything to find. This is true for the top of a page and for every section with a
 * heading, even without text.
 */
function hasContent({ depth, heading, text, code }: SearchSection): boolean {
  return depth === 1 || heading !== '' || text !== '' || code.length > 0;
}
