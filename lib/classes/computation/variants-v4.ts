import type { VariantOutcome, VariantSupport } from '@/lib/classes/data/class-data';
import { load } from './library-packages';
import { type NativeRule, type NativeSheet, rulesOf } from './native-compiler';
import { DEVICE } from './react-native-stub';
import { createContext, type TailwindContext, webContext, webCss } from './tailwind-css';
import { isEffective, NATIVE_REM, SYSTEMS, type VariantVerdict } from './variant-chain';

/**
 * Classes that are compiled with a variant, such as `hover:opacity-50`, to see what the variant does. The
 * first works on every platform. The second sets a color, because some variants move a color to a prop.
 */
const PROBE = 'opacity-50';
const COLOR_PROBE = 'text-white';

/**
 * Sample variants with a value in brackets, one of each kind. The value does not change what the variant
 * does.
 */
export const BRACKETED = [
  'aria-[sort=ascending]',
  'data-[state=open]',
  'supports-[display:grid]',
  'min-[400px]',
  'max-[400px]',
  '[&:nth-child(3)]',
  '[&>*]',
];
/**
 * More sample variants with a value in brackets, for NativeWind 4 with Tailwind 3.4. They include a variant
 * of the container queries plugin.
 */
const BRACKETED_SINCE_3_4 = [
  '@[20rem]',
  'has-[:checked]',
  'group-data-[state=open]',
  'group-has-[:checked]',
  'peer-data-[state=open]',
  'peer-has-[:checked]',
];

/**
 * Returns the sorted names of all variants in NativeWind 4's web and native presets, and of sample variants
 * with brackets.
 */
export function variantNames(): string[] {
  const { default: preset } = load('nativewind/dist/tailwind/native');
  const native = createContext({
    presets: [preset],
    plugins: [load('@tailwindcss/container-queries')],
  });
  const names = [webContext(), native].flatMap(namesIn);
  return [...new Set(names), ...BRACKETED, ...BRACKETED_SINCE_3_4]
    .filter((name) => name !== '{}')
    .sort((a, b) => (a < b ? -1 : 1));
}

/**
 * Returns the names of all variants in a Tailwind context, including their predefined values, such as
 * `aria-checked`.
 */
export function namesIn(context: TailwindContext): string[] {
  return context.getVariants().flatMap(({ name, values, isArbitrary, hasDash }) => {
    const withValues = values.map((value) =>
      value === 'DEFAULT' ? name : `${name}${hasDash ? '-' : ''}${value}`,
    );
    return isArbitrary ? withValues : [name, ...withValues];
  });
}

/** Returns the test classes that are compiled to see what a variant does, such as `hover:opacity-50`. */
export function probesOf(variant: string): string[] {
  return [`${variant}:${PROBE}`, `${variant}:${COLOR_PROBE}`];
}

/**
 * Returns the support for each variant on every platform. `sheet` must contain the compiled classes that
 * `probesOf` returns for each variant.
 */
export function observeVariants(names: string[], sheet: NativeSheet): VariantSupport[] {
  const web = webContext();
  return names.map((name) => {
    const css = webCss(`${name}:${PROBE}`, web);
    const { conditions } = observeVariant(name, sheet);
    const on = (['ios', 'android'] as const).filter((system) =>
      isEffective(observeVariant(name, sheet, [system]).outcome),
    );
    return {
      name,
      css: selectorOf(css),
      outcome: observeVariant(name, sheet).outcome,
      conditions,
      on: css ? ['web' as const, ...on] : on,
    };
  });
}

/**
 * Returns the outcome of a variant (see `VariantOutcome`) and its conditions, on the given operating systems.
 * `sheet` must contain the compiled classes that `probesOf` returns for the variant.
 */
export function observeVariant(
  name: string,
  sheet: NativeSheet,
  systems = SYSTEMS,
): VariantVerdict {
  const rules = rulesOf(`${name}:${PROBE}`, sheet);
  const props = rulesOf(`${name}:${COLOR_PROBE}`, sheet).flatMap(propsOf);
  const conditions = [...new Set([...rules.flatMap(conditionsOf), ...props])];
  return { outcome: outcomeOf(rules, conditions, systems), conditions };
}

/**
 * Returns the selector or at-rule that a variant adds, by removing the declarations from the CSS of a test
 * class such as `hover:opacity-50`. Empty if the variant adds none.
 */
export function selectorOf(css: string): string {
  return css
    .replace(/^opacity: 0\.5$/, '')
    .replace(/ \{ (?:[^{}]*)\}/g, '')
    .replace(/ \{ [^{}]* \}$/, '');
}

/**
 * Returns a condition such as `prop: placeholderTextColor` for each value that a compiled rule sets on a prop
 * instead of a style.
 */
export function propsOf({ d = [] }: NativeRule): string[] {
  return d.flatMap(([, path]) =>
    Array.isArray(path) && path[0] !== 'style' ? [`prop: ${path.join('.')}`] : [],
  );
}

/**
 * Determines the outcome of a class's variants (see `VariantOutcome`) on the given operating systems, from
 * the compiled rules of the class and their conditions.
 */
export function outcomeOf(
  rules: NativeRule[],
  conditions: string[],
  systems: string[],
): VariantOutcome {
  if (rules.length === 0) return 'dropped';
  const isNever = ({ media = [] }: NativeRule) =>
    media.length > 0 && !isEverTrue(media as Media[], systems);
  if (rules.every(isNever)) return 'never';
  if (conditions.length === 0) return 'always';
  return conditions.every((condition) => condition === 'inside the group') ? 'group' : 'works';
}

/**
 * Returns the conditions that native checks before it applies a compiled rule, such as `hover` or
 * `width ≥ 640px`.
 */
export function conditionsOf(rule: NativeRule): string[] {
  const queries = (rule.containerQuery ?? []) as ContainerQuery[];
  return [
    ...Object.keys(rule.pseudoClasses ?? {}),
    ...((rule.attrs ?? []) as Attribute[]).map(attribute),
    ...((rule.media ?? []) as Media[]).flatMap(mediaConditions),
    ...queries.flatMap(container),
  ];
}

/** Condition on a prop of the component, such as `aria-checked`. */
interface Attribute {
  name: string;
  type: string;
  operation?: { operator: string; value?: string } | null;
}

interface ContainerQuery {
  name?: string | null;
  pseudoClasses?: Record<string, true>;
  attrs?: Attribute[];
  condition?: unknown;
}

function attribute({ name, type, operation }: Attribute): string {
  const prop = type === 'data-attribute' ? `dataSet.${name}` : name;
  if (!operation || operation.operator === 'truthy') return prop;
  if (operation.operator === 'empty') return `no ${prop}`;
  return `${prop}="${operation.value}"`;
}

function container({ pseudoClasses = {}, attrs = [], condition }: ContainerQuery): string[] {
  const found = [...Object.keys(pseudoClasses), ...attrs.map(attribute)];
  if (condition) return [`container: ${feature(condition)}`];
  return found.length ? found.map((state) => `group: ${state}`) : ['inside the group'];
}

/** Formats a media query, with one condition for each part that is joined with `and`. */
function mediaConditions({ condition, qualifier }: Media): string[] {
  const { operator, conditions } = Object(condition);
  return operator === 'and' && Array.isArray(conditions) && qualifier !== 'not'
    ? conditions.flatMap((part) => mediaConditions({ condition: part }))
    : [feature(condition, qualifier)];
}

/**
 * Formats a media condition, such as `width ≥ 640px`. Supports only the conditions that the preset variants
 * use.
 */
function feature(condition: unknown, qualifier?: string | null): string {
  const text = JSON.stringify(condition);
  const name = /"name":"([\w-]+)"/.exec(text)?.[1] ?? '';
  const ident = /"type":"ident","value":"([\w-]+)"/.exec(text)?.[1];
  const length = /"unit":"(\w+)","value":([\d.]+)/.exec(text);
  const operator = text.includes('greater-than') ? '≥' : text.includes('less-than') ? '<' : '=';
  const isNot = qualifier === 'not' || text.includes('"type":"not"');
  if (length) return `${name} ${isNot ? '<' : operator} ${length[2]}${length[1]}`;
  return ident ? `${name}: ${ident}` : name;
}

/** Media query in the compiled style sheet. */
interface Media {
  condition?: unknown;
  qualifier?: string | null;
}

/**
 * Whether the media queries can ever match on the given operating systems. Runs the runtime's own check in
 * light mode and in dark mode with right-to-left layout, each with several sizes of the window.
 */
function isEverTrue(media: Media[], systems: string[]): boolean {
  const { Platform, I18nManager } = load('react-native');
  const { testMediaQueries } = load('react-native-css-interop/dist/runtime/native/conditions');
  const system = Platform.OS;
  const windows = windowsFor(media);
  const found = systems.some((os) =>
    [false, true].some((isDark) =>
      windows.some((window) => {
        setSituation(window, isDark);
        Platform.OS = os;
        I18nManager.isRTL = isDark;
        return testMediaQueries({}, undefined, media);
      }),
    ),
  );
  setSituation(DEVICE, false);
  Platform.OS = system;
  I18nManager.isRTL = false;
  return found;
}

interface WindowSize {
  width: number;
  height: number;
}

/** Returns windows that are very small, very large, and close to the lengths in media queries, in all shapes. */
function windowsFor(media: Media[]): WindowSize[] {
  const lengths = [...JSON.stringify(media).matchAll(/"unit":"(\w+)","value":([\d.]+)/g)];
  const sizes = lengths.flatMap(([, unit, value]) => {
    const size = Number(value) * (unit === 'rem' ? NATIVE_REM : 1);
    return [size - 1, size, size + 1];
  });
  const all = [...new Set([1, 1e5, ...sizes])];
  return all.flatMap((width) => all.map((height) => ({ width, height })));
}

function setSituation({ width, height }: WindowSize, isDark: boolean): void {
  const { systemColorScheme } = load(
    'react-native-css-interop/dist/runtime/native/appearance-observables',
  );
  const { vw, vh } = load('react-native-css-interop/dist/runtime/native/unit-observables');
  const { INTERNAL_SET } = load('react-native-css-interop/dist/shared');
  systemColorScheme.set(isDark ? 'dark' : 'light');
  vw[INTERNAL_SET](width);
  vh[INTERNAL_SET](height);
}
