/** App under test. Its code is generated for each test. */
declare module 'bundled/app' {
  import type { ComponentType } from 'react';

  export const Leaf: ComponentType<Record<string, unknown>>;
  export const Parent: ComponentType<Record<string, unknown>>;
  export const Themed: ComponentType<Record<string, unknown>>;
}

/** JSX runtime of the library version under test. */
declare module 'bundled/jsx-runtime' {
  export { jsx } from 'react/jsx-runtime';
}
