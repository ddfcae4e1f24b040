import { splitColor } from '@/lib/classes/palette';
import { computeClasses } from './class-computation';
import type { LibraryName, Named } from './libraries';

/** A value of every kind that a utility may take. */
const ANYTHING = [
  '[37]',
  '[37px]',
  '[37%]',
  '[37deg]',
  '[37ms]',
  '[#123456]',
  '[color:red]',
  '[url(a)]',
  '[a]',
];

/** The prefixes of classes that take something in brackets; nothing else can. */
export async function computeOpen(
  library: LibraryName,
  names: readonly string[],
): Promise<string[]> {
  const prefixes = new Set(
    names.flatMap((name) => {
      const parts = name.split('-');
      return parts.slice(0, -1).map((_, end) => parts.slice(0, end + 1).join('-'));
    }),
  );
  const utilities = [...prefixes].filter((prefix) => prefix && !splitColor(`${prefix}-500`));
  const probes = utilities.flatMap((utility) =>
    ANYTHING.map((value): Named => [`${utility}-${value}`, 'brackets']),
  );
  const computed = await computeClasses(library, probes);
  const taken = computed.filter(({ css, native }) => css || native.ios || native.android);
  const open = new Set(taken.map(({ name }) => name.replace(/-\[.*$/, '')));
  return utilities.filter((utility) => open.has(utility)).sort();
}
