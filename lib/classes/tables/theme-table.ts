import type { ClassSupport, Fact } from '@/lib/classes/data/class-data';
import { joinList } from '@/lib/classes/data/display';
import { notesOf, reasonsOf } from '@/lib/classes/data/reasons';
import { toTemplate } from '@/lib/classes/data/template';
import type { SplitClass } from '@/lib/classes/lookup/theme-differences';
import { type TableBody, toTableBody } from './class-rows';
import { foldClasses, type Member, type Naming, type Row } from './fold-classes';

/** Table of the classes that only an app's theme has or that it changes. */
export interface ThemeTable extends TableBody {
  /** Colors of the classes in color rows, keyed by class name. */
  colors: ReadonlyMap<string, ClassColors>;
}

/** Colors of a class on each native platform: one, or one for light and one for dark mode. Empty if unknown. */
export type ClassColors = Readonly<Record<NativeSystem, readonly string[]>>;

type NativeSystem = 'ios' | 'android';

/** Notes about variables in the app's CSS. They differ between classes of a scale, so lists show them as values. */
const OF_APP = /^(?:root|reads|dark(?:-\w+)?):/;

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
    .map((member): [string, ClassColors] => [member.name, colorsOf(member, byName)]);
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
  const on = (system: NativeSystem) => {
    if (unknown.length > 0) return [`unknown: ${unknown.join(' ')}`];
    const dark = [...new Set(toTemplate(darkStyle(item, system)).values)].join(' ');
    return dark ? [...values[system], `dark: ${dark}`] : values[system];
  };
  return { name, values: { ios: on('ios'), android: on('android'), web: values.web } };
}

/** Returns the colors of a class. A color that no native platform supports is shown as on the web. */
function colorsOf({ name, values }: Member, byName: ByName): ClassColors {
  const isNative = [...values.ios, ...values.android].some(isColor);
  const on = (system: NativeSystem) => {
    const light = (isNative ? values[system] : values.web).find(isColor);
    const dark = toTemplate(darkStyle(byName.get(name), system)).values.find(isColor);
    return light ? [light, ...(dark ? [dark] : [])] : [];
  };
  return { ios: on('ios'), android: on('android') };
}

function isColor(value: string): boolean {
  return /^(?:#|rgb|hsl|transparent)/.test(value) && !value.includes('var(');
}

/** Returns what a class sets on a platform in the dark color scheme, if that is different there. */
function darkStyle(item: ClassSupport | undefined, system: NativeSystem): string {
  const codes = ['dark:', `dark-${system}:`];
  const notes = item?.notes.flatMap((note) => {
    const code = codes.find((start) => note.startsWith(start));
    return code ? [note.slice(code.length)] : [];
  });
  return notes?.[0] ?? '';
}

/** Returns the variables that a class reads and that the app's CSS does not define. */
function variablesWithoutValue({ notes }: ClassSupport): string[] {
  return notes.flatMap((note) => (note.startsWith('reads:') ? note.slice(6).split(', ') : []));
}
