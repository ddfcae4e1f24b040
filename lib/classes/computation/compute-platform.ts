import type { VariantSupport } from '@/lib/classes/data/class-data';
import { redirectModules } from './library-packages';
import {
  compileNative,
  installSheet,
  keyframes,
  type NativeRule,
  type NativeRules,
  type NativeSheet,
  nativeCss,
  renderNative,
  rulesOf,
} from './native-compiler';
import { NOTHING, type Observed, observe, SIZED, variableReaders } from './observe-class';
import { readersOfSet } from './own-variables';
import { reactNative, reanimated } from './react-native-stub';
import { webContext, webCss } from './tailwind-css';
import { type Chain, NO_CHAIN, toChain, type WithVariants, withVariants } from './variant-chain';
import {
  conditionsOf,
  observeVariant,
  observeVariants,
  outcomeOf,
  probesOf,
  propsOf,
  variantNames,
} from './variants-v4';

/** Classes that read variables which others set; always compiled, since they decide about those. */
const READERS = ['shadow', 'ring', 'bg-gradient-to-r', 'filter', 'backdrop-filter', 'transform'];

/** Called now and then with the number of classes that are done. */
export type Progress = (count: number) => void;

/** Computes classes, or lists of them, for one platform, in order: CSS text on the web, observations on native. */
export type Compute = (classes: string[], progress: Progress) => Promise<(string | Observed)[]>;

/**
 * Prepares this process for one platform. NativeWind reads NATIVEWIND_OS as it loads, so a process
 * can serve only one.
 */
export async function loadPlatform(os: string): Promise<Compute> {
  process.env.NATIVEWIND_OS = os;
  redirectModules({ 'react-native': reactNative(os), 'react-native-reanimated': reanimated() });
  return os === 'web' ? computeWeb : computeNative;
}

/** The CSS of classes on the web, for which NativeWind was loaded. */
export async function computeWeb(classes: string[], progress: Progress): Promise<string[]> {
  const context = webContext();
  return each(classes, progress, (name) => webCss(name, context));
}

/**
 * Computes classes for the native platform that NativeWind was loaded for. A class at which the
 * compiler stops takes its whole sheet along, so it is looked for by halves.
 */
export async function computeNative(classes: string[], progress: Progress): Promise<Observed[]> {
  try {
    return await computeSheet(classes, progress);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    if (classes.length === 1) return [{ ...NOTHING, failed: error.message }];
    const half = Math.ceil(classes.length / 2);
    return [
      ...(await computeNative(classes.slice(0, half), progress)),
      ...(await computeNative(classes.slice(half), progress)),
    ];
  }
}

async function computeSheet(classes: string[], progress: Progress): Promise<Observed[]> {
  const chained = withVariants(classes);
  const beside = [
    ...chained.flatMap(chainProbes),
    ...SIZED.split(' '),
    ...READERS,
    ...readersOfSet(classes),
  ];
  const single = classes.flatMap((list) => list.split(' '));
  const css = await nativeCss([...new Set([...single, ...beside])]);
  const sheet = compileNative(css);
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
    return { ...observe(name, stage), ...(chain && { chain }) };
  });
}

function each<T>(classes: string[], progress: Progress, compute: (name: string) => T): T[] {
  return classes.map((name, index) => {
    if (index % 100 === 0) progress(index);
    return compute(name);
  });
}

/** Computes every variant on this native platform. */
export async function computeVariants(os: string): Promise<VariantSupport[]> {
  await loadPlatform(os);
  const names = variantNames();
  const sheet = compileNative(await nativeCss(names.flatMap(probesOf)));
  installSheet(sheet);
  return observeVariants(names, sheet);
}

/** What has to be compiled beside a class with variants to judge them. */
function chainProbes({ variants, base }: WithVariants): string[] {
  return [base, ...variants.flatMap(probesOf)];
}

/** What `system` makes of the variants of a class, by the rules of the whole and of its parts. */
function observeChain(
  { name, variants, base }: WithVariants,
  sheet: NativeSheet,
  system: string,
): Chain {
  const rules = rulesOf(name, sheet);
  const plain = rulesOf(base, sheet);
  if (!plain.some(hasEffect)) return NO_CHAIN;
  const own = plain.flatMap(allConditions);
  const conditions = rules.flatMap(allConditions).filter((text) => !own.includes(text));
  const outcome = outcomeOf(rules, conditions, [system]);
  return toChain(variants, { outcome, conditions }, (variant) =>
    observeVariant(variant, sheet, [system]),
  );
}

function hasEffect({ d = [], variables, animations, transition, container }: NativeRule): boolean {
  return Boolean(d.length > 0 || variables || animations || transition || container);
}

function allConditions(rule: NativeRule): string[] {
  return [...conditionsOf(rule), ...propsOf(rule)];
}

/** The rules of a class with variants as they are while all that its variants ask for is true. */
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
