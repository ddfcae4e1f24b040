import type { Observed } from '@/lib/classes/computation/observe-class';
import type { AppTheme } from '@/lib/classes/data/theme-config';

/** Request to the library worker. `classes` are the classes to compute, and the response is their support. */
export interface LibraryQuestion {
  classes: string[];
  /**
   * CSS parser for NativeWind 4's compiler. `isWhole` is true for the complete parser and false for the
   * trimmed one. NativeWind 2 does not use a parser.
   */
  parser?: Blob;
  isWhole: boolean;
  /** Theme of the reader's app. Only NativeWind 4 uses it. Defaults to the preset's theme. */
  theme?: AppTheme;
}

/** Request for the names of all classes of a theme. Only NativeWind 4 supports it. */
export interface NamesQuestion {
  namesOf: AppTheme;
}

/** Copy of NativeWind that was loaded for one platform. See `platform-library.ts`. */
export interface PlatformLibrary {
  observe(classes: string[], parser: WebAssembly.Module, theme?: AppTheme): Promise<Observed[]>;
  css(classes: string[], theme?: AppTheme): Promise<string[]>;
  names(theme: AppTheme): string[];
}

/** Message of the worker's error when the trimmed parser lacks code that a class needs. */
export const NEEDS_WHOLE = 'whole parser';
