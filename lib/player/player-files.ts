/** URL paths of what players load, without base path. */
export interface PlayerFiles {
  sandbox: string;
  compiler: string;
  /** The style sheet of what comes with the first tool. */
  tools: string;
  /** The class data, for completion and for what native makes of edited samples. */
  classes: string;
  /** The library that live samples run, one of `libraries`. */
  library: string;
  /** The libraries themselves, for what the class data does not know, by their names. */
  libraries: Record<string, LibraryUrls>;
  /** The folder of shipped samples, with a slash at its end. */
  folder: string;
}

/** Where a library is. */
export interface LibraryUrls {
  script: string;
  /** What it weighs as it travels, with the trimmed parser, in bytes. */
  travels: number;
  parser?: ParserUrl;
  /** The parser with what hardly any class needs. */
  whole?: ParserUrl;
}

/** A parser that a library works with. */
export interface ParserUrl {
  url: string;
  /** Bytes unpacked, and as they travel together with the library. */
  length: number;
  travels: number;
}
