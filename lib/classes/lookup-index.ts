import type { Bracket } from './brackets';
import { fill } from './template';

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

/** What a utility makes of a kind of value in brackets. */
export interface LookupBracket extends Bracket {
  support: string;
  remarks: string[];
}

/** What the browser loads for the lookup. */
export interface LookupData {
  pages: string[];
  groups: LookupGroup[];
  variants: [name: string, outcome: string][];
  brackets: LookupBracket[];
  /** Utilities that take something in brackets. */
  open: string[];
}

/** A class with all that is known of it. */
export interface Found {
  css: string;
  ios: string;
  android: string;
  support: string;
  remarks: string[];
  page: string | undefined;
  /** Whether the values follow from what the library makes of others of the same kind. */
  isDerived: boolean;
}

/** The data of the lookup by name. */
export interface LookupIndex {
  places: Map<string, [LookupGroup, string]>;
  brackets: Map<string, LookupBracket[]>;
  pageOf(utility: string): string | undefined;
  pages: string[];
}

/** Arranges the data by name. */
export function toIndex({ groups, brackets, pages }: LookupData): LookupIndex {
  const places: LookupIndex['places'] = new Map();
  const byUtility: LookupIndex['brackets'] = new Map();
  const pageByUtility = new Map<string, string | undefined>();
  for (const group of groups) {
    for (const member of group.members) {
      const [end = ''] = member.split('\n');
      places.set(end ? `${group.utility}-${end}` : group.utility, [group, member]);
    }
    const known = pageByUtility.get(group.utility);
    pageByUtility.set(group.utility, known ?? pages[group.page]);
  }
  for (const bracket of brackets) {
    byUtility.set(bracket.utility, [...(byUtility.get(bracket.utility) ?? []), bracket]);
  }
  return { places, brackets: byUtility, pageOf: (utility) => pageByUtility.get(utility), pages };
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
    remarks: group.remarks,
    page: pages[group.page],
    isDerived: false,
  };
}

/** The values of a class in all its texts. */
export function valuesOf([, member]: [LookupGroup, string]): string[] {
  return member.split(/[\n\t]/).slice(1);
}
