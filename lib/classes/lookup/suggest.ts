import { distance } from 'fastest-levenshtein';
import { toByProperty } from '@/lib/classes/data/by-property';
import {
  isVariant,
  parseClass,
  splitVariants,
  type Vocabulary,
} from '@/lib/classes/data/resolve-class';
import type { Answer, LookupIndex } from './lookup-index';
import { formerClasses } from './tailwind-4-names';

/** Functions that suggest classes for a string. */
export interface Suggest {
  /**
   * Returns the lookup result for a string that is not a class. Always detects Tailwind 4 names, and names
   * that an app's theme may define. Searches for similar classes, and for classes that set a CSS property,
   * only if `isOffering` is set.
   */
  instead(text: string, problem: string, isOffering: boolean): Answer;
  /**
   * Suggests classes that set a CSS property, for a string such as `padding` or `padding: 4px`. `undefined`
   * if no class sets the property.
   */
  byProperty(text: string): Answer['offered'];
}

/**
 * Creates the functions that suggest classes of a docs version. `isClass` checks whether a suggested
 * replacement exists.
 */
export function toSuggest(
  index: LookupIndex,
  vocabulary: Vocabulary,
  isClass: (name: string) => boolean,
): Suggest {
  const find = toByProperty(index);
  const byProperty = (text: string) => {
    const found = find(text);
    return found && { title: `Classes that set ${found.property}:`, names: found.names };
  };
  const similar = (text: string) => {
    const { variants, prefix, own } = splitVariants(text);
    const unknown = variants.find((variant) => !isVariant(variant, vocabulary));
    if (unknown !== undefined)
      return nearNames(unknown, vocabulary.variants).map(
        (name) => variants.map((item) => `${item === unknown ? name : item}:`).join('') + own,
      );
    const { base, modifier } = parseClass(own, vocabulary);
    const names = nearNames(modifier ? `${base}/${modifier}` : base, index.places.keys());
    return names.map((name) => `${prefix}${name}`);
  };
  return {
    byProperty,
    instead(text, problem, isOffering) {
      const former = formerClasses(text, isClass);
      if (former) return toFormerAnswer(text, former);
      const offered = isOffering ? byProperty(text) : undefined;
      if (offered?.names.length) return { offered };
      if (offered) return { problem: `No class sets ${text}` };
      if (isThemeName(text, index, vocabulary))
        return {
          problem: `${text} is not in the default theme; your tailwind.config may define it`,
          isThemeName: true,
        };
      if (!isOffering) return { problem };
      const names = similar(text);
      return { problem, offered: { title: 'Similar classes:', names, isGuess: true } };
    },
  };
}

/**
 * Whether an app's theme may define a class, such as `bg-brand`. This is the case if its utility accepts
 * custom values and the name does not look like a misspelled class.
 */
function isThemeName(text: string, { places }: LookupIndex, vocabulary: Vocabulary): boolean {
  const { variants, own } = splitVariants(text);
  if (!variants.every((variant) => isVariant(variant, vocabulary))) return false;
  const { base } = parseClass(own, vocabulary);
  const parts = base.replace(/^-/, '').split('-');
  const utility = parts
    .map((_, index) => parts.slice(0, index).join('-'))
    .findLast((name) => vocabulary.open.has(name));
  if (!utility || !/^-?[a-z][\w.-]*$/i.test(base) || base.endsWith('-')) return false;
  const letters = base.replace(/^-/, '').length - utility.length - 1;
  const misspelled = letters < 6 ? 1 : 2;
  const names = [...places.keys()].filter((name) => name.startsWith(`${utility}-`));
  // Swapped letters count as two edits, so they are compared separately.
  const isNear = (name: string) =>
    farness(base, name) <= misspelled || sorted(name) === sorted(base);
  return !names.some(isNear);
}

function sorted(letters: string): string {
  return [...letters].sort().join('');
}

function toFormerAnswer(text: string, names: string[]): Answer {
  const problem = `${text} is a name of Tailwind 4`;
  if (names.length === 0) return { problem: `${problem}; Tailwind 3 has no class for it` };
  return { problem, offered: { title: 'Tailwind 3 calls it:', names } };
}

/** Maximum number of suggested names. */
const SUGGESTIONS = 8;
const FAR = Number.POSITIVE_INFINITY;

/**
 * Returns up to 8 known names that are most similar to an unknown name, best match first. Names are compared
 * part by part: numbers by value, everything else by edit distance. Names that start with the unknown name
 * come first.
 */
export function nearNames(name: string, names: Iterable<string>): string[] {
  if (!name) return [];
  const scored = [...names].map((other): [number, string] => [farness(name, other), other]);
  return scored
    .filter(([score]) => score < FAR)
    .sort(([a], [b]) => a - b)
    .slice(0, SUGGESTIONS)
    .map(([, other]) => other);
}

function farness(name: string, other: string): number {
  if (other.startsWith(name)) return other.length - name.length - 100;
  const [parts, others] = [partsOf(name), partsOf(other)];
  if (parts.length === others.length)
    return parts.reduce((sum, part, index) => sum + partFarness(part, others[index] ?? ''), 0);
  // The names have different numbers of hyphens, so they are compared without hyphens.
  const letters = distance(parts.join(''), others.join(''));
  return letters <= 1 ? letters + 1 : FAR;
}

function partsOf(name: string): string[] {
  return name.replace(/^-/, '').split('-');
}

function partFarness(part: string, other: string): number {
  if (part === other) return 0;
  const [value, otherValue] = [toNumber(part), toNumber(other)];
  if (value !== undefined && otherValue !== undefined) {
    const isSameKind = part.includes('/') === other.includes('/');
    return (isSameKind ? 0.5 : 1) + Math.abs(value - otherValue) / Math.max(value, otherValue);
  }
  if (value !== undefined || otherValue !== undefined) return FAR;
  const letters = distance(part, other);
  return letters <= Math.floor(part.length / 3) + 1 && letters < part.length ? letters : FAR;
}

/** Parses a number or a fraction, such as `4` or `1/2`. `undefined` for anything else. */
function toNumber(part: string): number | undefined {
  const [, over, under = '1'] = /^(\d+\.?\d*)(?:\/(\d+))?$/.exec(part) ?? [];
  return over === undefined ? undefined : Number(over) / Number(under);
}
