import type { VariantOutcome, VariantSupport } from '@/lib/classes/data/class-data';
import { load } from './library-packages';
import { type NativeRule, type NativeSheet, rulesOf } from './native-compiler';
import { DEVICE } from './react-native-stub';
import { createContext, type TailwindContext, webContext, webCss } from './tailwind-css';
import { isEffective, SYSTEMS, type VariantVerdict } from './variant-chain';

/** A class that works everywhere, to put variants before, and one that variants may move to a prop. */
const PROBE = 'opacity-50';
const COLOR_PROBE = 'text-white';

/** Variants with brackets, one of each kind; what is between them does not change what becomes of it. */
export const BRACKETED = [
  'aria-[sort=ascending]',
  'data-[state=open]',
  'supports-[display:grid]',
  'min-[400px]',
  'max-[400px]',
  '[&:nth-child(3)]',
  '[&>*]',
];
/** Those that Tailwind 3.4 has besides, the plugin of containers included. */
const BRACKETED_SINCE_3_4 = [
  '@[20rem]',
  'has-[:checked]',
  'group-data-[state=open]',
  'group-has-[:checked]',
  'peer-data-[state=open]',
  'peer-has-[:checked]',
];

/** Every variant that can be written without brackets, of both platforms' presets, and some with them. */
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

/** The names of a context's variants, their values among them. */
export function namesIn(context: TailwindContext): string[] {
  return context.getVariants().flatMap(({ name, values, isArbitrary, hasDash }) => {
    const withValues = values.map((value) =>
      value === 'DEFAULT' ? name : `${name}${hasDash ? '-' : ''}${value}`,
    );
    return isArbitrary ? withValues : [name, ...withValues];
  });
}

/** The classes that show what a variant does. */
export function probesOf(variant: string): string[] {
  return [`${variant}:${PROBE}`, `${variant}:${COLOR_PROBE}`];
}

/** What each variant does, given the sheet in which the native compiler put the probes. */
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

/** What a variant does on some native systems, given the sheet in which the compiler put its probes. */
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

/** CSS without the declarations of the probe: what the variant puts around them. */
export function selectorOf(css: string): string {
  return css
    .replace(/^opacity: 0\.5$/, '')
    .replace(/ \{ (?:[^{}]*)\}/g, '')
    .replace(/ \{ [^{}]* \}$/, '');
}

/** Props that a variant moves a value to. */
export function propsOf({ d = [] }: NativeRule): string[] {
  return d.flatMap(([, path]) =>
    Array.isArray(path) && path[0] !== 'style' ? [`prop: ${path.join('.')}`] : [],
  );
}

/** What becomes of a class, by its rules and conditions. */
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

/** What native looks at before it applies a rule. */
export function conditionsOf(rule: NativeRule): string[] {
  const queries = (rule.containerQuery ?? []) as ContainerQuery[];
  return [
    ...Object.keys(rule.pseudoClasses ?? {}),
    ...((rule.attrs ?? []) as Attribute[]).map(attribute),
    ...((rule.media ?? []) as Media[]).map((media) => feature(media.condition, media.qualifier)),
    ...queries.flatMap(container),
  ];
}

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

/** Writes a media condition as CSS would, as far as the variants of the presets need it. */
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

/** A media query of the compiled sheet. */
interface Media {
  condition?: unknown;
  qualifier?: string | null;
}

/** Tests media queries with the runtime itself, in every situation that an app on the systems can be in. */
function isEverTrue(media: Media[], systems: string[]): boolean {
  const { Platform, I18nManager } = load('react-native');
  const { testMediaQueries } = load('react-native-css-interop/dist/runtime/native/conditions');
  const system = Platform.OS;
  const found = systems.some((os) =>
    [false, true].some((isDark) =>
      [NARROW, WIDE].some((window) => {
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

const NARROW = { width: 1, height: 2 };
const WIDE = { width: 1e5, height: 1e4 };

function setSituation({ width, height }: typeof NARROW, isDark: boolean): void {
  const { systemColorScheme } = load(
    'react-native-css-interop/dist/runtime/native/appearance-observables',
  );
  const { vw, vh } = load('react-native-css-interop/dist/runtime/native/unit-observables');
  const { INTERNAL_SET } = load('react-native-css-interop/dist/shared');
  systemColorScheme.set(isDark ? 'dark' : 'light');
  vw[INTERNAL_SET](width);
  vh[INTERNAL_SET](height);
}
