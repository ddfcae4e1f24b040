/** Input that a cached result is computed from. */
export type Input = string | Uint8Array;

/** Code that computes cached results, as paths relative to the project root. */
export interface Code {
  /** Entry modules. Everything they import is included. */
  modules: readonly string[];
  /** Files, or folders of files, that the modules read at run time. */
  files?: readonly string[];
}

/** Cache of results from earlier builds. Each key covers the inputs and the code that computes the result. */
export interface CachedResults<Result> {
  /** Returns the cache key for these inputs. */
  keyOf(...inputs: Input[]): string;
  /** Returns the result cached under a key. Undefined on a cache miss. */
  read(key: string): Result | undefined;
  write(key: string, result: Result): void;
  /** Returns the cached result for the inputs. On a cache miss, calls `make` and caches what it returns. */
  result(inputs: readonly Input[], make: () => Promise<Result>): Promise<Result>;
}

/** Opens the cache with this name for results that are computed by `code`. */
export type OpenResults = <Result>(name: string, code: Code) => CachedResults<Result>;
