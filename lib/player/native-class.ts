import type { ClassSupport, Fact } from '@/lib/classes/data/class-data';
import { notesOf, reasonsOf } from '@/lib/classes/data/reasons';
import { splitVariants } from '@/lib/classes/data/resolve-class';

/** Effect of one class of a sample on native platforms. */
export interface NativeClass {
  name: string;
  /**
   * Condition under which the class applies, such as `dark` or `active`. Empty for a class without a
   * condition.
   */
  when: string;
  /** Style entries that NativeWind generates, such as `padding: 16`. Empty when the class has no effect. */
  ios: string;
  android: string;
  /**
   * Set for a class that is not in the class data and has not been computed yet. `ios` and `android` are
   * empty then.
   */
  isOpen?: true;
  /** Sentences about the class on native platforms, such as why it does less than on the web. */
  notes: string[];
}

/** Native styles of a sample's classes. */
export interface NativeStyles {
  classes: NativeClass[];
  /**
   * Base classes, such as `p-[3px]`, that are missing from the class data and have not been computed yet.
   * Only NativeWind itself can compute them.
   */
  unknown: string[];
  /** Sentences about parts of the app's Tailwind configuration that were skipped. */
  notices?: string[];
}

/**
 * Returns a class's effect on native platforms. `support` is the class data of its base, such as `p-4` for
 * `dark:p-4`.
 */
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

/**
 * Returns the effect of each class on native platforms. `known` maps base classes to their class data.
 * Classes whose base is missing from `known` are marked with `isOpen`.
 */
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

/**
 * Returns the base classes that are missing from `known`, without duplicates. A base class is a class without
 * its variants, such as `p-4` for `dark:p-4`.
 */
export function unknownBases(
  names: readonly string[],
  known: ReadonlyMap<string, ClassSupport>,
): string[] {
  const bases = names.map((name) => toWrittenClass(name).base);
  return [...new Set(bases)].filter((base) => !known.has(base));
}

const UNKNOWN = 'A custom value: only the library itself can tell what native makes of it.';

/** Class split into its parts. `dark:hover:!p-4` has two variants and the base `p-4`. */
export interface WrittenClass {
  variants: string[];
  base: string;
  important: boolean;
}

/** Native platforms on which a class with a platform variant applies, keyed by the variant. */
const PLATFORMS: Record<string, ('ios' | 'android')[]> = {
  ios: ['ios'],
  android: ['android'],
  native: ['ios', 'android'],
  web: [],
  windows: [],
  macos: [],
};

/** Matches variants that native platforms do not support. A class with such a variant has no effect there. */
const DROPPED =
  /^(?:peer|\*|before|after|print|supports|marker|file|backdrop|first-l|forced|contrast|open)/;

/**
 * Matches variants that native platforms ignore. Such a variant does not restrict when a class applies there.
 */
const ALWAYS =
  /^(?:first|last|odd|even|only|checked|visited|focus-visible|enabled|empty|has-|rtl|ltr)/;

/**
 * Splits a class into its variants and its base, and reports whether it has a `!`, which marks it as
 * important.
 */
export function toWrittenClass(name: string): WrittenClass {
  const { variants, own } = splitVariants(name);
  return { variants, base: own.replace(/^!|!$/g, ''), important: /^!|!$/.test(own) };
}

/**
 * Evaluates a class's variants on one native platform. `applies` is whether the class can apply there, `when`
 * lists its conditions, and `notes` explains variants that are not supported.
 */
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
