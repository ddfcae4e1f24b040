import { isColorValue } from '@/lib/classes/data/palette';
import { splitWord } from './tokens';

const arbitraryColor = /^\[(?:#|rgb|hsl|oklch|color:|--|var\()/;
const scale = /^(?:\d|px$|full$|auto$|(?:\d?xs|sm|md|lg|\d?xl)$|\[)/;

/**
 * Returns the class name in a word, in lower case, without variants, minus sign or `!`: `p-4` for
 * `dark:-p-4!`.
 */
export function toClassName(word: string): string {
  return toSignedName(word).replace(/^-+/, '');
}

/** Returns the class name in a word, in lower case, without variants or `!`: `-p-4` for `dark:-p-4!`. */
export function toSignedName(word: string): string {
  const { rest } = splitWord(word.toLowerCase());
  return rest.replace(/^(-?)!+/, '$1').replace(/!$/, '');
}

/** Whether a word can only be a class: it has a number, a bracketed value or several hyphenated parts. */
export function looksLikeClass(word: string): boolean {
  if (/^[a-z][a-z-]*-(?:\d[\d./]*|\[[^\]]*\]|\*)$/.test(toClassName(word))) return true;
  return /^[a-z@]+(?:-[a-z\d./]+)+$/.test(toClassName(word));
}

/**
 * Returns the families of a class, nearest first. A family is a prefix with `*` for its values. `bg-red-500`
 * gives `bg-red-*`, then `bg-*c` (the colors of `bg`) and `bg-*`. A bracketed value belongs to the family of
 * its prefix.
 */
export function toFamilies(name: string): string[] {
  const plain = name.replace(/(?<!\[[^\]]*)\/[\w.%[\]]+$/, '');
  const open = plain.indexOf('-[');
  const prefixes = open === -1 ? prefixesOf(plain) : [plain.slice(0, open)];
  return prefixes.flatMap((prefix) => {
    const value = plain.slice(prefix.length + 1);
    const colored = isColorValue(value) || arbitraryColor.test(value);
    return colored ? [`${prefix}-*c`, `${prefix}-*`] : [`${prefix}-*`];
  });
}

/** Whether a class name ends in a step of a scale, such as `gap-4` or `text-lg`. */
export function isStep(name: string): boolean {
  return prefixesOf(name).some((prefix) => scale.test(name.slice(prefix.length + 1)));
}

/**
 * Whether a class has a hex color or a pixel length in brackets. Such a class is supported wherever its
 * family is.
 */
export function isPlainValue(name: string): boolean {
  return /-\[(?:#[\da-f]{3,8}|-?\d*\.?\d+px)\]$/.test(name);
}

/** Returns the color family of a class, such as `bg-*c`. Undefined for every other class. */
export function colorFamily(name: string): string | undefined {
  return toFamilies(name).find((family) => family.endsWith('*c'));
}

/** Returns the nearest family of a class, ignoring color families. Undefined for a class without a hyphen. */
export function nearestFamily(name: string): string | undefined {
  return toFamilies(name).find((family) => !family.endsWith('*c'));
}

function prefixesOf(name: string): string[] {
  const prefixes: string[] = [];
  for (let at = name.lastIndexOf('-'); at > 0; at = name.lastIndexOf('-', at - 1)) {
    prefixes.push(name.slice(0, at));
  }
  return prefixes;
}
