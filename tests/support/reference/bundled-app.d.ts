/** The app whose styles are asked for: its module is made for each test. */
declare module 'bundled/app' {
  import type { ComponentType } from 'react';

  export const Leaf: ComponentType<Record<string, unknown>>;
  export const Parent: ComponentType<Record<string, unknown>>;
  export const Themed: ComponentType<Record<string, unknown>>;
}

/** The JSX runtime of the version of the library. */
declare module 'bundled/jsx-runtime' {
  export { jsx } from 'react/jsx-runtime';
}
