import type { Observed } from '@/lib/classes/computation/observe-class';

/** What the page asks: what becomes of classes. */
export interface LibraryQuestion {
  classes: string[];
  /** The parser that the compiler of version 4 works with, and whether nothing of it was left out. */
  parser?: Blob;
  isWhole: boolean;
}

/** A copy of the library for one platform. */
export interface PlatformLibrary {
  observe(classes: string[], parser: WebAssembly.Module): Promise<Observed[]>;
  css(classes: string[]): Promise<string[]>;
}

/** The message of a worker whose parser lacks what a class needs. */
export const NEEDS_WHOLE = 'The whole parser is needed.';
