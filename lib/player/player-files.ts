/** URL paths of the files that players load, without the base path. */
export interface PlayerFiles {
  sandbox: string;
  compiler: string;
  /** Style sheet of the tools. It loads with the first tool that is used. */
  tools: string;
  /** Class data, used for completion and for the native styles of edited samples. */
  classes: string;
  /** Version of NativeWind that live samples run with. It is a key of `libraries`. */
  library: string;
  /** Files of each version of NativeWind. Used for classes that are not in the class data. */
  libraries: Record<string, LibraryUrls>;
  /** Folder of the built samples, with a trailing slash. */
  folder: string;
}

/** URL paths and download sizes of a NativeWind version's files. */
export interface LibraryUrls {
  script: string;
  /** Download size of the library with the trimmed parser, in bytes. */
  travels: number;
  parser?: ParserUrl;
  /** Complete parser, including code that hardly any class needs. */
  whole?: ParserUrl;
}

/** CSS parser for the compiler of NativeWind. */
export interface ParserUrl {
  url: string;
  /** Uncompressed size in bytes. `travels` is the download size together with the library. */
  length: number;
  travels: number;
}
