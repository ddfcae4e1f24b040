// The modules have a `bundled/` prefix, because importing the real packages would replace the timer types of
// the entire project with React Native's.
declare module 'bundled/react-native' {
  export const AppRegistry: object;
  export const Dimensions: { set(sizes: { window: object; screen: object }): void };
}

declare module 'bundled/nativewind' {
  export const colorScheme: { set(scheme: 'light' | 'dark'): void };
}

declare module 'bundled/nativewind/jsx-runtime';

declare module 'tailwindcss/lib/processTailwindFeatures' {
  import type { Root } from 'postcss';

  interface Content {
    content: string;
    extension: string;
  }
  export interface Context {
    changedContent: Content[];
    ruleCache: Set<unknown>;
    candidateRuleCache: Map<string, unknown>;
    classCache: Map<string, unknown>;
    applyClassCache: Map<string, unknown>;
    notClassCache: Set<string>;
    stylesheetCache: object | null;
  }
  type Create = (config: object, content: Content[]) => Context;
  type Setup = (tools: { createContext: Create }) => () => Context;
  const processor: (setup: Setup) => (root: Root, result: object) => Promise<void>;
  export default processor;
}

declare module 'nativewind/dist/tailwind/web' {
  const preset: { content: string[] };
  export default preset;
}

declare module 'nativewind/dist/tailwind/native' {
  const preset: { content: string[] };
  export default preset;
}

declare module '@tailwindcss/container-queries' {
  const plugin: { handler: () => void };
  export default plugin;
}

declare module 'sucrase/dist/esm/parser' {
  interface Token {
    type: number;
    start: number;
    end: number;
  }
  export function parse(
    code: string,
    jsx: boolean,
    typescript: boolean,
    flow: boolean,
  ): { tokens: Token[] };
}

declare module 'sucrase/dist/esm/parser/tokenizer/types' {
  export const TokenType: Record<string, number>;
}

declare module 'lightningcss-wasm' {
  /** Initializes the module's only parser instance. Must be called before `transform`. */
  export default function init(module: Promise<WebAssembly.Module>): Promise<void>;
  export function transform(options: object): object;
}

declare module '@react-native/normalize-colors' {
  export default function normalizeColor(color: string): number | null;
}
