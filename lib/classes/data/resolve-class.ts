/** Class and variant names of a docs version, used to check whether a string is a class. */
export interface Vocabulary {
  has(name: string): boolean;
  /**
   * Names that may precede `-[value]`: all class names, and their prefixes up to a hyphen, such as `bg` and
   * `bg-red` for `bg-red-500`.
   */
  utilities: ReadonlySet<string>;
  variants: ReadonlySet<string>;
  /** Utilities that accept a value in brackets. */
  open: ReadonlySet<string>;
}

/** Class split into its parts. */
export interface ParsedClass {
  variants: string[];
  important: boolean;
  /** Class without its variants, `!` and modifier, such as `bg-red-500` for `hover:bg-red-500/50`. */
  base: string;
  /** Text after the slash: an opacity, a line height, or the name of a group or container. */
  modifier?: string;
  /** Utility and value of a class with brackets, such as `mt` and `3px` for `mt-[3px]`. */
  arbitrary?: { utility: string; value: string };
}

/**
 * Creates the vocabulary of a docs version from the names of its classes and variants. `open` lists
 * the utilities that accept a value in brackets.
 */
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

/** Class split into its variants and the rest. */
interface SplitClass {
  variants: string[];
  /** Variants with their colons, such as `dark:hover:`. Empty if there are none. */
  prefix: string;
  /** Class without the variants. */
  own: string;
}

/**
 * Splits a class such as `dark:hover:p-4` into its variants and the rest. Ignores colons in brackets, braces
 * and parentheses.
 */
export function splitVariants(text: string): SplitClass {
  const variants = splitOutside(text, ':');
  const own = variants.pop() ?? '';
  return { variants, prefix: variants.map((variant) => `${variant}:`).join(''), own };
}

/**
 * Parses a class such as `hover:bg-red-500/50` into its parts. Ignores colons and slashes in brackets, and
 * the slash in a known class such as `w-1/2`.
 */
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

/**
 * Explains why a string is not a class. `undefined` if no problem was found. Does not check modifiers, or
 * whether a value in brackets suits its utility.
 */
export function problemOf(text: string, vocabulary: Vocabulary): string | undefined {
  const { variants, base, arbitrary } = parseClass(text, vocabulary);
  const unknown = variants.find((variant) => !isVariant(variant, vocabulary));
  if (unknown !== undefined) return `${text} has an unknown variant: ${unknown}`;
  if (vocabulary.has(base) || MARKERS.has(base) || /^\[[\w-]+:.+\]$/.test(base)) return undefined;
  if (!arbitrary || !vocabulary.utilities.has(arbitrary.utility)) return `${text} is not a class`;
  if (vocabulary.open.has(arbitrary.utility)) return undefined;
  return `${text} is not a class. ${arbitrary.utility} does not take a value in brackets`;
}

/**
 * Whether a variant exists. Also true for variants with a value in brackets, such as `data-[state=open]`, for
 * variants in brackets, such as `[&>*]`, and for variants with a name after a slash, such as
 * `group-hover/card`.
 */
export function isVariant(variant: string, { variants }: Pick<Vocabulary, 'variants'>): boolean {
  const [plain = variant] = splitOutside(variant, '/');
  if (variants.has(plain) || /^\[.+\]$/.test(plain) || /^\{\}/.test(plain)) return true;
  const stem = /^(.*?)-?\[.*\]$/.exec(plain)?.[1];
  return stem !== undefined && BRACKETED.test(stem);
}

/** Marker classes, such as `group`. They have no styles, but other classes depend on their presence. */
export const MARKERS = new Set(['group', 'peer', 'dark', 'light', 'not-prose']);
const BRACKETED = /^(group|peer)?-?(has|not|data|aria|supports|min|max|nth|@)?$/;

/** Splits a string at each separator outside brackets, braces and parentheses. */
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
