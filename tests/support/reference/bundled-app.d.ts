/** App under test. `buildApp` generates its code for each test. */
declare module 'bundled/app' {
  import type { ComponentType } from 'react';

  export const Leaf: ComponentType<Record<string, unknown>>;
  export const Parent: ComponentType<Record<string, unknown>>;
  export const Themed: ComponentType<Record<string, unknown>>;
}

/** JSX runtime of the app: that of NativeWind 4, or React's for NativeWind 2. */
declare module 'bundled/jsx-runtime' {
  export { jsx } from 'react/jsx-runtime';
}
