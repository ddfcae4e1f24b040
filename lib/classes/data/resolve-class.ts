/** What is known of a version, as far as telling classes from other words needs it. */
export interface Vocabulary {
  has(name: string): boolean;
  /** Names before the last hyphen, and whole names: what may stand before `-[value]`. */
  utilities: ReadonlySet<string>;
  variants: ReadonlySet<string>;
  /** Utilities that take something in brackets. */
  open: ReadonlySet<string>;
}

/** A class taken apart. */
export interface ParsedClass {
  variants: string[];
  important: boolean;
  /** The class itself, without a modifier. */
  base: string;
  /** What follows a slash: an opacity, a line height, the name of a group. */
  modifier?: string;
  /** The utility and the value of `mt-[3px]`. */
  arbitrary?: { utility: string; value: string };
}

/** The vocabulary of a version from its classes and variants, and what takes brackets. */
export function toVocabulary(
  names: Iterable<string>,
  variants: Iterable<string>,
  open: Iterable<string>,
): Vocabulary {
  const known = new Set(names);
  const utilities = new Set<string>();
  for (const name of known) {
    utilities.add(name);
    const parts = name.split('-');
    for (let end = parts.length - 1; end > 0; end -= 1) {
      const prefix = parts.slice(0, end).join('-');
      if (prefix) utilities.add(prefix);
    }
  }
  return {
    has: (name) => known.has(name),
    utilities,
    variants: new Set(variants),
    open: new Set(open),
  };
}

/** A class and the variants in front of it. */
interface SplitClass {
  variants: string[];
  /** The variants as they are written: `dark:hover:`, or nothing. */
  prefix: string;
  /** What is behind them. */
  own: string;
}

/** Splits a class at the colons outside brackets. */
export function splitVariants(text: string): SplitClass {
  const variants = splitOutside(text, ':');
  const own = variants.pop() ?? '';
  return { variants, prefix: variants.map((variant) => `${variant}:`).join(''), own };
}

/** Takes a class apart at the colons and the slash that stand outside brackets. */
export function parseClass(text: string, { has }: Pick<Vocabulary, 'has'>): ParsedClass {
  const { variants, own } = splitVariants(text);
  const important = own.startsWith('!');
  const whole = important ? own.slice(1) : own;
  const [first = '', ...rest] = has(whole) ? [whole] : splitOutside(whole, '/');
  const [, utility, value] = /^(-?[a-z@][\w-]*?)-\[(.+)\]$/.exec(first) ?? [];
  return {
    variants,
    important,
    base: first,
    ...(rest.length ? { modifier: rest.join('/') } : {}),
    ...(utility && value ? { arbitrary: { utility, value } } : {}),
  };
}

/** Why a class does not exist; nothing when it does. */
export function problemOf(text: string, vocabulary: Vocabulary): string | undefined {
  const { variants, base, arbitrary } = parseClass(text, vocabulary);
  const unknown = variants.find((variant) => !isVariant(variant, vocabulary));
  if (unknown !== undefined) return `${text} has an unknown variant: ${unknown}`;
  if (vocabulary.has(base) || MARKERS.has(base) || /^\[[\w-]+:.+\]$/.test(base)) return undefined;
  if (!arbitrary || !vocabulary.utilities.has(arbitrary.utility)) return `${text} is not a class`;
  if (vocabulary.open.has(arbitrary.utility)) return undefined;
  return `${text} is not a class. ${arbitrary.utility} does not take a value in brackets`;
}

/** Whether a variant exists, with brackets or a name or as it is. */
export function isVariant(variant: string, { variants }: Pick<Vocabulary, 'variants'>): boolean {
  const [plain = variant] = splitOutside(variant, '/');
  if (variants.has(plain) || /^\[.+\]$/.test(plain) || /^\{\}/.test(plain)) return true;
  const stem = /^(.*?)-?\[.*\]$/.exec(plain)?.[1];
  return stem !== undefined && BRACKETED.test(stem);
}

/** Classes that style nothing by themselves. */
export const MARKERS = new Set(['group', 'peer', 'dark', 'light', 'not-prose']);
const BRACKETED = /^(group|peer)?-?(has|not|data|aria|supports|min|max|nth|@)?$/;

/** The parts of a text between separators that stand outside brackets. */
export function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('[({'.includes(letter)) depth += 1;
    if ('])}'.includes(letter)) depth -= 1;
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
