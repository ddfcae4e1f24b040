import { LIBRARIES, type Library, libraryOf } from '@/lib/classes/computation/libraries';
import { selectClasses } from '@/lib/classes/data/select';
import { toLookupGroups } from '@/lib/classes/lookup/lookup-groups';
import type { LookupData } from '@/lib/classes/lookup/lookup-index';
import { hasPlayer } from '@/lib/config/site';
import type { Content } from '@/lib/content/content';

/**
 * Resolves to a version's data for the class lookup. To keep it small, classes that differ only in their
 * values share a group.
 */
export async function toLookupData(content: Content, version: string): Promise<LookupData> {
  const pages = await pagesOfClasses(content, version);
  const paths = [...new Set(pages.values())];
  const titles = new Map(
    content.docs.map(({ path, frontMatter: { title, sidebar_label } }) => [
      path,
      sidebar_label ?? title,
    ]),
  );
  const { file, ...data } = content.classes(version);
  const name = libraryOf(file);
  const library: Library | undefined = name && LIBRARIES[name];
  return {
    pages: paths,
    titles: paths.map((path) => titles.get(path) ?? path),
    groups: toLookupGroups(data, (name) => paths.indexOf(pages.get(name) ?? '')),
    variants: data.variants,
    open: data.open,
    facts: data.facts,
    // Readers need NativeWind in the browser to look up other classes. Its files are only published together
    // with the player.
    library: hasPlayer(content.config) ? name : undefined,
    failsBehindVariants: library?.failsBehindVariants,
  };
}

/**
 * Maps each class name to the path of its page: the first page whose class tables show the class, otherwise
 * the page of another class from the same plugin. Classes without a page are left out.
 */
async function pagesOfClasses(content: Content, version: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const { classes } = content.classes(version);
  for (const entry of content.docs) {
    if (entry.version !== version || entry.frontMatter.unlisted) continue;
    const { classTables } = await content.compile(entry);
    for (const selection of classTables) {
      for (const { name } of selectClasses(classes, selection)) {
        if (!found.has(name)) found.set(name, entry.path);
      }
    }
  }
  // The safe-area plugin has thousands of classes, but its page shows only one of each kind.
  const byPlugin = new Map<string, string>();
  for (const { name, plugin } of classes) {
    const page = found.get(name);
    if (page && !byPlugin.has(plugin)) byPlugin.set(plugin, page);
  }
  for (const { name, plugin } of classes) {
    const page = byPlugin.get(plugin);
    if (page && !found.has(name)) found.set(name, page);
  }
  return found;
}

/**
 * Whether readers can compute a version's classes with the theme of an app. This needs the library, which is only
 * published together with the player.
 */
export function takesTheme(content: Content, version: string): boolean {
  const name = libraryOf(content.classes(version).file);
  return name !== undefined && LIBRARIES[name].program.takesTheme && hasPlayer(content.config);
}
