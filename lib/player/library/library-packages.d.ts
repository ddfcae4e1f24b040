declare module 'lightningcss-wasm' {
  /** Starts the one instance of this module. */
  export default function init(module: Promise<WebAssembly.Module>): Promise<void>;
  export function transform(options: object): object;
}

declare module '@react-native/normalize-colors' {
  export default function normalizeColor(color: string): number | null;
}
