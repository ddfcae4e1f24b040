import { classStore } from '@/lib/classes/data/class-store';
import { plainPath } from '@/lib/config/paths';
import { blogOf, type SiteConfig } from '@/lib/config/site';
import { type Content, type DocsVersion, type Entry, loadContent } from '@/lib/content/content';
import { compileEntry } from '@/lib/content/mdx/compile';
import type { Compiled } from '@/lib/content/mdx/compiled';
import { categoryLabels } from '@/lib/content/versions/nav-tree';
import { assignPatterns, type ClassPatterns } from './class-pages';
import { EVERY_VERSION, versionTag } from './protocol';
import type { SearchPage, SearchSection } from './search-pages';

/** Every page that readers may find, from the same compiled bodies that are rendered. */
export async function collectPages(site: SiteConfig): Promise<SearchPage[]> {
  const content = loadContent();
  const docs = await Promise.all(
    content.versions.map((version) => versionPages(version, content, site)),
  );
  const posts = content.posts.filter(({ frontMatter }) => !frontMatter.unlisted);
  const tagged = posts.map(async (post) => ({
    ...(await toPage(post, site)),
    category: blogOf(site).title,
    tag: EVERY_VERSION,
    isPost: true,
    // Readers look for posts by their topics as well.
    keywords: [...post.frontMatter.keywords, ...post.frontMatter.tags],
    classes: {},
  }));
  return [...docs.flat(), ...(await Promise.all(tagged))];
}

async function versionPages(
  version: DocsVersion,
  { docs }: Content,
  site: SiteConfig,
): Promise<SearchPage[]> {
  const entries = docs.filter(
    ({ version: name, frontMatter }) => name === version.name && !frontMatter.unlisted,
  );
  const compiled = await Promise.all(entries.map((entry) => compileEntry(entry)));
  const patterns = classPatterns(version.name, entries, compiled);
  const labels = categoryLabels(version.sidebars.docs.items);
  return Promise.all(
    entries.map(async (entry) => ({
      ...(await toPage(entry, site)),
      category: labels.get(plainPath(entry.path)) ?? 'Documentation',
      ...(entry.frontMatter.search_all_versions
        ? { tag: EVERY_VERSION }
        : { tag: versionTag(version.name), version: version.name }),
      keywords: keywordsOf(entry, docs),
      classes: patterns.get(entry.id) ?? {},
    })),
  );
}

/** The keywords of a doc; one of an earlier version that has none is found by those of its successor. */
function keywordsOf({ id, frontMatter }: Entry, docs: readonly Entry[]): string[] {
  const same = docs.filter((other) => other.id === id).map((other) => other.frontMatter.keywords);
  return [frontMatter.keywords, ...same].find(({ length }) => length > 0) ?? [];
}

function classPatterns(
  version: string,
  entries: readonly Entry[],
  compiled: readonly Compiled[],
): ReadonlyMap<string, ClassPatterns> {
  const pages = entries.map(({ id, frontMatter }, index) => ({
    id,
    title: frontMatter.title,
    tree: compiled[index]?.tree,
    sections: compiled[index]?.sections ?? [],
  }));
  return assignPatterns(pages, classStore(version).classes);
}

type Common = Omit<SearchPage, 'category' | 'tag' | 'classes' | 'version'>;

async function toPage(
  entry: Pick<Entry, 'file' | 'body' | 'bodyLine' | 'path'> & {
    frontMatter: { title: string; description?: string | undefined; keywords: string[] };
  },
  site: SiteConfig,
): Promise<Common> {
  const { sections } = await compileEntry(entry);
  const { title, description = '', keywords } = entry.frontMatter;
  return {
    path: entry.path,
    title,
    description,
    keywords,
    language: site.locales.default,
    sections: sections.filter(saysSomething).map(toSection).filter(hasContent),
  };
}

type Section = Compiled['sections'][number];
type SectionText = Pick<Section, 'text' | 'onlyLinks'> & { heading: { depth: number } | null };

function toSection({ heading, text, code, messages }: Section): SearchSection {
  return {
    depth: heading?.depth ?? 1,
    id: heading?.id ?? '',
    heading: heading?.text ?? '',
    text,
    code,
    messages,
  };
}

/** Whether a section is worth finding: a list of links below a heading says nothing that its targets do not say better. */
export function saysSomething(
  { heading, text, onlyLinks }: SectionText,
  at: number,
  sections: readonly SectionText[],
): boolean {
  const depth = heading?.depth ?? 1;
  const isParent = (sections[at + 1]?.heading?.depth ?? 1) > depth;
  return depth === 1 || isParent || text === '' || !onlyLinks;
}

/** A page is always found by its top, a heading also when nothing stands under it. */
function hasContent({ depth, heading, text, code }: SearchSection): boolean {
  return depth === 1 || heading !== '' || text !== '' || code.length > 0;
}
