import type { Fact, VariantSupport } from '@/lib/classes/data/class-data';
import { fill } from '@/lib/classes/data/template';
import { type FindPage, toFindPage } from './page-of-class';

/**
 * Classes of a utility that differ only in their values. Each member is a string: the part of its
 * name after the utility, followed by its values, separated by line breaks and tabs.
 */
export interface LookupGroup {
  utility: string;
  /** Shapes of the CSS, the iOS style and the Android style. See template.ts. */
  shapes: string[];
  support: string;
  remarks: string[];
  /** Index of the page with a table of these classes, or -1 if there is none. */
  page: number;
  members: string[];
}

/** Class data that the browser loads for the lookup. */
export interface LookupData {
  pages: string[];
  groups: LookupGroup[];
  variants: VariantSupport[];
  /** Utilities that accept a value in brackets. */
  open: string[];
  facts: readonly Fact[];
  /** Key of the library that the browser can run to compute other classes. */
  library?: string | undefined;
  /**
   * Prefix of native styles. Classes with such a style have to be computed by the library if they
   * have a variant.
   */
  failsBehindVariants?: string | undefined;
}

/** Styles and support of a class, as the lookup shows them. */
export interface Found {
  css: string;
  ios: string;
  android: string;
  support: string;
  /** Conditions that native checks before it applies a class with variants. */
  conditions: string[];
  remarks: string[];
  page: string | undefined;
}

/** Lookup data, indexed by name. */
export interface LookupIndex {
  places: Map<string, [LookupGroup, string]>;
  variants: ReadonlyMap<string, VariantSupport>;
  findPage: FindPage;
  pages: string[];
  facts: readonly Fact[];
}

/** Indexes the lookup data by the names of classes and variants. */
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

/** Returns the lookup result of a class in the data, with its values filled in. */
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

/** Returns all values in the CSS and the native styles of a class. */
export function valuesOf([, member]: [LookupGroup, string]): string[] {
  return member.split(/[\n\t]/).slice(1);
}

/** Result of a lookup. If every field is empty, only the library itself can compute the result. */
export interface Answer {
  found?: Found | undefined;
  /** Why the class does not exist. */
  problem?: string | undefined;
  /**
   * Whether an app's theme may define the class. Its utility exists, but the default theme has no
   * such value.
   */
  isThemeName?: boolean | undefined;
  /** Suggested classes, with a title for their list. */
  offered?: { title: string; names: string[] } | undefined;
}
