import type { ClassStore } from '@/lib/classes/data/class-store';
import { parseClass } from '@/lib/classes/data/resolve-class';
import { type Selection, selectClasses } from '@/lib/classes/data/select';
import { takingBrackets, utilityOf } from './utility-usage';

/** Returns whether a word of code is one of the classes that the page documents. */
export type IsDocumented = (word: string) => boolean;

/**
 * Returns a function that finds the classes of a page's tables in code: with variants, as in `dark:bg-white`,
 * with an opacity, as in `bg-white/50`, and with a value in brackets, as in `bg-[#fff]`.
 */
export function toIsDocumented(
  { classes, open }: ClassStore,
  tables: readonly Selection[],
): IsDocumented {
  const shown = tables.flatMap((table) => selectClasses(classes, table));
  const names = new Set(shown.map(({ name }) => name));
  const utilities = new Set(
    takingBrackets(shown, new Set(open)).map(({ name }) => utilityOf(name)),
  );
  const has = (name: string) => names.has(name);
  return (word) => {
    const { base, arbitrary } = parseClass(word, { has });
    return arbitrary ? utilities.has(arbitrary.utility) : has(base);
  };
}
