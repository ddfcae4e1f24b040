import { isColorValue } from '@/lib/classes/data/palette';
import { splitWord } from './tokens';

const arbitraryColor = /^\[(?:#|rgb|hsl|oklch|color:|--|var\()/;
const scale = /^(?:\d|px$|full$|auto$|(?:\d?xs|sm|md|lg|\d?xl)$|\[)/;

/** The class in a word, in lower case: without variants, sign, and `!`. */
export function toClassName(word: string): string {
  return toSignedName(word).replace(/^-+/, '');
}

/** The class in a word, in lower case: without variants and `!`. A negative class keeps its sign. */
export function toSignedName(word: string): string {
  const { rest } = splitWord(word.toLowerCase());
  return rest.replace(/^(-?)!+/, '$1').replace(/!$/, '');
}

/** Whether a word can only mean a class: a name with a number, a value in brackets, or several parts after its variants. */
export function looksLikeClass(word: string): boolean {
  if (/^[a-z][a-z-]*-(?:\d[\d./]*|\[[^\]]*\]|\*)$/.test(toClassName(word))) return true;
  return /^[a-z@]+(?:-[a-z\d./]+)+$/.test(toClassName(word));
}

/**
 * The families a class belongs to, nearest first: `bg-red-500` is one of `bg-red-*`, of the colors
 * `bg-*c` and of `bg-*`. A value in brackets belongs to the family of its prefix.
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

/** Whether a class of the library's own names a step of a scale, such as `gap-4` or `text-lg`. */
export function isStep(name: string): boolean {
  return prefixesOf(name).some((prefix) => scale.test(name.slice(prefix.length + 1)));
}

/** Whether a class has a color or a length in pixels in brackets, which holds where its family does. */
export function isPlainValue(name: string): boolean {
  return /-\[(?:#[\da-f]{3,8}|-?\d*\.?\d+px)\]$/.test(name);
}

/** The family of colors that a class is one of; undefined for every other class. */
export function colorFamily(name: string): string | undefined {
  return toFamilies(name).find((family) => family.endsWith('*c'));
}

/** The family nearest to a class; undefined for a class of one word. */
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
