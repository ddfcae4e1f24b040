import { load } from './library-packages';
import { DEVICE } from './react-native-stub';
import type { CssNode } from './tailwind-css';

/** A value of the compiled sheet: static, or a tuple that the runtime resolves. */
export type Descriptor = unknown;

/** One compiled rule of a class; the fields that the data is made from. */
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

/** What the library's compiler says about one class. */
export interface NativeRules {
  n?: NativeRule[];
  i?: NativeRule[];
  warnings?: { type: string; property?: string; value?: unknown }[];
}

/** A whole sheet as the library's compiler gives it to the runtime. */
export interface NativeSheet {
  rules?: Record<string, NativeRules>;
  keyframes?: [name: string, { frames: [property: string, unknown[]][] }][];
}

/** What a sheet has for the classes of a list. */
export function setsOf(list: string, { rules = {} }: NativeSheet): NativeRules[] {
  return list.split(' ').flatMap((name) => rules[name] ?? []);
}

/** The rules that a sheet has for the classes of a list, important ones of a class last. */
export function rulesOf(list: string, sheet: NativeSheet): NativeRule[] {
  return setsOf(list, sheet).flatMap(({ n = [], i = [] }) => [...n, ...i]);
}

/** The CSS of `classes` as Tailwind gives it to NativeWind's compiler on this platform. */
export async function nativeCss(classes: string[]): Promise<string> {
  const postcss = load('postcss');
  const tailwind = load('tailwindcss');
  const config = {
    presets: [load('nativewind/preset')],
    plugins: [load('@tailwindcss/container-queries')],
    content: [{ raw: '' }],
    safelist: classes,
  };
  const source = '@tailwind base;@tailwind components;@tailwind utilities;';
  const result = await postcss([tailwind(config)]).process(source, { from: undefined });
  return result.css;
}

/** Compiles CSS with NativeWind's own options, rem inlined and numbers rounded as its Metro transform does. */
export function compileNative(css: string): NativeSheet {
  const { cssToReactNativeRuntime } = load('react-native-css-interop/dist/css-to-rn');
  const { cssToReactNativeRuntimeOptions } = load('nativewind/dist/metro/common');
  const sheet = cssToReactNativeRuntime(css, { ...cssToReactNativeRuntimeOptions, inlineRem: 14 });
  roundNumbers(sheet);
  return sheet;
}

/** Rounds the numbers of a sheet to the three decimals that Metro writes into a bundle. */
function roundNumbers(part: object): void {
  for (const [key, item] of Object.entries(part)) {
    if (typeof item === 'number') Reflect.set(part, key, Math.round(item * 1000) / 1000);
    else if (typeof item === 'object' && item !== null) roundNumbers(item);
  }
}

/** Hands a sheet and the safe-area insets to the runtime. */
export function installSheet(sheet: NativeSheet): void {
  const { injectData } = load('react-native-css-interop/dist/runtime/native/styles');
  const insets = Object.entries(DEVICE.insets).map(([side, value]) => [
    `--___css-interop___safe-area-inset-${side}`,
    { light: value },
  ]);
  injectData({ ...sheet, rootVariables: Object.fromEntries(insets) });
}

/** Renders `className` through the runtime and returns the component's props, `style` included. A parent sets `variables`, as `vars()` does. */
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

/** The style keys that keyframes name, and those of them that no compiled frame animates. */
export interface Frames {
  keys: string[];
  lost: string[];
}

/** What became of the keyframes of a sheet, by the name of the animation. */
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

/** Style keys that keyframes name: a transform counts as its functions. */
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
