import type { ClassSupport } from '@/lib/classes/data/class-data';
import { MARKERS, splitVariants } from '@/lib/classes/data/resolve-class';
import type { AppTheme } from '@/lib/classes/data/theme-config';
import type { Lookup } from './lookup';
import type { Answer, Found } from './lookup-index';
import { nearNames } from './suggest';

/** Functions that run NativeWind with the theme of an app. */
export interface ThemeSource {
  /** Computes classes. Results are keyed by class name. */
  ask(names: string[]): Promise<ReadonlyMap<string, ClassSupport>>;
  /** Resolves to the names of all classes of the theme. */
  names(): Promise<readonly string[]>;
  /** Names of the app's plugins whose classes are missing. */
  skipped?: readonly string[] | undefined;
  /** Utilities and variants that the app's plugins add. */
  plugins?: AppTheme['plugins'] | undefined;
}

/**
 * Looks up a string with the theme of an app. NativeWind computes every class, because any value can differ
 * from the class data. Suggests classes of the theme for a string that is not a class.
 */
export async function themedAnswer(
  text: string,
  lookup: Lookup,
  { ask, names, skipped = [], plugins }: ThemeSource,
): Promise<Answer> {
  const usual = lookup.answer(text);
  const { prefix, own } = splitVariants(text);
  if (MARKERS.has(own)) return usual;
  const computed = (await ask([text])).get(text);
  const { found } = computed ? lookup.complete(text, computed, false) : { found: undefined };
  if (found && !isOfOther(found)) return { found };
  // A CSS property, such as `padding`, or a class of Tailwind 4.
  if (usual.offered && !usual.offered.isGuess) return usual;
  if (isComputedByPlugin(own, plugins))
    return {
      problem: `${text} cannot be looked up, because a plugin of your theme computes with the value in brackets`,
    };
  const isUsual = usual.found || usual.isThemeName;
  const near = nearNames(own, await names()).map((name) => `${prefix}${name}`);
  const problem = isUsual ? `${text} is not in your theme` : usual.problem;
  const missing = skipped.join(', ');
  const hint = `. If it comes from ${missing}, it cannot be looked up, because the site lacks that package`;
  return {
    problem: `${problem ?? `${text} is not a class`}${missing && hint}`,
    offered: { title: 'Similar classes:', names: near, isGuess: true },
  };
}

/**
 * Returns true for a class with a value in brackets, such as `card-[3px]`, if a plugin's function computes its style. The
 * site cannot compute such a class.
 */
function isComputedByPlugin(own: string, plugins: AppTheme['plugins']): boolean {
  const [, utility] = /^!?-?(.+?)-\[/.exec(own) ?? [];
  return [...(plugins?.web ?? []), ...(plugins?.native ?? [])].some(
    ({ method, name, result }) =>
      name === utility && result === undefined && /^match(?:Utilities|Components)$/.test(method),
  );
}

/**
 * Whether a class has only the CSS of another class. For `-flex`, Tailwind generates the rule of `flex`, which does
 * not apply to an element with the class `-flex`.
 */
function isOfOther({ css, support }: Found): boolean {
  return support.endsWith('--') && /^[^&{;]*\.[\w-]+ \{/.test(css) && !css.includes('&');
}
