import { computeClasses } from '@/lib/class-computation/compute-classes';
import { classStore } from '@/lib/classes/store';
import type { NativeClass } from '@/lib/player/native';
import { toNativeClasses } from '@/lib/player/native-class';
import { toWrittenClass } from '@/lib/player/variants';

/** What native makes of each list of classes: known ones from the class data, others from the library itself. */
export async function nativeClasses(lists: readonly string[][]): Promise<NativeClass[][]> {
  const known = new Map(classStore('v4').byName);
  const bases = new Set(lists.flat().map((name) => toWrittenClass(name).base));
  const unknown = [...bases].filter((base) => !known.has(base));
  const computed = await computeClasses(
    'v4',
    unknown.map((name) => [name, 'arbitrary']),
  );
  for (const item of computed) known.set(item.name, item);
  return lists.map((names) => toNativeClasses(names, known));
}
