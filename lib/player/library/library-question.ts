import type { Observed } from '@/lib/classes/computation/observe-class';

/** Request to the library worker. `classes` are the classes to compute. */
export interface LibraryQuestion {
  classes: string[];
  /**
   * CSS parser for NativeWind 4's compiler. `isWhole` is true for the complete parser and false for the
   * trimmed one. NativeWind 2 does not use a parser.
   */
  parser?: Blob;
  isWhole: boolean;
}

/** Copy of NativeWind that was loaded for one platform. See `platform-library.ts`. */
export interface PlatformLibrary {
  observe(classes: string[], parser: WebAssembly.Module): Promise<Observed[]>;
  css(classes: string[]): Promise<string[]>;
}

/** Message of the worker's error when the trimmed parser lacks code that a class needs. */
export const NEEDS_WHOLE = 'The whole parser is needed.';
