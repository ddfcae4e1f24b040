// Own names, since the types of these packages turn the timers of the whole project into those of native.
declare module 'bundled/react-native' {
  export const AppRegistry: object;
  export const Dimensions: { set(sizes: { window: object; screen: object }): void };
}

declare module 'bundled/nativewind' {
  export const colorScheme: { set(scheme: 'light' | 'dark'): void };
}

declare module 'bundled/nativewind/jsx-runtime';
