import { normalizePath } from '@/lib/config/paths';
import { blogOf } from '@/lib/config/site';
import type { Content, DocsVersion, Entry } from '@/lib/content/content';
import { categoryLabels } from '@/lib/content/versions/nav-tree';
import type { SearchSource } from '@/lib/search/collect';

/**
 * Resolves to the site's pages in the format that `collectPages` takes. Unlisted pages are left out. Rejects
 * when a page does not compile.
 */
export async function toSearchSource(content: Content): Promise<SearchSource> {
  const { config, versions, posts, compile } = content;
  const listed = posts.filter(({ frontMatter }) => !frontMatter.unlisted);
  return {
    language: config.locales.default,
    versions: await Promise.all(versions.map((version) => toVersion(version, content))),
    posts: await Promise.all(
      listed.map(async (post) => ({
        ...common(post),
        category: blogOf(config).title,
        // Readers also search for posts by topic.
        keywords: [...post.frontMatter.keywords, ...post.frontMatter.tags],
        sections: (await compile(post)).sections,
      })),
    ),
  };
}

async function toVersion(
  { name, sidebars }: DocsVersion,
  { docs, compile, classes }: Content,
): Promise<SearchSource['versions'][number]> {
  const listed = docs.filter(
    ({ version, frontMatter }) => version === name && !frontMatter.unlisted,
  );
  const labels = categoryLabels(sidebars.docs.items);
  const found = listed.map(async (entry) => {
    const { classTables, sections } = await compile(entry);
    return {
      ...common(entry),
      id: entry.id,
      category: labels.get(normalizePath(entry.path)) ?? 'Documentation',
      keywords: keywordsOf(entry, docs),
      isInAllVersions: entry.frontMatter.search_all_versions,
      tables: classTables.flatMap(({ plugin }) => plugin?.split(/\s+/) ?? []),
      sections,
    };
  });
  return { name, docs: await Promise.all(found), classes: classes(name).classes };
}

function common({
  path,
  frontMatter: { title, description = '' },
}: Pick<Entry, 'path'> & {
  frontMatter: { title: string; description?: string | undefined };
}) {
  return { path, title, description };
}

/** Returns a doc's keywords. If it has none, returns the keywords of the same doc in another docs version. */
function keywordsOf({ id, frontMatter }: Entry, docs: readonly Entry[]): string[] {
  const same = docs.filter((other) => other.id === id).map((other) => other.frontMatter.keywords);
  return [frontMatter.keywords, ...same].find(({ length }) => length > 0) ?? [];
}
