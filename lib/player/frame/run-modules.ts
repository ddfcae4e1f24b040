import * as nativewind from 'bundled/nativewind';
import * as nativewindJsx from 'bundled/nativewind/jsx-runtime';
import * as reactNative from 'bundled/react-native';
import { AppRegistry } from 'bundled/react-native';
import type { ComponentType, ReactElement } from 'react';
import * as react from 'react';
import * as reactJsx from 'react/jsx-runtime';
import type { Program } from '../sample-protocol';

/** Packages that samples may import. */
const packages: Record<string, object> = {
  react,
  'react/jsx-runtime': reactJsx,
  'react-native': reactNative,
  nativewind,
  'nativewind/jsx-runtime': nativewindJsx,
};

/**
 * Function that runs a compiled CommonJS module. The module stores its exports in `exports` or
 * `module.exports`.
 */
export type ModuleFunction = (
  module: { exports: object },
  exports: object,
  require: Require,
) => void;
/** CommonJS `require` function. Returns the exports of a package or of another file of the sample. */
export type Require = (name: string) => object;

/**
 * Runs a program's entry module, with the modules that it imports, and returns its exports. `evaluate`
 * compiles a module's code to a function. Throws when a module imports anything but another file of the
 * program or one of `packages`.
 */
export function runModules(
  { modules, entry }: Program,
  evaluate: (name: string, code: string) => ModuleFunction,
): object {
  const loaded = new Map<string, { exports: object }>();
  const load = (name: string): object => {
    const known = loaded.get(name);
    if (known) return known.exports;
    const module = { exports: {} };
    loaded.set(name, module);
    evaluate(name, modules[name] ?? '')(module, module.exports, (target) => find(target));
    return module.exports;
  };
  const find = (target: string): object => {
    const known = packages[target];
    if (known) return known;
    const name = target.startsWith('.') ? fileOf(target, modules) : undefined;
    if (name) return load(name);
    throw new Error(unknownModule(target));
  };
  return load(entry);
}

function fileOf(target: string, modules: Program['modules']): string | undefined {
  const path = target.replace(/^(\.\.?\/)+/, '');
  return [path, `${path}.tsx`, `${path}.ts`].find((name) => name in modules);
}

function unknownModule(target: string): string {
  return target.startsWith('.')
    ? `The sample has no file ${target}.`
    : `Samples cannot import ${target}. They run with react, react-native, and nativewind.`;
}

/** Methods that only the web version of AppRegistry has. React Native's types describe the native version. */
interface WebRegistry {
  registerComponent(name: string, provider: () => ComponentType): void;
  getApplication(
    name: string,
    parameters: object,
  ): { element: ReactElement; getStyleElement(): ReactElement<StyleProps> };
}

interface StyleProps {
  dangerouslySetInnerHTML: { __html: string };
}

const registry = AppRegistry as unknown as WebRegistry;

/**
 * Turns a sample's default export into an app. `element` is the element to render, and `styles` returns React
 * Native for Web's CSS. Call it after the element has been rendered. Throws when the default export is not a
 * component.
 */
export function toApplication(exports: object): { element: ReactElement; styles(): string } {
  const component = 'default' in exports ? exports.default : undefined;
  if (!isComponent(component)) {
    throw new Error('A sample needs a default export: export default function App() { … }');
  }
  registry.registerComponent('Sample', () => component);
  const { element, getStyleElement } = registry.getApplication('Sample', {});
  return { element, styles: () => getStyleElement().props.dangerouslySetInnerHTML.__html };
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}
