import { type ClassSupport, encodeSupport } from '@/lib/classes/data/class-data';
import { splitColor } from '@/lib/classes/data/palette';
import { type AppTheme, isRecord } from '@/lib/classes/data/theme-config';
import { type LookupIndex, written } from './lookup-index';
import type { ThemeSource } from './themed-answer';

/** Classes of a page that differ with the theme of an app. */
export interface ThemeDifferences {
  /** Classes that only the theme has, and classes with another style than in the default theme. */
  classes: ClassSupport[];
  /** Classes of the default theme that the theme does not have. */
  missing: string[];
  /** Number of classes of the theme that were not computed, because there are too many. */
  omitted: number;
}

/** Splits a class into a known utility and its value, such as `gap` and `4`. `undefined` for other classes. */
export type SplitClass = (name: string) => { utility: string; value: string } | undefined;

/** Maximum number of classes that are computed because only the theme has them. */
const MOST = 400;
/** Number of values up to which all values of a page are computed. Longer scales are palettes. */
const FEW = 80;

/** Returns the utilities of a page's classes, or those of all classes. `page` is a path. */
export function utilitiesOf(
  { places, pages }: Pick<LookupIndex, 'places' | 'pages'>,
  page?: string,
): Set<string> {
  const at = page === undefined ? undefined : pages.indexOf(page);
  const utilities = new Set<string>();
  for (const [name, [group]] of places)
    if (at === undefined || group.page === at)
      utilities.add(splitColor(name)?.utility ?? group.utility);
  return utilities;
}

/** Returns a function that splits a class at the longest of these utilities. */
export function toSplitClass(utilities: ReadonlySet<string>): SplitClass {
  return (name) => {
    for (let end = name.length; end > 0; end = name.lastIndexOf('-', end - 1)) {
      const utility = name.slice(0, end);
      if (utilities.has(utility)) return { utility, value: name.slice(end + 1) };
    }
    return undefined;
  };
}

/**
 * Compares the classes of a page with those of an app's theme. Classes with the same value usually get it from
 * the same part of the theme, so one class is computed for each value, and the others only if it differs.
 */
export async function themeDifferences(
  index: LookupIndex,
  page: string,
  theme: AppTheme,
  { ask, names }: ThemeSource,
): Promise<ThemeDifferences> {
  const split = toSplitClass(utilitiesOf(index, page));
  const own = new Set(await names());
  const added = [...own].filter((name) => !index.places.has(name) && split(name)?.value);
  const { gone, samples } = toSamples(classesByValue(index, page, split), theme, own);
  const shown = added.slice(0, MOST);
  const first = await ask([...shown, ...samples.map(({ sample }) => sample)]);
  const others = samples.flatMap(({ sample, others }) => {
    const change = changeOf(sample, first, index);
    return change
      ? others.map((name) => ({ name, isGone: change === 'missing' && !own.has(name) }))
      : [];
  });
  const unknown = others.filter(({ isGone }) => !isGone).map(({ name }) => name);
  const asked = unknown.slice(0, MOST);
  const all = await ask(asked);
  const isHere = (name: string) => {
    const item = all.get(name);
    const utility = split(name)?.utility ?? name;
    return item !== undefined && hasEffect(item) && index.findPage(utility, item.css) === page;
  };
  const withChange = (wanted: 'changed' | 'missing') =>
    [...samples.map(({ sample }) => sample), ...asked].filter(
      (name) => changeOf(name, all, index) === wanted,
    );
  return {
    classes: [...shown.filter(isHere), ...withChange('changed')].flatMap(
      (name) => all.get(name) ?? [],
    ),
    missing: [
      ...gone,
      ...withChange('missing'),
      ...others.filter(({ isGone }) => isGone).map(({ name }) => name),
    ],
    omitted: added.length - shown.length + unknown.length - asked.length,
  };
}

/** Class to compute for all classes with the same value. */
interface Sample {
  sample: string;
  others: string[];
}

/**
 * Returns the classes that a theme lacks for certain, and one class of each value that the theme may change.
 * `own` has the names of the theme's classes.
 */
function toSamples(
  byValue: ReadonlyMap<string, string[]>,
  theme: AppTheme,
  own: ReadonlySet<string>,
): { gone: string[]; samples: Sample[] } {
  const isPossible = byValue.size > FEW ? toIsPossible(theme) : () => true;
  // `own` lacks some classes that only native has, but none of them is a color.
  const isGone = (name: string) => splitColor(name) !== undefined && !own.has(name);
  return {
    gone: [...byValue.values()].flat().filter(isGone),
    samples: [...byValue].flatMap(([value, names]) => {
      const [sample, ...others] = names.filter((name) => !isGone(name));
      return sample !== undefined && isPossible(value, names) ? [{ sample, others }] : [];
    }),
  };
}

/** Groups the classes of a page by their value, such as `4` for `p-4` and `-m-4`. */
function classesByValue(
  { places, pages }: LookupIndex,
  page: string,
  split: SplitClass,
): Map<string, string[]> {
  const at = pages.indexOf(page);
  const byValue = new Map<string, string[]>();
  for (const [name, [group]] of places) {
    if (group.page !== at) continue;
    const { utility, value } = split(name) ?? { utility: name, value: '' };
    // Classes without a value have nothing in common.
    const key = value || `${utility} `;
    const known = byValue.get(key);
    if (known) known.push(name);
    else byValue.set(key, [name]);
  }
  return byValue;
}

/**
 * Returns a function that decides whether a theme may change classes with a value: its configuration contains
 * a part of the value as a key, or its CSS contains one of the classes.
 */
function toIsPossible({
  web,
  native,
  css = '',
}: AppTheme): (value: string, group: readonly string[]) => boolean {
  const keys = new Set([...keysIn(web), ...keysIn(native)]);
  return (value, group) =>
    value.split('-').some((part) => keys.has(part)) ||
    group.some((name) => css.includes(`.${name}`));
}

function keysIn(value: unknown): string[] {
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])
    : [];
}

/**
 * Compares a computed class with the default theme. Returns `undefined` if they are equal, or if the class was not
 * computed.
 */
function changeOf(
  name: string,
  computed: ReadonlyMap<string, ClassSupport>,
  index: LookupIndex,
): 'changed' | 'missing' | undefined {
  const item = computed.get(name);
  const place = index.places.get(name);
  if (!item || !place) return undefined;
  const { css, ios, android, support } = written(place, index);
  const { native } = item;
  const isSame = item.css === css && native.ios === ios && native.android === android;
  if (isSame && encodeSupport(item.support) === support) return undefined;
  return hasEffect(item) ? 'changed' : 'missing';
}

function hasEffect({ css, native }: ClassSupport): boolean {
  return Boolean(css || native.ios || native.android);
}

/**
 * Returns the classes that only the theme has, keyed by the path of their page. Only a class whose utility is
 * on several pages, such as `text`, is computed, and of values with the same utilities only one.
 */
export async function themePages(
  index: LookupIndex,
  { ask, names }: ThemeSource,
): Promise<Map<string, string[]>> {
  const pagesOf = toPagesOf(index);
  const split = toSplitClass(new Set(pagesOf.keys()));
  const own = [...(await names())].flatMap((name) => {
    const parts = index.places.has(name) ? undefined : split(name);
    return parts?.value ? [{ name, ...parts }] : [];
  });
  const utilitiesOfValue = new Map<string, string>();
  for (const { utility, value } of own)
    utilitiesOfValue.set(value, `${utilitiesOfValue.get(value) ?? ''} ${utility}`);
  const kindOf = ({ utility, value }: { utility: string; value: string }) =>
    `${utility}:${utilitiesOfValue.get(value)}`;
  const samples = new Map(
    own.flatMap((item) =>
      (pagesOf.get(item.utility)?.size ?? 0) > 1 ? [[kindOf(item), item]] : [],
    ),
  );
  const computed = await ask([...samples.values()].map(({ name }) => name));
  const found = new Map<string, string[]>();
  for (const item of own) {
    const sample = samples.get(kindOf(item));
    const css = sample && computed.get(sample.name)?.css;
    const [only] = pagesOf.get(item.utility) ?? [];
    const page = css === undefined ? only : index.findPage(item.utility, css);
    if (page) found.set(page, [...(found.get(page) ?? []), item.name]);
  }
  return found;
}

/** Maps each utility to the pages that document its classes. */
function toPagesOf({ places, pages }: LookupIndex): Map<string, Set<string>> {
  const pagesOf = new Map<string, Set<string>>();
  for (const [name, [group]] of places) {
    const utility = splitColor(name)?.utility ?? group.utility;
    const path = pages[group.page];
    if (path) pagesOf.set(utility, (pagesOf.get(utility) ?? new Set()).add(path));
  }
  return pagesOf;
}
