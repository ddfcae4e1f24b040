import type { Fact, VariantSupport } from '@/lib/classes/data/class-data';
import { fill } from '@/lib/classes/data/template';
import { type FindPage, toFindPage } from './page-of-class';

/** Classes that differ in values only. A member is its end and its values, parted by line ends. */
export interface LookupGroup {
  utility: string;
  /** CSS, native style on iOS, native style on Android. */
  shapes: string[];
  support: string;
  remarks: string[];
  /** Index of the page that has the table; -1 for none. */
  page: number;
  members: string[];
}

/** What the browser loads for the lookup. */
export interface LookupData {
  pages: string[];
  groups: LookupGroup[];
  variants: VariantSupport[];
  /** Utilities that take something in brackets. */
  open: string[];
  facts: readonly Fact[];
  /** The name of the library that can be asked in the browser. */
  library?: string | undefined;
  /** Start of the native styles that the library is asked about behind variants. */
  failsBehindVariants?: string | undefined;
}

/** A class with all that is known of it. */
export interface Found {
  css: string;
  ios: string;
  android: string;
  support: string;
  /** What native looks at before it applies a class with variants. */
  conditions: string[];
  remarks: string[];
  page: string | undefined;
}

/** The data of the lookup by name. */
export interface LookupIndex {
  places: Map<string, [LookupGroup, string]>;
  variants: ReadonlyMap<string, VariantSupport>;
  findPage: FindPage;
  pages: string[];
  facts: readonly Fact[];
}

/** Arranges the data by name. */
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

/** The class as the data has it. */
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

/** The values of a class in all its texts. */
export function valuesOf([, member]: [LookupGroup, string]): string[] {
  return member.split(/[\n\t]/).slice(1);
}

/** The answer to what was typed. With nothing in it, only the library can tell. */
export interface Answer {
  found?: Found | undefined;
  /** Why there is no such class. */
  problem?: string | undefined;
  /** Whether an app's theme may define it: the utility exists, but the default theme has no such value. */
  isThemeName?: boolean | undefined;
  /** Classes that may be meant, and what they are. */
  offered?: { title: string; names: string[] } | undefined;
}
