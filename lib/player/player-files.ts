/** URL paths of the files that all players share, without the base path. */
export interface PlayerFiles {
  sandbox: string;
  compiler: string;
  /** Style sheet of the editing tools. It loads when the reader first uses one of the tools. */
  tools: string;
  /** Class data file, used for code completion and for the native styles of edited samples. */
  classes: string;
  /** NativeWind version that live samples run with, such as `v4`. It is a key of `libraries`. */
  library: string;
  /**
   * Files that run each NativeWind version, keyed by version. They are used for classes that are not in the
   * class data.
   */
  libraries: Record<string, LibraryUrls>;
  /** URL path of the folder with all player files, with a trailing slash. */
  folder: string;
}

/** URL paths and download sizes of the files that run one NativeWind version. */
export interface LibraryUrls {
  script: string;
  /** Download size of the script, plus the trimmed parser if there is one, in bytes. */
  travels: number;
  parser?: ParserUrl;
  /** Complete parser, for classes that the trimmed parser cannot handle. */
  whole?: ParserUrl;
}

/** CSS parser for NativeWind's compiler. */
export interface ParserUrl {
  url: string;
  /**
   * Uncompressed size in bytes. `travels` is the combined download size of the parser and the script, also in
   * bytes.
   */
  length: number;
  travels: number;
}

/** URL paths of the files that evaluate the Tailwind configuration of an app. */
export interface ThemeFiles {
  /** Document of the sandboxed iframe that runs the configuration. */
  frame: string;
  /** Worker that compiles the configuration to JavaScript. It also compiles samples. */
  compiler: string;
}

/** URL paths of the web workers that check the classes of a whole folder. */
export interface FolderFiles {
  worker: string;
  /** Unpacks ZIP files. */
  zip: string;
}

/** All files of the player. Pages load them in parts, so they are in several generated modules. */
export interface MadeFiles {
  player: PlayerFiles;
  theme: ThemeFiles;
  folder: FolderFiles;
}
