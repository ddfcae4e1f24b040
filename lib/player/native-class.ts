import type { ClassSupport, Fact } from '@/lib/classes/data/class-data';
import { notesOf, reasonsOf } from '@/lib/classes/data/reasons';
import { splitVariants } from '@/lib/classes/data/resolve-class';

/** What native makes of one class of a sample. */
export interface NativeClass {
  name: string;
  /** When it applies, such as `dark` or `active`; empty when always. */
  when: string;
  /** Style entries as the library computes them; empty where the class does nothing. */
  ios: string;
  android: string;
  /** Nobody has computed it, so `ios` and `android` say nothing. */
  isOpen?: true;
  /** Why it does less than on the web, in sentences. */
  notes: string[];
}

/** One class of a sample as native takes it, from what is known of its base. */
export function toNativeClass(
  name: string,
  support: ClassSupport,
  facts: readonly Fact[],
): NativeClass {
  const { variants } = toWrittenClass(name);
  const ios = toConditions(variants, 'ios');
  const android = toConditions(variants, 'android');
  const { native } = support;
  const variable = native.ios ? undefined : /\[(?:[\w-]+:)?(?:var\()?(--[\w-]+)/.exec(name)?.[1];
  const value = variable ? `${variable}, as set where it is rendered` : '';
  const reasons = variable ? [] : [...reasonsOf(support), ...notesOf(support, facts)];
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
  facts: readonly Fact[] = [],
): NativeClass[] {
  return names.map((name) => {
    const support = known.get(toWrittenClass(name).base);
    if (support) return toNativeClass(name, support, facts);
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

/** A class as written, taken apart: `dark:hover:!p-4` has two variants and the base `p-4`. */
export interface WrittenClass {
  variants: string[];
  base: string;
  important: boolean;
}

/** Variants by which a class chooses its platforms. */
const PLATFORMS: Record<string, ('ios' | 'android')[]> = {
  ios: ['ios'],
  android: ['android'],
  native: ['ios', 'android'],
  web: [],
  windows: [],
  macos: [],
};

/** Variants that native drops with their classes. */
const DROPPED =
  /^(?:peer|\*|before|after|print|supports|marker|file|backdrop|first-l|forced|contrast|open)/;

/** Variants that native takes for no condition at all. */
const ALWAYS =
  /^(?:first|last|odd|even|only|checked|visited|focus-visible|enabled|empty|has-|rtl|ltr)/;

/** Takes a class apart at the colons outside of brackets. */
export function toWrittenClass(name: string): WrittenClass {
  const { variants, own } = splitVariants(name);
  return { variants, base: own.replace(/^!|!$/g, ''), important: /^!|!$/.test(own) };
}

/** What variants mean on one native platform: whether the class is there, and under which conditions. */
export function toConditions(
  variants: readonly string[],
  platform: 'ios' | 'android',
): { applies: boolean; when: string; notes: string[] } {
  const notes: string[] = [];
  const conditions: string[] = [];
  let applies = true;
  for (const variant of variants) {
    const platforms = PLATFORMS[variant];
    if (platforms) applies &&= platforms.includes(platform);
    else if (DROPPED.test(variant)) {
      applies = false;
      notes.push(`Classes with ${variant}: have no effect on native.`);
    } else if (ALWAYS.test(variant))
      notes.push(`Native ignores ${variant}: and always applies the class.`);
    else conditions.push(variant);
  }
  return { applies, when: conditions.join(', '), notes };
}
