import type { VariantSupport } from '@/lib/classes/data/class-data';
import type { Progress } from './compute-platform';
import { load, redirectModules } from './library-packages';
import { type Literal, toLiteral } from './literal';
import { NOTHING, type Observed } from './observe-class';
import type { Variables } from './own-variables';
import { DEVICE, reactNative } from './react-native-stub';
import {
  type Extracted,
  extract,
  mergedStyle,
  probeOf,
  RUNTIME_PARENTS,
  type Runtime,
  toRuntime,
} from './runtime-v2';
import { corePluginNames, createContext, type TailwindContext, webCss } from './tailwind-css';
import { toStyleAndProps } from './type-tests';
import { type ComputedV2, type ObservedV2, withExamples } from './variables-v2';
import { isEffective, SYSTEMS, type WithVariants, withVariants } from './variant-chain';
import { BRACKETED, namesIn, selectorOf } from './variants-v4';

/** Plugin names for classes that no Tailwind core plugin generates, with a pattern for the class names. */
const OWN: [name: string, pattern: RegExp][] = [
  ['elevation', /^elevation(-|$)/],
  ['color', /^color-/],
  ['lineHeight', /^-?leading-/],
  ['space', /^-?space-/],
  ['gap', /^-?gap-/],
  ['divideWidth', /^-?divide-/],
  ['boxShadow', /^shadow-/],
  ['rotate', /^-?rotate-/],
  ['scale', /^-?scale-/],
  ['skew', /^-?skew-/],
  ['translate', /^-?translate-/],
];

const TAILWIND = 'tailwindcss-v2';
/** Result for a class that styles `::placeholder`. Native applies its rule to the typed text instead. */
const OF_PLACEHOLDER: Observed = { ...NOTHING, part: 'placeholder' };
/** Compiled form of the theme value `hairlineWidth()`, which is only resolved on the device. */
const HAIRLINE = '__{"name":"hairlineWidth","args":[]}';
/**
 * Number of classes per compiler run. The compiler's run time grows quadratically with the number of classes.
 */
const BATCH = 250;

/**
 * Maps every class of Tailwind 3.3 and of NativeWind 2's plugins to the name of the plugin that generates it.
 */
export function catalogV2(): Map<string, string> {
  redirectModules({});
  const found = new Map<string, string>();
  const native = load('nativewind-v2/dist/tailwind/native').nativePlugin();
  const { theme } = native.config;
  for (const plugin of corePluginNames(TAILWIND)) {
    for (const extra of [{}, { theme: { extend: theme } }]) {
      const context = createContext({ ...extra, corePlugins: [plugin] }, TAILWIND);
      for (const name of context.getClassList()) if (!found.has(name)) found.set(name, plugin);
    }
  }
  for (const name of createContext({ plugins: [native] }, TAILWIND).getClassList()) {
    if (!found.has(name) && name !== 'babel-empty') found.set(name, ownPlugin(name));
  }
  return found;
}

function ownPlugin(name: string): string {
  const match = OWN.find(([, pattern]) => pattern.test(name));
  if (!match) throw new Error(`No plugin matches the class ${name}. Add a pattern to OWN.`);
  return match[0];
}

/**
 * Computes the effects of classes, or of space-separated lists of classes, in NativeWind 2. Results are in
 * the order of `classes`.
 */
export async function computeV2(classes: string[], progress: Progress): Promise<ObservedV2[]> {
  redirectModules({ 'react-native': reactNative('ios') });
  const web = createContext(
    { plugins: [load('nativewind-v2/dist/tailwind/css').default] },
    TAILWIND,
  );
  const results: ObservedV2[] = [];
  for (let start = 0; start < classes.length; start += BATCH) {
    progress(start);
    const observed = computeParts(classes.slice(start, start + BATCH), { web });
    results.push(
      ...withExamples(observed, (names, values) => computeParts(names, { web, values })),
    );
  }
  return results;
}

/** Tailwind context for the web, and the CSS variables that a Tailwind plugin sets in `:root`. */
interface Setup {
  web: TailwindContext;
  values?: Variables;
}

/**
 * Computes classes in one compiler run. If one class makes the compiler throw, the run fails for all classes.
 * The list is then split in half until that class is isolated.
 */
function computeParts(classes: string[], setup: Setup): ComputedV2[] {
  try {
    return computeBatch(classes, setup);
  } catch (error) {
    const [name = ''] = classes;
    if (classes.length > 1) {
      const half = Math.ceil(classes.length / 2);
      return [classes.slice(0, half), classes.slice(half)].flatMap((part) =>
        computeParts(part, setup),
      );
    }
    const stopped = { ...NOTHING, failed: error instanceof Error ? error.message : String(error) };
    return [{ name, css: webCss(name, setup.web, TAILWIND), ios: stopped, android: stopped }];
  }
}

function computeBatch(batch: string[], { web, values }: Setup): ComputedV2[] {
  const chained = new Map(withVariants(batch).map((item) => [item.name, item]));
  const beside = [...chained.values()].flatMap(({ variants, base }) => [
    base,
    ...variants.map(probeOf),
    ...RUNTIME_PARENTS,
  ]);
  const names = batch.flatMap((list) => list.split(' '));
  const extracted = extract([...new Set([...names, ...beside])], values);
  const runtime = chained.size > 0 ? toRuntime(extracted.raw) : undefined;
  return batch.map((name) => {
    const item = chained.get(name);
    if (!item || !runtime) return { name, ...observeV2(name, extracted, web) };
    const css = webCss(name, web, TAILWIND);
    return { name, ...observeBehind(item, observeV2(item.base, extracted, web), { css, runtime }) };
  });
}

function observeV2(name: string, { raw, errors }: Extracted, web: TailwindContext): ObservedV2 {
  const css = webCss(name, web, TAILWIND);
  // Native does not support the `::placeholder` selector and applies the rule to the component itself.
  if (css.startsWith('&::')) return { css, ios: OF_PLACEHOLDER, android: OF_PLACEHOLDER };
  const on = (os: string) =>
    name.includes(' ')
      ? { ...NOTHING, ...toStyleAndProps(onDevice(mergedStyle(name, raw, os))) }
      : native(name, { raw, errors }, os);
  return { css, ios: on('ios'), android: on('android') };
}

/**
 * Returns the result for a class with variants: the style of the class without its variants, and what the
 * runtime does with the variants.
 */
function observeBehind(
  item: WithVariants,
  plain: ObservedV2,
  { css, runtime }: { css: string; runtime: Runtime },
): ObservedV2 {
  const on = (os: 'ios' | 'android') => ({ ...plain[os], chain: runtime.chain(item, os) });
  return { css, ios: on('ios'), android: on('android') };
}

function native(name: string, { raw, errors }: Extracted, os: string): Observed {
  const found: Record<string, Literal> = {};
  const depends = new Set<string>();
  for (const [key, conditions] of variants(name, raw)) {
    const media = conditions.flatMap(([rule, params]) => (rule === 'media' ? [params] : []));
    if (media.some((query) => query !== os && /^\w+$/.test(query))) continue;
    if (media.some((query) => query.includes('width'))) {
      depends.add('window');
      continue;
    }
    if (raw.units?.[key]) depends.add('window');
    Object.assign(found, withUnits(raw.styles[key] ?? {}, raw.units?.[key] ?? {}));
  }
  const toChildren = variants(`${name}.children`, raw).map(([key]) => raw.styles[key] ?? {});
  return {
    ...NOTHING,
    ...toStyleAndProps(found),
    children: onDevice(Object.assign({}, ...toChildren)),
    lost: lost(name, errors),
    depends: [...depends, ...(toChildren.length ? ['children'] : [])],
  };
}

/**
 * Returns the keys of a class in the compiled style sheet, with the at-rules of each key. The plain class has
 * one key, and each at-rule that contains the class adds another key.
 */
function variants(name: string, raw: Extracted['raw']): [string, [string, string][]][] {
  const plain: [string, [string, string][]][] = raw.styles[name] ? [[name, []]] : [];
  const inRules = (raw.atRules?.[name] ?? []).map(
    (conditions, index): [string, [string, string][]] => [`${name}@${index}`, conditions],
  );
  return [...plain, ...inRules];
}

function withUnits(style: Record<string, unknown>, units: Record<string, string>) {
  const entries = Object.entries(onDevice(style)).map(([key, value]): [string, Literal] => {
    const unit = units[key];
    if (!unit || typeof value === 'object') return [key, value];
    // For flexBasis, the compiler writes a percentage, but the runtime only uses the number.
    const size = unit === 'vw' ? DEVICE.width : DEVICE.height;
    return [key, (Number.parseFloat(String(value)) / 100) * size];
  });
  return Object.fromEntries(entries);
}

/** Converts a style to plain data and fills in the hairline width of the sample device. */
function onDevice(style: Record<string, unknown>): Record<string, Literal> {
  const values = toLiteral(style);
  const measured = ([key, value]: [string, Literal]): [string, Literal] => [
    key,
    value === HAIRLINE ? DEVICE.hairline : value,
  ];
  return Object.fromEntries(Object.entries(values).map(measured));
}

function lost(name: string, errors: Extracted['errors']): string[] {
  const escaped = `.${name.replace(/[^\w-]/g, '\\$&')}`;
  const own = errors.filter(({ declaration }) => {
    const selector = declaration?.parent?.selector ?? '';
    return selector === escaped || selector.startsWith(`${escaped} `);
  });
  return [...new Set(own.map(({ declaration }) => declaration?.prop ?? ''))];
}

/**
 * Returns the support for each variant of NativeWind 2 and for sample variants with brackets, sorted by name.
 */
export function observeVariantsV2(): VariantSupport[] {
  redirectModules({ 'react-native': reactNative('ios') });
  const native = load('nativewind-v2/dist/tailwind/native').nativePlugin();
  const css = load('nativewind-v2/dist/tailwind/css').default;
  const web = createContext({ plugins: [css] }, TAILWIND);
  const contexts = [web, createContext({ plugins: [native] }, TAILWIND)];
  const names = [...new Set(contexts.flatMap(namesIn)), ...BRACKETED].sort((a, b) =>
    a < b ? -1 : 1,
  );
  const { judge } = toRuntime(extract([...names.map(probeOf), ...RUNTIME_PARENTS]).raw);
  return names.map((name) => {
    const css = webCss(probeOf(name), web, TAILWIND);
    const on = (['ios', 'android'] as const).filter((system) =>
      isEffective(judge(probeOf(name), [name], [system]).outcome),
    );
    return {
      name,
      css: selectorOf(css),
      ...judge(probeOf(name), [name], SYSTEMS),
      on: css ? ['web' as const, ...on] : on,
    };
  });
}
