import type { ClassStore } from '@/lib/classes/data/class-store';
import { type Selection, selectClasses } from '@/lib/classes/data/select';

/** Returns whether a word of code is one of the classes that a page is about. */
export type IsOwnClass = (word: string) => boolean;

/**
 * Returns a function that finds the classes of a page's tables in code: with variants, as in `dark:bg-white`,
 * with an opacity, as in `bg-white/50`, with a minus sign, and with a value in brackets, as in `bg-[#fff]`.
 */
export function toOwnClasses({ classes }: ClassStore, tables: readonly Selection[]): IsOwnClass {
  const names = tables.flatMap((table) => selectClasses(classes, table)).map(({ name }) => name);
  const known = new Set(names);
  const utilities = new Set(names.map((name) => name.replace(/-[^-]+$/, '')));
  return (word) => {
    const [, name = '', bracket] =
      /^(?:[\w-]+(?:\[[^\]]*\])?:)*-?([\w.-]+?)(-\[.*)?(?:\/\S+)?$/.exec(word) ?? [];
    return bracket === undefined ? known.has(name) : utilities.has(name);
  };
}
