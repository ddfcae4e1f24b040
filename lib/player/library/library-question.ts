import type { Observed } from '@/lib/classes/computation/observe-class';

/** Message to the library worker: the classes to compute. */
export interface LibraryQuestion {
  classes: string[];
  /**
   * CSS parser for the compiler of NativeWind 4. `isWhole` is true for the complete parser, false for the
   * trimmed one.
   */
  parser?: Blob;
  isWhole: boolean;
}

/** Copy of NativeWind that was loaded for one platform. */
export interface PlatformLibrary {
  observe(classes: string[], parser: WebAssembly.Module): Promise<Observed[]>;
  css(classes: string[]): Promise<string[]>;
}

/** Error message of a worker whose parser lacks code that a class needs. */
export const NEEDS_WHOLE = 'The whole parser is needed.';
