import type { AppTheme } from '@/lib/classes/data/theme-config';
import { appCss } from './app-css';
import { appTailwindConfig } from './app-tailwind-config';
import type { CssNode } from './css-node';
import { load } from './library-packages';
import { DEVICE } from './react-native-stub';

/** Value in a compiled style sheet: either static or a tuple that the runtime resolves. */
export type Descriptor = unknown;

/** Compiled rule of a class, with the fields that class data is derived from. */
export interface NativeRule {
  d?: [value: Descriptor, path?: string | string[], delayed?: 1][];
  variables?: [name: string, value: Descriptor][];
  animations?: { name?: { type: string; value: string }[] } & Record<string, unknown>;
  transition?: { property?: string[] } & Record<string, unknown>;
  container?: { names?: unknown; type?: string };
  media?: unknown[];
  containerQuery?: unknown[];
  pseudoClasses?: Record<string, true>;
  attrs?: unknown[];
}

/**
 * Compiled rules of one class: normal rules (`n`) and `!important` rules (`i`), with the compiler's warnings.
 */
export interface NativeRules {
  n?: NativeRule[];
  i?: NativeRule[];
  warnings?: { type: string; property?: string; value?: unknown }[];
}

/** Compiled style sheet that NativeWind's compiler passes to its runtime. */
export interface NativeSheet {
  rules?: Record<string, NativeRules>;
  keyframes?: [name: string, { frames: [property: string, unknown[]][] }][];
  /** Values of the CSS variables of `:root` in both color schemes, keyed by name. */
  rootVariables?: Record<string, RootValue>;
}

/** Value of a CSS variable of `:root`. Without `dark`, it is the same in both color schemes. */
export interface RootValue {
  light?: Descriptor;
  dark?: Descriptor;
}

/**
 * Returns the compiled rules of each class in a space-separated list. Skips classes that the style sheet does
 * not contain.
 */
export function compiledClasses(list: string, { rules = {} }: NativeSheet): NativeRules[] {
  return list.split(' ').flatMap((name) => rules[name] ?? []);
}

/**
 * Returns all compiled rules for a space-separated list of classes as one list. A class's `!important` rules
 * follow its normal rules.
 */
export function rulesOf(list: string, sheet: NativeSheet): NativeRule[] {
  return compiledClasses(list, sheet).flatMap(({ n = [], i = [] }) => [...n, ...i]);
}

/**
 * Generates the CSS for `classes` with Tailwind and NativeWind's preset, for the platform that NativeWind was
 * loaded for. This CSS is the input of NativeWind's compiler. The theme defaults to that of the preset. Throws
 * a CssSyntaxError if the theme's CSS has a syntax error.
 */
export async function nativeCss(classes: string[], theme: Partial<AppTheme> = {}): Promise<string> {
  const postcss = load('postcss');
  const tailwind = load('tailwindcss');
  const config = {
    ...nativeConfig(theme),
    content: [{ raw: '' }],
    safelist: classes,
  };
  const source = `@tailwind base;@tailwind components;@tailwind utilities;${appCss(theme.css ?? '').text}`;
  const result = await postcss([tailwind(config)]).process(source, { from: undefined });
  return result.css;
}

/** Tailwind configuration for the platform that NativeWind was loaded for. */
function nativeConfig(theme: Partial<AppTheme>): object {
  const isAndroid = process.env.NATIVEWIND_OS === 'android';
  const own = isAndroid && theme.android ? { ...theme, native: theme.android } : theme;
  return appTailwindConfig('native', load('nativewind/preset'), own);
}

/**
 * Compiles CSS with the options of NativeWind's Metro transform. 1rem is inlined as 14, and numbers are
 * rounded. `theme` is the theme that the CSS was generated with.
 */
export function compileNative(css: string, theme?: AppTheme): NativeSheet {
  const { cssToReactNativeRuntime } = load('react-native-css-interop/dist/css-to-rn');
  const { cssToReactNativeRuntimeOptions } = load('nativewind/dist/metro/common');
  const { important } = theme ? load('tailwindcss/resolveConfig')(nativeConfig(theme)) : {};
  const sheet = cssToReactNativeRuntime(css, {
    ...cssToReactNativeRuntimeOptions,
    inlineRem: 14,
    // The value can be a selector, which is then in front of each class.
    ...(typeof important === 'string' && { selectorPrefix: important }),
  });
  roundNumbers(sheet);
  return sheet;
}

/**
 * Rounds all numbers in a style sheet to three decimals in place, as react-native-css-interop does when it
 * writes a Metro bundle.
 */
function roundNumbers(part: object): void {
  for (const [key, item] of Object.entries(part)) {
    if (typeof item === 'number') Reflect.set(part, key, Math.round(item * 1000) / 1000);
    else if (typeof item === 'object' && item !== null) roundNumbers(item);
  }
}

/**
 * Loads a compiled style sheet and the safe-area insets of the sample device into NativeWind's runtime, instead of
 * an earlier style sheet. The maps of the runtime are global, so another copy of NativeWind may have filled them.
 */
export function installSheet(sheet: NativeSheet): void {
  const { injectData, resetData } = load('react-native-css-interop/dist/runtime/native/styles');
  resetData();
  const insets = Object.entries(DEVICE.insets).map(([side, value]) => [
    `--___css-interop___safe-area-inset-${side}`,
    { light: value },
  ]);
  injectData({
    ...sheet,
    rootVariables: { ...sheet.rootVariables, ...Object.fromEntries(insets) },
  });
}

/** Calls a function while NativeWind's runtime uses the dark color scheme, and returns its result. */
export function inDarkScheme<Result>(run: () => Result): Result {
  const { systemColorScheme } = load(
    'react-native-css-interop/dist/runtime/native/appearance-observables',
  );
  systemColorScheme.set('dark');
  try {
    return run();
  } finally {
    systemColorScheme.set('light');
  }
}

/**
 * Renders a component with `className` through NativeWind's runtime. Returns the props that the component
 * receives, including `style`. `variables` are CSS variables set on a parent, as with `vars()`.
 */
export function renderNative(
  className: string,
  variables: Record<string, unknown> = {},
): Record<string, unknown> {
  const { interop } = load('react-native-css-interop/dist/runtime/native/native-interop');
  const { getNormalizeConfig } = load('react-native-css-interop/dist/runtime/config');
  const { VariableContext } = load('react-native-css-interop/dist/runtime/native/styles');
  const { createElement, useContext } = load('react');
  const { renderToStaticMarkup } = load('react-dom/server');
  const config = getNormalizeConfig({ className: 'style' });
  let received: Record<string, unknown> = {};
  const capture = (props: Record<string, unknown>) => {
    received = props;
    return null;
  };
  const wrapped = (props: object) => interop(capture, config, props, undefined);
  const parent = () => {
    const value = { ...Object.fromEntries(useContext(VariableContext)), ...variables };
    return createElement(
      VariableContext.Provider,
      { value },
      createElement(wrapped, { className }),
    );
  };
  renderToStaticMarkup(createElement(parent));
  return received;
}

/**
 * Style keys in a `@keyframes` rule: the keys that native animates (`keys`), and the keys that the compiler
 * dropped (`lost`).
 */
export interface Frames {
  keys: string[];
  lost: string[];
}

/**
 * Compares each `@keyframes` rule in the CSS with its compiled form. Returns the animated and the dropped
 * style keys, keyed by animation name.
 */
export function keyframes(css: string, sheet: NativeSheet): Map<string, Frames> {
  const compiled = new Map(sheet.keyframes);
  const found = new Map<string, Frames>();
  const root: CssNode = load('postcss').parse(css);
  for (const rule of root.nodes ?? []) {
    if (rule.name !== 'keyframes' || !rule.params) continue;
    const frames = compiled.get(rule.params)?.frames ?? [];
    const known = new Set(frames.map(([property]) => property));
    const keys = [...animatedKeys(rule)];
    const lost = keys.filter((key) => !known.has(key));
    found.set(rule.params, { keys: keys.filter((key) => known.has(key)), lost });
  }
  return found;
}

/**
 * Returns the style keys that a `@keyframes` rule declares. Each function in a transform, such as `rotate`,
 * is a separate key.
 */
function animatedKeys(keyframes: CssNode): Set<string> {
  const declarations = (keyframes.nodes ?? []).flatMap((frame) => frame.nodes ?? []);
  const keys = declarations.flatMap(({ prop = '', value = '' }) => {
    if (prop.startsWith('animation-')) return [];
    if (prop === 'transform') return value === 'none' ? [] : functions(value);
    return [prop.replace(/-./g, ([, letter = '']) => letter.toUpperCase())];
  });
  return new Set(keys);
}

function functions(value: string): string[] {
  return [...value.matchAll(/(\w+)\(/g)].map(([, name = '']) => name);
}
