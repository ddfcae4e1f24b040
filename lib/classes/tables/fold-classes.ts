import type { ClassSupport, Platform } from '@/lib/classes/data/class-data';
import { groupBy } from '@/lib/classes/data/group-by';
import { splitColor } from '@/lib/classes/data/palette';
import { shortCss, shortNative } from '@/lib/classes/data/short-style';
import { fill, hasColorPlaceholder, type Template, toTemplate } from '@/lib/classes/data/template';

/** Class in a scale, with its values, such as `1rem`. */
export interface Member {
  name: string;
  /**
   * Values in the style on each platform that differ between the classes of the scale, or all if none do, without
   * duplicates.
   */
  values: Record<Platform, string[]>;
}

/** Table row: a single class, or a scale of classes that differ only in their values. */
export interface Row {
  /** Class name, or a label for the scale such as `gap-{0…96}` or `bg-{color}`. */
  label: string;
  kind: 'class' | 'scale' | 'colors';
  css: string;
  native: { ios: string; android: string };
  /** Utility of the scale, such as `gap`. For a single class, the class name. */
  utility: string;
  /** Sample class. All classes of the row have the same support, reasons and notes. */
  example: ClassSupport;
  /** Classes in the scale. Empty for a single class. */
  members: Member[];
}

/** Names of the classes and colors of a theme. */
export interface Naming {
  /** Splits a class into its utility and its value. The value is empty for a class without one. */
  split(name: string): { utility: string; value: string };
  /** Splits a class that sets a color. `undefined` if the class does not end in a color of the theme. */
  splitColor(name: string): { utility: string; color: string } | undefined;
  /** Minimum number of colors in a row. Smaller groups get one row per class. */
  fewestColors: number;
}

interface Candidate {
  item: ClassSupport;
  utility: string;
  value: string;
  isColor: boolean;
  css: Template;
  ios: Template;
  android: Template;
}

/** Minimum number of classes in a scale. Smaller groups get one row per class. */
const FEWEST = 3;

/** Names of Tailwind's default theme. */
const DEFAULT: Naming = {
  split(name) {
    const [, utility = name, value = ''] = /^(.+)-([^-]+)$/.exec(name) ?? [];
    return { utility, value };
  },
  splitColor,
  fewestColors: FEWEST,
};

/**
 * Folds classes that differ only in their values into one row per scale. Other classes get one row each. The
 * names default to those of Tailwind's theme.
 */
export function foldClasses(classes: readonly ClassSupport[], naming = DEFAULT): Row[] {
  const candidates = classes.map((item) => toCandidate(item, naming));
  const keys = new Set(candidates.map((candidate) => keyOf(candidate, candidate.utility)));
  const placed = candidates.map((given) => {
    const { name } = given.item;
    // `rounded-t` belongs to the scale of `rounded-t-lg`, not to the scale of `rounded-lg`.
    const isBare = keys.has(keyOf(given, name));
    return isBare ? { ...given, utility: name, value: '' } : given;
  });
  const groups = groupBy(placed, (candidate) => keyOf(candidate, candidate.utility));
  return [...groups.values()].flatMap((group) =>
    group.length < (group[0]?.isColor ? naming.fewestColors : FEWEST) || !isScale(group)
      ? group.map(single)
      : [scale(group)],
  );
}

function keyOf({ item, css, ios, android }: Candidate, utility: string): string {
  const shapes = [css.shape, ios.shape, android.shape];
  return JSON.stringify([utility, shapes, item.support, item.why, item.notes]);
}

function toCandidate(item: ClassSupport, naming: Naming): Candidate {
  const css = toTemplate(shortCss(item.css));
  const ios = toTemplate(item.native.ios);
  const android = toTemplate(item.native.android);
  const hasColor = [css, ios, android].some(({ shape }) => hasColorPlaceholder(shape));
  const color = hasColor ? naming.splitColor(item.name) : undefined;
  const { utility, value } = color
    ? { utility: color.utility, value: color.color }
    : naming.split(item.name);
  return { item, utility, value, isColor: color !== undefined, css, ios, android };
}

/**
 * Whether a group of classes forms a scale. Palette colors and classes without any effect always do. Other
 * classes do if only one value differs in their CSS, even if it occurs several times, or if they have no CSS
 * and their native styles contain values.
 */
function isScale(group: Candidate[]): boolean {
  const [first] = group;
  if (!first || first.item.status === 'no effect') return true;
  if (first.isColor) return true;
  const columns = first.css.values.map((_, index) => group.map(({ css }) => css.values[index]));
  const varying = columns.filter((column) => new Set(column).size > 1);
  if (varying.length > 0) return new Set(varying.map((column) => column.join())).size === 1;
  return !first.item.css && [first.ios, first.android].some(({ values }) => values.length > 0);
}

function single({ item }: Candidate): Row {
  const { name: label, css } = item;
  const native = { ios: shortNative(item.native.ios), android: shortNative(item.native.android) };
  return {
    label,
    kind: 'class',
    utility: label,
    css: shortCss(css),
    native,
    example: item,
    members: [],
  };
}

function scale(group: Candidate[]): Row {
  const sorted = sortBySize(group);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) throw new Error('A scale has members.');
  const isColors = first.isColor;
  const span = (pick: (candidate: Candidate) => Template) =>
    isColors ? named(pick(first).shape) : spanned(pick(first), pick(last));
  return {
    label: `${first.utility}-{${isColors ? 'color' : `${first.value}…${last.value}`}}`,
    kind: isColors ? 'colors' : 'scale',
    css: span(({ css }) => css),
    native: { ios: span(({ ios }) => ios), android: span(({ android }) => android) },
    utility: first.utility,
    example: first.item,
    members: toMembers(isColors ? group : sorted),
  };
}

function toMembers(group: Candidate[]): Member[] {
  const ios = group.map((candidate) => candidate.ios.values);
  const android = group.map((candidate) => candidate.android.values);
  const web = group.map((candidate) => candidate.css.values);
  return group.map(({ item }, index) => ({
    name: item.name,
    values: {
      ios: differing(ios[index], ios),
      android: differing(android[index], android),
      web: differing(web[index], web),
    },
  }));
}

/** Returns the values that differ between the classes of a scale, or all if none do, without duplicates. */
function differing(values: readonly string[] = [], scale: readonly string[][]): string[] {
  const differ = values.filter((value, at) => scale.some((other) => other[at] !== value));
  return [...new Set(differ.length > 0 ? differ : values)];
}

/**
 * Sorts classes by the size of the first value that differs between them, ignoring signs. Values in px are
 * converted to rem.
 */
function sortBySize(group: Candidate[]): Candidate[] {
  const pick = (['css', 'ios', 'android'] as const).find((output) =>
    group.some((candidate) => candidate[output].values.length > 0),
  );
  if (!pick) return group;
  const [first] = group;
  const index = first?.[pick].values.findIndex((value, at) =>
    group.some((other) => other[pick].values[at] !== value),
  );
  const size = (candidate: Candidate) => {
    const value = candidate[pick].values[index ?? 0] ?? '0';
    return Math.abs(Number.parseFloat(value) || 0) / (value.endsWith('px') ? 16 : 1);
  };
  return [...group].sort((a, b) => size(a) - size(b));
}

function spanned(first: Template, last: Template): string {
  const values = first.values.map((value, index) => {
    const other = last.values[index] ?? value;
    return value === other ? value : `${value}…${other}`;
  });
  return fill(first.shape, values);
}

function named(shape: string): string {
  return shape.replace(/‹color›/g, '{color}').replace(/‹\w+›/g, '…');
}
