import type { ClassSupport } from '@/lib/classes/data';
import { notesOf, reasonsOf } from '@/lib/classes/reasons';
import type { NativeClass } from './native';
import { toConditions, toWrittenClass } from './variants';

/** One class of a sample as native takes it, from what is known of its base. */
export function toNativeClass(name: string, support: ClassSupport): NativeClass {
  const { variants } = toWrittenClass(name);
  const ios = toConditions(variants, 'ios');
  const android = toConditions(variants, 'android');
  const { native } = support;
  const variable = native.ios ? undefined : /\[(?:[\w-]+:)?(?:var\()?(--[\w-]+)/.exec(name)?.[1];
  const value = variable ? `${variable}, as set where it is rendered` : '';
  const reasons = variable ? [] : [...reasonsOf(support), ...notesOf(support, 'v4')];
  return {
    name,
    when: ios.applies ? ios.when : android.when,
    ios: ios.applies ? native.ios || value : '',
    android: android.applies ? native.android || value : '',
    notes: [...new Set([...ios.notes, ...reasons])],
  };
}

/** The classes of an edited sample; a value of one's own has no entry in the data. */
export function toNativeClasses(
  names: readonly string[],
  known: ReadonlyMap<string, ClassSupport>,
): NativeClass[] {
  return names.map((name) => {
    const support = known.get(toWrittenClass(name).base);
    if (support) return toNativeClass(name, support);
    return { name, when: '', ios: '', android: '', isOpen: true, notes: [UNKNOWN] };
  });
}

/** The classes without their variants that nothing is known of, each once. */
export function unknownBases(
  names: readonly string[],
  known: ReadonlyMap<string, ClassSupport>,
): string[] {
  const bases = names.map((name) => toWrittenClass(name).base);
  return [...new Set(bases)].filter((base) => !known.has(base));
}

const UNKNOWN = 'A custom value: only the library itself can tell what native makes of it.';
