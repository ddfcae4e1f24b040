import type { ClassSupport, Fact } from '@/lib/classes/data/class-data';
import { joinList } from '@/lib/classes/data/display';
import { notesOf, reasonsOf } from '@/lib/classes/data/reasons';
import { toTemplate } from '@/lib/classes/data/template';
import type { SplitClass } from '@/lib/classes/lookup/theme-differences';
import { type TableBody, toTableBody } from './class-rows';
import { foldClasses, type Member, type Naming, type Row } from './fold-classes';

/** Table of the classes that only an app's theme has or that it changes. */
export interface ThemeTable extends TableBody {
  /** Colors of the classes in color rows, keyed by class name: one, or one for light and one for dark mode. */
  colors: ReadonlyMap<string, readonly string[]>;
}

/** Notes about variables in the app's CSS. They differ between classes of a scale, so lists show them as values. */
const OF_APP = /^(?:root|dark|reads):/;

/** Returns the table of a page's classes that differ with a theme. `split` splits them into utility and value. */
export function toThemeTable(
  classes: readonly ClassSupport[],
  split: SplitClass,
  facts: readonly Fact[],
): ThemeTable {
  const byName = new Map(classes.map((item) => [item.name, item]));
  const plain = classes.map((item) => ({
    ...item,
    notes: item.notes.filter((note) => !OF_APP.test(note)),
  }));
  const remarksOf = ({ example, members }: Row) => {
    const item = members.length > 0 ? example : (byName.get(example.name) ?? example);
    const unknown = variablesWithoutValue(item);
    const notes = item.notes.filter((note) => !note.startsWith('reads:'));
    return [
      ...reasonsOf(item),
      ...(unknown.length > 0
        ? [`Your CSS does not define ${joinList(unknown)}, so the value is unknown.`]
        : []),
      ...notesOf({ ...item, notes }, facts),
    ];
  };
  const rows = foldClasses(plain, toNaming(split));
  const colors = rows
    .filter(({ kind }) => kind === 'colors')
    .flatMap(({ members }) => members)
    .map((member): [string, string[]] => [member.name, colorsOf(member, byName)]);
  const body = toTableBody(
    rows.map((row) => ({ ...row, members: row.members.map((member) => toMember(member, byName)) })),
    remarksOf,
  );
  return { ...body, colors: new Map(colors) };
}

function toNaming(split: SplitClass): Naming {
  return {
    split: (name) => split(name) ?? { utility: name, value: '' },
    splitColor(name) {
      const { utility, value: color } = split(name) ?? {};
      return utility && color ? { utility, color } : undefined;
    },
    fewestColors: 1,
  };
}

type ByName = ReadonlyMap<string, ClassSupport>;

/** Adds the values in dark mode to the native values of a class. Replaces those that are unknown. */
function toMember({ name, values }: Member, byName: ByName): Member {
  const item = byName.get(name);
  const unknown = item ? variablesWithoutValue(item) : [];
  const dark = [...new Set(toTemplate(darkStyle(item)).values)].join(' ');
  const onNative = (list: string[]) => {
    if (unknown.length > 0) return [`unknown: ${unknown.join(' ')}`];
    return dark ? [...list, `dark: ${dark}`] : list;
  };
  return {
    name,
    values: { ios: onNative(values.ios), android: onNative(values.android), web: values.web },
  };
}

/** Returns the colors of a class in light and in dark mode. Empty if a color is unknown. */
function colorsOf({ name, values }: Member, byName: ByName): string[] {
  const light = [...values.ios, ...values.android, ...values.web].find(isColor);
  const dark = toTemplate(darkStyle(byName.get(name))).values.find(isColor);
  return light ? [light, ...(dark ? [dark] : [])] : [];
}

function isColor(value: string): boolean {
  return /^(?:#|rgb|hsl|transparent)/.test(value) && !value.includes('var(');
}

function darkStyle(item: ClassSupport | undefined): string {
  return item?.notes.find((note) => note.startsWith('dark:'))?.slice('dark:'.length) ?? '';
}

/** Returns the variables that a class reads and that the app's CSS does not define. */
function variablesWithoutValue({ notes }: ClassSupport): string[] {
  return notes.flatMap((note) => (note.startsWith('reads:') ? note.slice(6).split(', ') : []));
}
