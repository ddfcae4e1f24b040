import { LIBRARIES, type Library, libraryOf } from '@/lib/classes/computation/libraries';
import { encodeSupport } from '@/lib/classes/data/class-data';
import { notesOf, reasonsOf } from '@/lib/classes/data/reasons';
import { selectClasses } from '@/lib/classes/data/select';
import { toTemplate } from '@/lib/classes/data/template';
import type { LookupData, LookupGroup } from '@/lib/classes/lookup/lookup-index';
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
  const groups = new Map<string, LookupGroup>();
  const { classes, variants, open, facts, file } = content.classes(version);
  for (const item of classes) {
    const [, utility = item.name, end = ''] = /^(.+)-([^-]+)$/.exec(item.name) ?? [];
    const css = toTemplate(item.css);
    const ios = toTemplate(item.native.ios);
    const android = toTemplate(item.native.android);
    const support = encodeSupport(item.support);
    const remarks = [...reasonsOf(item), ...notesOf(item, facts)];
    const page = paths.indexOf(pages.get(item.name) ?? '');
    const shapes = [css.shape, ios.shape, android.shape];
    const key = JSON.stringify([utility, shapes, support, remarks, page]);
    const group = groups.get(key) ?? { utility, shapes, support, remarks, page, members: [] };
    const values = [
      css.values,
      ios.values,
      item.native.android === item.native.ios ? [] : android.values,
    ];
    group.members.push([end, ...values.map((list) => list.join('\t'))].join('\n').trimEnd());
    groups.set(key, group);
  }
  const name = libraryOf(file);
  const library: Library | undefined = name && LIBRARIES[name];
  return {
    pages: paths,
    titles: paths.map((path) => titles.get(path) ?? path),
    groups: [...groups.values()],
    variants,
    open,
    facts,
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
