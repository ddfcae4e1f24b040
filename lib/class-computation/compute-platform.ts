import type { VariantSupport } from '@/lib/classes/class-data';
import { redirectModules } from './library-packages';
import { compileNative, installSheet, keyframes, nativeCss, renderNative } from './native-compiler';
import { chainProbes, observeChain, withoutConditions } from './observe-chain';
import { NOTHING, type Observed, observe, SIZED, variableReaders } from './observe-class';
import { reactNative, reanimated } from './react-native-stub';
import { webContext, webCss } from './tailwind-css';
import { withVariants } from './variant-chain';
import { observeVariants, probesOf, variantNames } from './variants-v4';

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
  const beside = [...chained.flatMap(chainProbes), ...SIZED.split(' '), ...READERS];
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
    readers: variableReaders(sheet),
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
