import { isColorValue } from '@/lib/classes/data/palette';
import { splitWord } from './tokens';

const arbitraryColor = /^\[(?:#|rgb|hsl|oklch|color:|--|var\()/;
const scale = /^(?:\d|px$|full$|auto$|(?:\d?xs|sm|md|lg|\d?xl)$|\[)/;

/**
 * Returns the class name in a word, in lower case and without variants, minus sign or `!`. For example,
 * `dark:-p-4!` becomes `p-4`.
 */
export function toClassName(word: string): string {
  return toSignedName(word).replace(/^-+/, '');
}

/**
 * Returns the class name in a word, in lower case and without variants or `!`. For example, `dark:-p-4!`
 * becomes `-p-4`.
 */
export function toSignedName(word: string): string {
  const { rest } = splitWord(word.toLowerCase());
  return rest.replace(/^(-?)!+/, '$1').replace(/!$/, '');
}

/**
 * Whether a word looks like a class: it has at least two parts joined by hyphens, such as `gap-4`. The last
 * part may be a bracketed value or `*`.
 */
export function looksLikeClass(word: string): boolean {
  if (/^[a-z][a-z-]*-(?:\d[\d./]*|\[[^\]]*\]|\*)$/.test(toClassName(word))) return true;
  return /^[a-z@]+(?:-[a-z\d./]+)+$/.test(toClassName(word));
}

/**
 * Returns the families that a class may belong to, longest prefix first. A family is a prefix with `*` for
 * its values, or with `*c` for colors. For example, `bg-red-500` gives `bg-red-*`, `bg-*c` and `bg-*`. A
 * bracketed value belongs only to the prefix before it, so `p-[3px]` gives `p-*`.
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

/**
 * Whether a class name ends in a number, a size name, `px`, `full`, `auto` or a bracketed value, as in `gap-4`,
 * `text-lg` or `p-[3px]`.
 */
export function isStep(name: string): boolean {
  return prefixesOf(name).some((prefix) => scale.test(name.slice(prefix.length + 1)));
}

/**
 * Whether a class has a hex color or a pixel length in brackets, such as `p-[3px]`. Such a class has the same
 * support as its family.
 */
export function isPlainValue(name: string): boolean {
  return /-\[(?:#[\da-f]{3,8}|-?\d*\.?\d+px)\]$/.test(name);
}

/**
 * Returns a class's color family, such as `bg-*c` for `bg-red-500`. Undefined if the class does not end in a
 * color.
 */
export function colorFamily(name: string): string | undefined {
  return toFamilies(name).find((family) => family.endsWith('*c'));
}

/**
 * Returns the family with the longest prefix that a class may belong to, such as `p-*` for `p-4`. Ignores
 * color families. Undefined for a class without a hyphen.
 */
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
