import type { ClassStore } from '@/lib/classes/data/class-store';
import {
  parseClass,
  problemOf,
  toVocabulary,
  type Vocabulary,
} from '@/lib/classes/data/resolve-class';
import { emptyParts } from '@/lib/classes/data/select';
import { ContentError, type FilePosition } from '@/lib/config/source/content-error';
import { didYouMean } from '@/lib/config/source/did-you-mean';

/**
 * A word on a page that may be a class. In a code sample or in a class attribute in inline code (`sample`),
 * it must be a class. In other inline code (`prose`), it is checked only if it looks like one.
 */
export interface ClassUse extends FilePosition {
  text: string;
  where: 'sample' | 'prose';
}

/** Cached vocabularies of class and variant names, keyed by the revision of their class data. */
const vocabularies = new Map<string, Vocabulary>();

/**
 * Reports unknown classes on a page. Classes and variants in `own` are accepted, because the page declares
 * them as its own.
 */
export function checkClasses(
  uses: readonly ClassUse[],
  store: ClassStore,
  own: readonly string[] = [],
): ContentError[] {
  const vocabulary = vocabularyOf(store);
  return uses.flatMap((use) => {
    const problem =
      use.where === 'sample' ? problemOf(use.text, vocabulary) : inProse(use.text, store);
    const { base, variants } = parseClass(use.text, vocabulary);
    if (!problem || [base, use.text, ...variants].some((part) => own.includes(part))) return [];
    return [toError(use, problem, base, store)];
  });
}

function vocabularyOf(store: ClassStore): Vocabulary {
  const { byName, variants, open, revision } = store;
  const known = vocabularies.get(revision);
  if (known) return known;
  const variantNames = variants.map(({ name }) => name);
  const vocabulary = toVocabulary(byName.keys(), variantNames, open);
  vocabularies.set(revision, vocabulary);
  return vocabulary;
}

/**
 * Returns what is wrong with a word in inline code. Undefined when it is a known class or not a class. Most
 * inline code is not a class, so a word is checked only if it starts with a known utility, such as `gap-13`, if
 * its first and last parts are those of a class, as in `bg-blorange-500`, or if it has a known variant, such as
 * `dark:bold`.
 */
function inProse(text: string, store: ClassStore): string | undefined {
  const vocabulary = vocabularyOf(store);
  if (!/^[!@a-z-][\w:./[\]()%#*@!&,>+'=-]*$/i.test(text) || /[A-Z]/.test(text[0] ?? ''))
    return undefined;
  if (/[:-]$|…|\(\)$/.test(text)) return undefined;
  const { variants, base } = parseClass(text, vocabulary);
  if (base.includes('*')) {
    const stem = base.replace(/-?\*.*$/, '');
    if (!vocabulary.utilities.has(stem)) return undefined;
    return emptyParts(store.classes, { classes: base }).length
      ? `${text} is not a class`
      : undefined;
  }
  if (vocabulary.utilities.has(base) && !variants.length) return undefined;
  const utility = base.replace(/-[^-]*$/, '').replace(/^-/, '');
  const hasUtility = utility !== base && vocabulary.utilities.has(utility);
  const looksLike = (hasUtility || hasPartsOfClass(base, store)) && !isProperty(base, store);
  return looksLike || variants.some((variant) => vocabulary.variants.has(variant))
    ? problemOf(text, vocabulary)
    : undefined;
}

const outerParts = new Map<string, Set<string>>();

/** Whether a word has at least three parts, and a class with as many begins and ends with the same parts. */
function hasPartsOfClass(text: string, { byName, revision }: ClassStore): boolean {
  const known =
    outerParts.get(revision) ?? new Set([...byName.keys()].flatMap((name) => outerPartsOf(name)));
  outerParts.set(revision, known);
  return outerPartsOf(text).some((parts) => known.has(parts));
}

/** Returns the first part, the number of parts, and the last part of a name. Empty for fewer than three. */
function outerPartsOf(name: string): string[] {
  const parts = name.replace(/^-/, '').split('-');
  return parts.length < 3 ? [] : [`${parts[0]} ${parts.length} ${parts.at(-1)}`];
}

const properties = new Map<string, Set<string>>();

/**
 * Whether a word with hyphens appears in the CSS of the class data, such as the property `text-align` or the
 * value `flex-start`. Such words look like classes but are not reported.
 */
function isProperty(text: string, store: ClassStore): boolean {
  const { classes, revision } = store;
  const known = properties.get(revision) ?? new Set<string>();
  if (known.size === 0) {
    for (const { css } of classes) {
      for (const [word] of css.matchAll(/(?<![\w-])[a-z]+(-[a-z]+)+/g)) known.add(word);
    }
    properties.set(revision, known);
  }
  return known.has(text);
}

function toError(use: ClassUse, problem: string, base: string, store: ClassStore): ContentError {
  const { file, position } = use;
  const { label, byName } = store;
  return new ContentError({
    file,
    position,
    problem,
    expected: `Expected a class of ${label}, or one that the page declares as its own with {/* classes: ${base} */}.`,
    fix: didYouMean(base, [...byName.keys()]),
  });
}
