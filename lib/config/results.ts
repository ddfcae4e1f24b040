/** A value that a result is made from. */
export type Input = string | Uint8Array;

/** The code that makes results, by paths from the project's root. */
export interface Code {
  /** Modules; the modules that they import count as well. */
  modules: readonly string[];
  /** Files that the modules read when they run, and folders of such files. */
  files?: readonly string[];
}

/** Results of earlier runs, found by everything that they were made from. */
export interface Results<Result> {
  /** The key of the result of these inputs. */
  keyOf(...inputs: Input[]): string;
  /** The stored result; undefined when there is none. */
  read(key: string): Result | undefined;
  write(key: string, result: Result): void;
  /** The stored result of the inputs, or the one that `make` resolves to, which is stored. */
  result(inputs: readonly Input[], make: () => Promise<Result>): Promise<Result>;
}

/** Opens the results that some code has made, by name. */
export type OpenResults = <Result>(name: string, code: Code) => Results<Result>;
