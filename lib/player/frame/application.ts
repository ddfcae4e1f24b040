import { AppRegistry } from 'bundled/react-native';
import type { ComponentType, ReactElement } from 'react';

/** What only the web's AppRegistry has; the types are those of native. */
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

/** The default export of a sample as an app: its element, and the style sheet that it needs once rendered. */
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
