import type { ClassSupport, Platform } from '@/lib/classes/data/class-data';
import { shortCss, shortNative } from '@/lib/classes/data/display';
import { groupBy } from '@/lib/classes/data/group-by';
import { splitColor } from '@/lib/classes/data/palette';
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

interface Candidate {
  item: ClassSupport;
  utility: string;
  value: string;
  css: Template;
  ios: Template;
  android: Template;
}

/** Minimum number of classes in a scale. Smaller groups get one row per class. */
const FEWEST = 3;

/** Folds classes that differ only in their values into one row per scale. Other classes get one row each. */
export function foldClasses(classes: readonly ClassSupport[]): Row[] {
  const candidates = classes.map(toCandidate);
  const keys = new Set(candidates.map((candidate) => keyOf(candidate, candidate.utility)));
  const placed = candidates.map((given) => {
    const { name } = given.item;
    // `rounded-t` belongs to the scale of `rounded-t-lg`, not to the scale of `rounded-lg`.
    const isBare = keys.has(keyOf(given, name));
    return isBare ? { ...given, utility: name, value: '' } : given;
  });
  const groups = groupBy(placed, (candidate) => keyOf(candidate, candidate.utility));
  return [...groups.values()].flatMap((group) =>
    group.length < FEWEST || !isScale(group) ? group.map(single) : [scale(group)],
  );
}

function keyOf({ item, css, ios, android }: Candidate, utility: string): string {
  const shapes = [css.shape, ios.shape, android.shape];
  return JSON.stringify([utility, shapes, item.support, item.why, item.notes]);
}

function toCandidate(item: ClassSupport): Candidate {
  const css = toTemplate(shortCss(item.css));
  const ios = toTemplate(item.native.ios);
  const android = toTemplate(item.native.android);
  const isColor = [css, ios, android].some(({ shape }) => hasColorPlaceholder(shape));
  const color = isColor ? splitColor(item.name) : undefined;
  if (color) return { item, utility: color.utility, value: color.color, css, ios, android };
  const [, utility = item.name, value = ''] = /^(.+)-([^-]+)$/.exec(item.name) ?? [];
  return { item, utility, value, css, ios, android };
}

/**
 * Whether a group of classes forms a scale. Palette colors and classes without any effect always do. Other
 * classes do if only one value differs in their CSS, even if it occurs several times, or if they have no CSS
 * and their native styles contain values.
 */
function isScale(group: Candidate[]): boolean {
  const [first] = group;
  if (!first || first.item.status === 'no effect') return true;
  if (splitColor(first.item.name) && holdsColors(first)) return true;
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
  const isColors = splitColor(first.item.name) !== undefined && holdsColors(first);
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

function holdsColors({ css, ios, android }: Candidate): boolean {
  return [css, ios, android].some(({ shape }) => hasColorPlaceholder(shape));
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
    return Math.abs(Number.parseFloat(value)) / (value.endsWith('px') ? 16 : 1);
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
