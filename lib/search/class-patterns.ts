import { type ClassSupport, encodeSupport } from '@/lib/classes/class-data';
import { colorFamily, isStep, nearestFamily, toClassName } from './class-families';

/**
 * What a page documents, by how the platforms take it (`fff`, `f--`): classes, and families of
 * classes with the values that stand for `*` in them, such as `p-* 0 px 0.5 1`.
 */
export type ClassPatterns = Record<string, string[]>;

/**
 * The patterns of some classes: a family of colors or of a scale stands once for all members that
 * the platforms take alike, every other class by its name. `own` tells families of one plugin.
 */
export function toClassPatterns(
  classes: readonly ClassSupport[],
  own: (family: string) => boolean,
): ClassPatterns {
  const families = new Map<string, Map<string, string[]>>();
  for (const { name, support } of classes) {
    const plain = toClassName(name);
    const letters = encodeSupport(support);
    const family = familyOf(plain, own) ?? plain;
    const members = families.get(family) ?? new Map<string, string[]>();
    families.set(family, members.set(letters, [...(members.get(letters) ?? []), plain]));
  }
  const patterns: Record<string, Set<string>> = {};
  for (const [family, members] of families) {
    const [most, ...others] = [...members].sort(([, a], [, b]) => b.length - a.length);
    if (!most) continue;
    const [letters, names] = most;
    const folded = names.filter((name) => isCovered(name, family, own));
    add(patterns, letters, isScaleLike(family) ? [withValues(family, folded)] : []);
    add(
      patterns,
      letters,
      names.filter((name) => !folded.includes(name)),
    );
    for (const [letters, names] of others) add(patterns, letters, names);
  }
  return Object.fromEntries(Object.entries(patterns).map(([key, set]) => [key, [...set]]));
}

/** Colors are known by their names, other values are listed. */
function withValues(family: string, names: readonly string[]): string {
  if (family.endsWith('*c')) return family;
  const values = names.map((name) => name.slice(family.length - 1));
  return [family, ...new Set(values)].join(' ');
}

function familyOf(name: string, own: (family: string) => boolean): string | undefined {
  const colors = colorFamily(name);
  if (colors) return colors;
  const family = nearestFamily(name);
  return family && (isStep(name) || own(family)) ? family : undefined;
}

function isScaleLike(family: string): boolean {
  return family.includes('*');
}

/** Numbers, colors and what no other plugin has are told by their family; `lg` of `text-lg` is not. */
function isCovered(name: string, family: string, own: (family: string) => boolean): boolean {
  if (!isScaleLike(family)) return false;
  return own(family) || family.endsWith('*c') || /\d/.test(name.slice(family.length - 1));
}

function add(patterns: Record<string, Set<string>>, key: string, names: readonly string[]): void {
  const set = patterns[key] ?? new Set<string>();
  patterns[key] = set;
  for (const name of names) set.add(name);
}
