import type { Fact, VariantSupport } from '@/lib/classes/data/class-data';
import { fill } from '@/lib/classes/data/template';
import { type FindPage, toFindPage } from './page-of-class';

/**
 * Classes of a utility that differ only in their values. Each member is a string of up to four lines: the end
 * of the class name, and the values in the CSS, the iOS style and the Android style, separated by tabs. The
 * line for Android is missing if both native styles are the same. Empty lines at the end are left out.
 */
export interface LookupGroup {
  utility: string;
  /** Shapes of the CSS, the iOS style and the Android style. See `Template`. */
  shapes: string[];
  support: string;
  remarks: string[];
  /** Index in `pages` of the page that documents these classes, or -1 if there is none. */
  page: number;
  members: string[];
}

/** Class data that the browser loads for the class lookup. */
export interface LookupData {
  pages: string[];
  /** Short title of each page, in the same order. */
  titles: string[];
  groups: LookupGroup[];
  variants: VariantSupport[];
  /** Utilities that accept a value in brackets. */
  open: string[];
  facts: readonly Fact[];
  /**
   * Key, such as `v4`, of the NativeWind version that the library worker can run to compute other classes.
   * `undefined` if there is none.
   */
  library?: string | undefined;
  /**
   * Prefix of native styles, such as `transform`. A class with such a style and a variant must be computed by
   * the library worker.
   */
  failsBehindVariants?: string | undefined;
}

/** Styles and support of a class, as the class lookup shows them. */
export interface Found {
  css: string;
  ios: string;
  android: string;
  support: string;
  /** Conditions that native checks before it applies a class with variants. */
  conditions: string[];
  remarks: string[];
  page: string | undefined;
  instead?: Instead | undefined;
}

/** Replacement for a class on native. */
export interface Instead {
  /** Markdown with code spans, such as "`flex-row` + `flex-1` on each child". */
  sentence: string;
  /** Page of the last class in the sentence. */
  page: string | undefined;
}

/** Lookup data, indexed by class and variant name. */
export interface LookupIndex {
  places: Map<string, [LookupGroup, string]>;
  variants: ReadonlyMap<string, VariantSupport>;
  findPage: FindPage;
  pages: string[];
  facts: readonly Fact[];
}

/** Indexes the lookup data by class and variant name. */
export function toIndex({ groups, variants, pages, facts }: LookupData): LookupIndex {
  const places: LookupIndex['places'] = new Map();
  for (const group of groups) {
    for (const member of group.members) {
      const [end = ''] = member.split('\n');
      places.set(end ? `${group.utility}-${end}` : group.utility, [group, member]);
    }
  }
  return {
    places,
    variants: new Map(variants.map((variant) => [variant.name, variant])),
    findPage: toFindPage(groups, pages),
    pages,
    facts,
  };
}

/** Creates the lookup result for a class in the index by filling its values into its group's shapes. */
export function written([group, member]: [LookupGroup, string], { pages }: LookupIndex): Found {
  const [, ...lists] = member.split('\n').map((list) => list.split('\t'));
  const [cssValues = [], iosValues = [], androidValues = iosValues] = lists;
  const [css = '', ios = '', android = ''] = group.shapes;
  return {
    css: fill(css, cssValues),
    ios: fill(ios, iosValues),
    android: fill(android, androidValues),
    support: group.support,
    conditions: [],
    remarks: group.remarks,
    page: pages[group.page],
  };
}

/** Returns the values that fill the placeholders in a class's CSS and native styles, such as `1rem`. */
export function valuesOf([, member]: [LookupGroup, string]): string[] {
  return member.split(/[\n\t]/).slice(1);
}

/**
 * Result of a class lookup. If every field is empty, the class data has no result, and only the library
 * worker can provide one.
 */
export interface Answer {
  found?: Found | undefined;
  /** Explanation of why the string is not a class. */
  problem?: string | undefined;
  /**
   * Whether an app's theme may define the class. Its utility accepts custom values, but the default theme has
   * no such value.
   */
  isThemeName?: boolean | undefined;
  /**
   * Suggested classes, with the title of the list. `isGuess` is true if the names are similar to what the reader
   * typed, best match first.
   */
  offered?: { title: string; names: string[]; isGuess?: boolean } | undefined;
}
