import { encodeSupport, type LibraryData } from '@/lib/classes/data/class-data';
import { notesOf, reasonsOf } from '@/lib/classes/data/reasons';
import { toTemplate } from '@/lib/classes/data/template';
import type { LookupGroup } from './lookup-index';

/**
 * Groups classes that differ only in their values, for the lookup data. `pageOf` returns the index of the page
 * that documents a class, or -1.
 */
export function toLookupGroups(
  { classes, facts }: Pick<LibraryData, 'classes' | 'facts'>,
  pageOf: (name: string) => number,
): LookupGroup[] {
  const groups = new Map<string, LookupGroup>();
  for (const item of classes) {
    const [, utility = item.name, end = ''] = /^(.+)-([^-]+)$/.exec(item.name) ?? [];
    const css = toTemplate(item.css);
    const ios = toTemplate(item.native.ios);
    const android = toTemplate(item.native.android);
    const support = encodeSupport(item.support);
    const remarks = [...reasonsOf(item), ...notesOf(item, facts)];
    const page = pageOf(item.name);
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
  return [...groups.values()];
}
