import * as nativewind from 'bundled/nativewind';
import * as nativewindJsx from 'bundled/nativewind/jsx-runtime';
import * as reactNative from 'bundled/react-native';
import { AppRegistry } from 'bundled/react-native';
import type { ComponentType, ReactElement } from 'react';
import * as react from 'react';
import * as reactJsx from 'react/jsx-runtime';

/** Packages that samples may import. */
const packages: Record<string, object> = {
  react,
  'react/jsx-runtime': reactJsx,
  'react-native': reactNative,
  nativewind,
  'nativewind/jsx-runtime': nativewindJsx,
};

/** Returns the exports of a package that samples may import. Throws for other packages and missing files. */
export function findSamplePackage(name: string): object {
  const known = packages[name];
  if (known) return known;
  if (name.startsWith('.')) throw new Error(`The sample has no file ${name}.`);
  throw new Error(
    `Samples cannot import ${name}. They run with react, react-native, and nativewind.`,
  );
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
