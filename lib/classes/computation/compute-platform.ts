import type { VariantSupport } from '@/lib/classes/data/class-data';
import type { AppTheme } from '@/lib/classes/data/theme-config';
import { redirectModules } from './library-packages';
import {
  compileNative,
  inDarkScheme,
  installSheet,
  keyframes,
  type NativeRule,
  type NativeRules,
  type NativeSheet,
  nativeCss,
  renderNative,
  rulesOf,
} from './native-compiler';
import {
  NOTHING,
  type Observed,
  observeClass,
  SIZED,
  type Stage,
  variableReaders,
} from './observe-class';
import { readersOfSet } from './own-variables';
import { reactNative, reanimated } from './react-native-stub';
import { webContext, webCss } from './tailwind-css';
import {
  NO_CHAIN,
  toChain,
  type VariantFindings,
  type WithVariants,
  withVariants,
} from './variant-chain';
import {
  conditionsOf,
  observeVariant,
  observeVariants,
  outcomeOf,
  probesOf,
  propsOf,
  variantNames,
} from './variants-v4';

/**
 * Classes that read CSS variables set by other classes. They are always compiled. If they were not, a class
 * that only sets such a variable would have no visible effect.
 */
const READERS = ['shadow', 'ring', 'bg-gradient-to-r', 'filter', 'backdrop-filter', 'transform'];

/** Progress callback. Receives the number of classes processed so far, at irregular intervals. */
export type Progress = (count: number) => void;

/**
 * Computes classes, or space-separated lists of classes, for one platform. Results are in the order of the
 * input. Each result is CSS on the web, and an `Observed` object on native.
 */
export type Compute = (
  classes: string[],
  progress: Progress,
  theme?: AppTheme,
) => Promise<(string | Observed)[]>;

let isPrepared = false;

/**
 * Prepares this process for one platform and returns the function that computes classes for that platform. A
 * process can serve only one platform, because NativeWind reads NATIVEWIND_OS when it loads.
 */
export async function loadPlatform(os: string): Promise<Compute> {
  process.env.NATIVEWIND_OS = os;
  const stubs = { 'react-native': reactNative(os), 'react-native-reanimated': reanimated() };
  if (!isPrepared) redirectModules(stubs);
  isPrepared = true;
  return os === 'web' ? computeWeb : computeNative;
}

/**
 * Computes the web CSS for each class, in the order of `classes`. NativeWind must have been loaded for the
 * web. The theme defaults to that of the preset.
 */
export async function computeWeb(
  classes: string[],
  progress: Progress,
  theme?: AppTheme,
): Promise<string[]> {
  const context = webContext(theme);
  return each(classes, progress, (name) => webCss(name, context));
}

/**
 * Computes classes for the native platform that NativeWind was loaded for. If one class makes the compiler
 * throw a syntax error, the complete style sheet fails. The list is then split in half until that class is
 * isolated. The theme defaults to that of the preset.
 */
export async function computeNative(
  classes: string[],
  progress: Progress,
  theme?: AppTheme,
): Promise<Observed[]> {
  try {
    return await computeSheet(classes, progress, theme);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    if (classes.length === 1) return [{ ...NOTHING, failed: error.message }];
    const half = Math.ceil(classes.length / 2);
    return [
      ...(await computeNative(classes.slice(0, half), progress, theme)),
      ...(await computeNative(classes.slice(half), progress, theme)),
    ];
  }
}

async function computeSheet(
  classes: string[],
  progress: Progress,
  theme: AppTheme | undefined,
): Promise<Observed[]> {
  const chained = withVariants(classes);
  const beside = [
    ...chained.flatMap(chainProbes),
    ...SIZED.split(' '),
    ...READERS,
    ...readersOfSet(classes),
  ];
  const single = classes.flatMap((list) => list.split(' '));
  const css = await nativeCss([...new Set([...single, ...beside])], theme);
  const sheet = compileNative(css, theme);
  const system = process.env.NATIVEWIND_OS ?? '';
  const chains = new Map(chained.map((item) => [item.name, observeChain(item, sheet, system)]));
  const free = chained.map((item) => [item.name, withoutConditions(item, sheet)]);
  const rules = { ...sheet.rules, ...Object.fromEntries(free) };
  installSheet({ ...sheet, rules });
  const stage = {
    sheet: { ...sheet, rules },
    readers: variableReaders(sheet, READERS),
    frames: keyframes(css, sheet),
    render: renderNative,
  };
  return each(classes, progress, (name) => {
    const chain = chains.get(name);
    const observed = observeClass(name, stage);
    const dark = theme?.css ? differenceInDark(name, observed, stage) : undefined;
    return { ...observed, ...(chain && { chain }), ...(dark && { dark }) };
  });
}

/** Returns what a class sets in the dark color scheme, or `undefined` if that is the same as in the light one. */
function differenceInDark(name: string, light: Observed, stage: Stage): Observed['dark'] {
  const { style, props } = inDarkScheme(() => observeClass(name, stage));
  const isSame = JSON.stringify([style, props]) === JSON.stringify([light.style, light.props]);
  return isSame ? undefined : { style, props };
}

function each<T>(classes: string[], progress: Progress, compute: (name: string) => T): T[] {
  return classes.map((name, index) => {
    if (index % 100 === 0) progress(index);
    return compute(name);
  });
}

/** Computes the support for every variant of NativeWind 4. Loads NativeWind for the native platform `os`. */
export async function computeVariants(os: string): Promise<VariantSupport[]> {
  await loadPlatform(os);
  const names = variantNames();
  const sheet = compileNative(await nativeCss(names.flatMap(probesOf)));
  installSheet(sheet);
  return observeVariants(names, sheet);
}

/**
 * Returns the extra classes that must be compiled to evaluate a class with variants: the class without its
 * variants, and test classes for each variant, such as `hover:opacity-50`.
 */
function chainProbes({ variants, base }: WithVariants): string[] {
  return [base, ...variants.flatMap(probesOf)];
}

/**
 * Determines which of a class's variants do not work on one operating system, and which conditions the
 * runtime checks. Compares the compiled rules of the class with the rules of its base class, which has no
 * variants, and with the rules of each variant's test class.
 */
function observeChain(
  { name, variants, base }: WithVariants,
  sheet: NativeSheet,
  system: string,
): VariantFindings {
  const rules = rulesOf(name, sheet);
  const plain = rulesOf(base, sheet);
  if (!plain.some(hasEffect)) return NO_CHAIN;
  const conditions = addedConditions(rules, plain);
  const outcome = outcomeOf(rules, conditions, [system]);
  return toChain(variants, { outcome, conditions }, (variant) =>
    observeVariant(variant, sheet, [system]),
  );
}

/** Returns the conditions of rules that the same rules do not have without variants. */
function addedConditions(rules: NativeRule[], plain: NativeRule[]): string[] {
  const isAligned = rules.length === plain.length;
  const all = plain.flatMap(allConditions);
  return rules.flatMap((rule, index) => {
    const own = isAligned ? allConditions(plain[index] ?? {}) : all;
    return allConditions(rule).filter((text) => !own.includes(text));
  });
}

function hasEffect({ d = [], variables, animations, transition, container }: NativeRule): boolean {
  return Boolean(d.length > 0 || variables || animations || transition || container);
}

function allConditions(rule: NativeRule): string[] {
  return [...conditionsOf(rule), ...propsOf(rule)];
}

/**
 * Returns the compiled rules of a class without the conditions of its variants. The class then renders as if
 * all variants applied. Conditions that the class has without its variants stay.
 */
function withoutConditions({ name, base }: WithVariants, sheet: NativeSheet): NativeRules {
  const plain = sheet.rules?.[base];
  const set = sheet.rules?.[name] ?? {};
  const free = (rules: NativeRule[] = [], own: NativeRule[] = []) =>
    rules.map((rule, index) => ({ ...rule, ...conditionFields(own[index]) }));
  return {
    ...set,
    ...(set.n && { n: free(set.n, plain?.n) }),
    ...(set.i && { i: free(set.i, plain?.i) }),
  };
}

function conditionFields({ media, containerQuery, pseudoClasses, attrs }: NativeRule = {}) {
  return { media, containerQuery, pseudoClasses, attrs };
}
